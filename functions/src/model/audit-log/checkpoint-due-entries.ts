import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit, auditCheckpoints } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditCheckpointRecord } from '#data/records.ts';
import { computeLeaf } from '#model/base/compute-leaf.ts';
import type { AuditSigner } from './checkpoint.ts';
import {
  type CheckpointEntry,
  checkpointIdOf,
  maxLatenessMs,
  nextCheckpoint,
  signCheckpoint,
} from './next-checkpoint.ts';

/** Maximum number of entries in one checkpoint, which stores their ids and leaves. */
const maxEntriesPerCheckpoint = 2_000;
/** Age from which an entry is expected to be stored, by default. */
const defaultSettleMs = 60_000;

interface CheckpointOptions {
  readonly signer: AuditSigner;
  /** Minimum age of the entries that are included, a minute by default. */
  readonly settleMs?: number;
  readonly hasTime?: () => boolean;
}

/** Reads the newest checkpoint. */
export const readNewestCheckpoint = async (): Promise<Stored<AuditCheckpointRecord> | undefined> =>
  (await auditCheckpoints.query({ orderBy: 'size', direction: 'desc', limit: 1 }))[0];

/**
 * Adds each entry without a checkpoint exactly once, even with concurrent calls and if it was stored up to
 * ten minutes late. Returns their number. Without new entries it costs two reads and no write.
 */
export async function checkpointDueEntries({
  signer,
  settleMs = defaultSettleMs,
  hasTime = () => true,
}: CheckpointOptions): Promise<number> {
  let checkpointed = 0;
  while (hasTime()) {
    const last = (await readNewestCheckpoint())?.data;
    const due = await findDueEntries(last, new Date(clock.now().getTime() - settleMs));
    if (due === undefined) return checkpointed;
    const checkpoint = signCheckpoint(nextCheckpoint(last, due.newEntries, due.recentTimes), signer);
    try {
      await new Batch().create(auditCheckpoints, checkpointIdOf(last?.size ?? 0), checkpoint).commit();
      checkpointed += checkpoint.count;
    } catch (error) {
      // Another process created this checkpoint first. The next round reads the remaining entries.
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  return checkpointed;
}

interface Due {
  readonly newEntries: readonly CheckpointEntry[];
  readonly recentTimes: readonly Date[];
}

const entryFields = audit.select('at', 'actorId', 'action', 'targetId', 'people', 'proof');

async function findDueEntries(
  last: AuditCheckpointRecord | undefined,
  before: Date,
): Promise<Due | undefined> {
  const window = last === undefined ? { before } : timeRangeAfter(last, before);
  const { recent = 0 } = last ?? {};
  if (last !== undefined && (await audit.count({ orderBy: 'at', ...window })) <= recent) return undefined;
  const [found, checkpointedIds] = await Promise.all([
    entryFields.query({ orderBy: 'at', ...window, limit: recent + 2 * maxEntriesPerCheckpoint }),
    last === undefined ? new Set<string>() : readIdsCheckpointedSince(timeRangeAfter(last, before).from),
  ]);
  const fresh = found.filter(({ id }) => !checkpointedIds.has(id)).slice(0, maxEntriesPerCheckpoint);
  if (fresh.length === 0) return undefined;
  return {
    newEntries: fresh.map(({ id, data }) => ({
      id,
      at: data.at,
      leaf: data.proof?.leaf ?? computeMissingLeaf(id, data),
    })),
    recentTimes: found.filter(({ id }) => checkpointedIds.has(id)).map(({ data }) => data.at),
  };
}

const computeMissingLeaf = (
  id: string,
  entry: Awaited<ReturnType<typeof entryFields.query>>[number]['data'],
): string => computeLeaf(id, { ...entry, actorName: '', targetName: '', details: {} });

/**
 * Returns the time range of entries to include. It ends at the end of the last checkpoint or later, so that
 * processes with different clocks miss no entry of each other.
 */
const timeRangeAfter = ({ to }: AuditCheckpointRecord, before: Date): { from: Date; before: Date } => ({
  from: new Date(to.getTime() - maxLatenessMs),
  before: new Date(Math.max(before.getTime(), to.getTime() + 1)),
});

const checkpointIds = auditCheckpoints.select('to', 'ids');

/** Reads checkpoints that end at `from` or later. No other one contains entries of that time. */
async function readIdsCheckpointedSince(from: Date): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const checkpoints of checkpointIds.inBatches({ orderBy: 'to', from, limit: 10_000 }, 50)) {
    for (const { data } of checkpoints) for (const id of data.ids) ids.add(id);
  }
  return ids;
}

/** Age at which an entry without a checkpoint raises the alarm. Entries get one within two minutes. */
const maxCheckpointAgeMs = 15 * 60_000;

/**
 * Returns the creation time of the last checkpointed entry, and whether a later entry has waited longer than
 * `maxCheckpointAgeMs`.
 */
export async function readCheckpointLateness(): Promise<{ until: Date | null; isLate: boolean }> {
  const last = (await readNewestCheckpoint())?.data;
  const before = new Date(clock.now().getTime() - maxCheckpointAgeMs);
  if (last === undefined)
    return { until: null, isLate: (await audit.query({ orderBy: 'at', before, limit: 1 })).length > 0 };
  const count = await audit.count({ orderBy: 'at', ...timeRangeAfter(last, before) });
  return { until: last.to, isLate: count > last.recent };
}

/**
 * Counts entries without a checkpoint that are too old to be included. The result is negative if checkpointed entries
 * were deleted.
 */
export async function countMissedEntries(): Promise<number> {
  const last = (await readNewestCheckpoint())?.data;
  if (last === undefined) return 0;
  const before = new Date(last.to.getTime() - maxLatenessMs);
  return (await audit.count({ orderBy: 'at', before })) - (last.size - last.recent);
}
