import { auditSeals } from '#data/collections.ts';
import { lateMs } from './seal.ts';

interface Entry {
  readonly id: string;
  readonly data: { readonly at: Date };
}

export interface SealState {
  /** When the last sealed entry was made; null before the first seal. */
  readonly until: Date | null;
  /** Whether a seal holds it. */
  readonly isSealed: (entry: Entry) => boolean;
  /** Whether none holds it, nor ever will: it came too long after its time, or was put there by somebody else. */
  readonly isMissed: (entry: Entry) => boolean;
}

const ends = auditSeals.only('to');
const sealed = auditSeals.only('ids');

/** When the last sealed entry was made; undefined before the first seal. One read. */
export async function sealedUntil(): Promise<Date | undefined> {
  const [newest] = await ends.query({ orderBy: 'size', direction: 'desc', limit: 1 });
  return newest?.data.to;
}

/** Firestore looks for so many values in a list at once. */
const idsAtOnce = 30;

/** Costs a read for each seal that holds some of them, one at least. */
async function sealedAmong(ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const seals = await sealed.findAny('ids', some, some.length);
    for (const { data } of seals) for (const id of data.ids) found.add(id);
  }
  return found;
}

/**
 * Which of some entries are sealed. Costs a read for each seal that holds some of them.
 *
 * @param until as `sealedUntil` told it; where that was before the entries were read, none of them is told too early
 */
export async function sealStateOf(entries: readonly Entry[], until: Date | undefined): Promise<SealState> {
  if (until === undefined) return { until: null, isSealed: () => false, isMissed: () => false };
  const ids = await sealedAmong(entries.filter(({ data }) => data.at <= until).map(({ id }) => id));
  const taken = until.getTime() - lateMs;
  return {
    until,
    isSealed: ({ id }) => ids.has(id),
    isMissed: ({ id, data }) => data.at.getTime() < taken && !ids.has(id),
  };
}
