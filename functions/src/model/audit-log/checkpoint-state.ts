import { auditCheckpoints } from '#data/collections.ts';
import { maxLatenessMs } from './next-checkpoint.ts';

interface Entry {
  readonly id: string;
  readonly data: { readonly at: Date };
}

interface CheckpointState {
  /** Creation time of the last checkpointed entry; null before the first checkpoint. */
  readonly until: Date | null;
  /** Whether a checkpoint contains the entry. */
  readonly isCheckpointed: (entry: Entry) => boolean;
  /** True if no checkpoint will contain the entry: stored too late, or not by this program. */
  readonly isMissed: (entry: Entry) => boolean;
}

const checkpointEnds = auditCheckpoints.select('to');
const checkpointIds = auditCheckpoints.select('ids');

/** Returns the time of the last checkpointed entry; undefined without a checkpoint. */
export async function checkpointedUntil(): Promise<Date | undefined> {
  const [newest] = await checkpointEnds.query({ orderBy: 'size', direction: 'desc', limit: 1 });
  return newest?.data.to;
}

/** Limit of Firestore for the values of one `array-contains-any` filter. */
const maxIdsPerQuery = 30;

async function findCheckpointed(ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += maxIdsPerQuery) {
    const chunk = ids.slice(from, from + maxIdsPerQuery);
    const checkpoints = await checkpointIds.findAny('ids', chunk, chunk.length);
    for (const { data } of checkpoints) for (const id of data.ids) found.add(id);
  }
  return found;
}

/**
 * Returns which entries have a checkpoint. `until` must be read before the entries; then no new entry is reported as
 * missed.
 */
export async function checkpointStateOf(
  entries: readonly Entry[],
  until: Date | undefined,
): Promise<CheckpointState> {
  if (until === undefined) return { until: null, isCheckpointed: () => false, isMissed: () => false };
  const ids = await findCheckpointed(entries.filter(({ data }) => data.at <= until).map(({ id }) => id));
  const lateLimit = until.getTime() - maxLatenessMs;
  return {
    until,
    isCheckpointed: ({ id }) => ids.has(id),
    isMissed: ({ id, data }) => data.at.getTime() < lateLimit && !ids.has(id),
  };
}
