import { doubleLimits, pairIdOf } from 'contract/rules/people/doubles';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { splitIntoChunks } from '#model/maintenance/chunks.ts';
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from '#model/maintenance/report.ts';
import { type FoundDouble, findDoubles, newReasons } from '#model/people/doubles/find-doubles.ts';
import { type MemberDoubleRecord, memberDoubles, toDoubleRecord } from '#model/people/doubles/records.ts';
import { currentPeople } from '#model/people/index/current-people.ts';
import type { PeopleIndex } from '#model/people/index/people-index.ts';
import { expireMerge, findExpiredMerges } from '#model/people/merges/expire-merge.ts';

type StoredDouble = Stored<MemberDoubleRecord>;
type Change = (batch: Batch) => void;

async function readStored(limit: number): Promise<Map<string, StoredDouble>> {
  const stored = new Map<string, StoredDouble>();
  for await (const rows of memberDoubles.inBatches({ orderBy: 'foundAt', limit }, 500))
    for (const row of rows) stored.set(row.id, row);
  return stored;
}

/** More pairs than admins can decide. */
const maxStored = 20_000;

const toRecord = (found: FoundDouble): MemberDoubleRecord => toDoubleRecord(found, clock.now());

/** Stores a found pair. A dismissed one is open again only for a new reason. */
function toFoundChange(found: FoundDouble, stored: StoredDouble | undefined): Change | undefined {
  const id = pairIdOf(...found.people);
  if (stored === undefined) return (batch) => batch.create(memberDoubles, id, toRecord(found));
  const isNew = newReasons(found.reasons, stored.data.reasons).length > 0;
  if (stored.data.state === 'dismissed')
    return isNew ? (batch) => batch.update(memberDoubles, id, toRecord(found), stored.version) : undefined;
  const { people, reasons, score } = toRecord(found);
  const isSame = !isNew && stored.data.score === score && stored.data.reasons.length === reasons.length;
  const values = { people, reasons, score };
  return isSame ? undefined : (batch) => batch.update(memberDoubles, id, values, stored.version);
}

/** Deletes an open pair that is none any more, and each pair of a deleted person. */
function toGoneChange(stored: StoredDouble, found: ReadonlySet<string>, index: PeopleIndex) {
  const isGone = stored.data.people.some((id) => index.get(id) === undefined);
  const isOver = stored.data.state === 'open' && !found.has(stored.id);
  if (!isGone && !isOver) return undefined;
  return (batch: Batch) => batch.delete(memberDoubles, stored.id, stored.version);
}

const batchSize = 200;

/**
 * Finds people who are probably one among all in memory, and stores the pairs. Makes merges final that can no longer be
 * undone.
 */
export async function storeDoubles(options: JobOptions): Promise<JobReport> {
  const index = await currentPeople();
  const strongest = findDoubles(index.sorted('createdAt')).slice(0, doubleLimits.openPairs);
  const found = new Set(strongest.map(({ people }) => pairIdOf(...people)));
  const stored = await readStored(maxStored);
  const changes = [
    ...[...stored.values()].map((row) => toGoneChange(row, found, index)),
    ...strongest.map((double) => toFoundChange(double, stored.get(pairIdOf(...double.people)))),
  ].filter((change) => change !== undefined);
  const due = changes.slice(0, options.limit);
  let pairs = 0;
  const write = async ({ rows }: { rows: readonly Change[] }) => {
    const batch = new Batch();
    for (const change of rows) change(batch);
    if (!options.dryRun) await batch.commit();
    pairs += rows.length;
  };
  const chunks = splitIntoChunks(due, batchSize).map((rows, at) => ({ id: `pairs ${at}`, rows }));
  const written = await forEachDue(chunks, write, options.time);
  const expired = await findExpiredMerges(options.limit);
  const ended = await forEachDue(expired, skipInDryRun(options, expireMerge), options.time);
  return {
    done: { pairs, ended: ended.done },
    failures: [...written.failures, ...ended.failures],
    findings: [],
    isMore: written.isCut || ended.isCut || due.length < changes.length || expired.length === options.limit,
  };
}
