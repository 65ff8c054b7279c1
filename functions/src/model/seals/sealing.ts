import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { audit, auditSeals } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditSealRecord } from '#data/records.ts';
import { leafOf } from '#model/base/audit-leaf.ts';
import type { AuditSigner } from './checkpoint.ts';
import { lateMs, type Sealable, sealAfter, sealIdOf, signed } from './seal.ts';

/** Entries that one seal takes in; their ids and leaves stand in it. */
const mostOfSeal = 2_000;
/** Whoever writes an entry has this long until it is there. */
const usualGraceMs = 60_000;

export interface Sealing {
  readonly signer: AuditSigner;
  /** How old entries are that are sealed; a minute unless told. */
  readonly graceMs?: number;
  /** Whether there is time for one seal more. */
  readonly isTime?: () => boolean;
}

/** The newest seal. Costs a read. */
export const newestSeal = async (): Promise<Stored<AuditSealRecord> | undefined> =>
  (await auditSeals.query({ orderBy: 'size', direction: 'desc', limit: 1 }))[0];

/**
 * Takes all entries into the tree that are not in it yet, each once, however many do so at the same time; late ones up
 * to ten minutes after their time. Where nothing is new it writes nothing and reads two documents: the newest seal, and
 * how many entries there are since ten minutes before its end.
 *
 * @returns how many were sealed
 */
export async function sealDue({
  signer,
  graceMs = usualGraceMs,
  isTime = () => true,
}: Sealing): Promise<number> {
  let sealed = 0;
  while (isTime()) {
    const last = (await newestSeal())?.data;
    const due = await dueAfter(last, new Date(clock.now().getTime() - graceMs));
    if (due === undefined) return sealed;
    const seal = signed(sealAfter(last, due.fresh, due.sealedLately), signer);
    try {
      await new Batch().create(auditSeals, sealIdOf(last?.size ?? 0), seal).commit();
      sealed += seal.count;
    } catch (error) {
      // Another sealer was faster: what it left is looked for anew.
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  return sealed;
}

interface Due {
  readonly fresh: readonly Sealable[];
  readonly sealedLately: readonly Date[];
}

const rows = audit.only('at', 'actorId', 'action', 'targetId', 'people', 'proof');

async function dueAfter(last: AuditSealRecord | undefined, before: Date): Promise<Due | undefined> {
  const window = last === undefined ? { before } : windowAfter(last, before);
  const { recent = 0 } = last ?? {};
  if (last !== undefined && (await audit.count({ orderBy: 'at', ...window })) <= recent) return undefined;
  const [found, sealedIds] = await Promise.all([
    rows.query({ orderBy: 'at', ...window, limit: recent + 2 * mostOfSeal }),
    last === undefined ? new Set<string>() : idsSealedSince(windowAfter(last, before).from),
  ]);
  const fresh = found.filter(({ id }) => !sealedIds.has(id)).slice(0, mostOfSeal);
  if (fresh.length === 0) return undefined;
  return {
    fresh: fresh.map(({ id, data }) => ({ id, at: data.at, leaf: data.proof?.leaf ?? oldLeafOf(id, data) })),
    sealedLately: found.filter(({ id }) => sealedIds.has(id)).map(({ data }) => data.at),
  };
}

const oldLeafOf = (id: string, entry: Awaited<ReturnType<typeof rows.query>>[number]['data']): string =>
  leafOf(id, { ...entry, actorName: '', targetName: '', details: {} });

/** Up to what is sealed at least: whatever the clocks of two sealers say, none misses what the other one took. */
const windowAfter = ({ to }: AuditSealRecord, before: Date): { from: Date; before: Date } => ({
  from: new Date(to.getTime() - lateMs),
  before: new Date(Math.max(before.getTime(), to.getTime() + 1)),
});

const sealedRows = auditSeals.only('ids');

/** Ids of all entries in seals whose end is this moment or later; entries of that time are in no others. */
async function idsSealedSince(from: Date): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const seals of sealedRows.inBatches({ orderBy: 'to', from, limit: 10_000 }, 50)) {
    for (const { data } of seals) for (const id of data.ids) ids.add(id);
  }
  return ids;
}

/** Whether entries wait for longer than this to be sealed. Costs two reads. */
export async function isSealingLate(olderThanMs: number): Promise<boolean> {
  const last = (await newestSeal())?.data;
  const before = new Date(clock.now().getTime() - olderThanMs);
  if (last === undefined) return (await audit.query({ orderBy: 'at', before, limit: 1 })).length > 0;
  return (await audit.count({ orderBy: 'at', ...windowAfter(last, before) })) > last.recent;
}

/**
 * How many entries more there are than are sealed, of before the time from which late ones are still taken in; fewer
 * than none where some are gone that were. Costs a read, and one for each 1,000 entries.
 */
export async function neverSealed(): Promise<number> {
  const last = (await newestSeal())?.data;
  if (last === undefined) return 0;
  const before = new Date(last.to.getTime() - lateMs);
  return (await audit.count({ orderBy: 'at', before })) - (last.size - last.recent);
}
