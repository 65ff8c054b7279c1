import type { Batch } from '#data/batch.ts';
import type { BillRecord, KnownLine } from '#data/bill-records.ts';
import { bills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';

type KnownBill = Stored<BillRecord>;

/** What a bill keeps of its line. */
export const knownLineOf = (
  id: string,
  { date, sen, narrative }: Pick<KnownLine, 'date' | 'sen' | 'narrative'>,
  why: KnownLine['why'],
): KnownLine => ({ id, date, sen, narrative, why });

/**
 * Adds to a bill, and to whose it is, that its money came in this line; fails the batch if the bill was changed.
 *
 * @param people ids of those whose account is still there
 */
export function linkBill(
  batch: Batch,
  { id, data, version }: KnownBill,
  line: KnownLine,
  people: ReadonlySet<string>,
): void {
  batch.update(bills, id, { bankLine: line }, version);
  if (data.userId !== null && people.has(data.userId))
    batch.update(users, data.userId, { bankMatch: { bill: id, line } });
}

/** Adds that it was not its money after all. */
export function unlinkBill(
  batch: Batch,
  { id, data, version }: KnownBill,
  people: ReadonlySet<string>,
): void {
  batch.update(bills, id, { bankLine: null }, version);
  if (data.userId !== null && people.has(data.userId)) batch.update(users, data.userId, { bankMatch: null });
}

/** Ids of those of whom bills are whose account is still there. Costs a read for each. */
export async function peopleBehind(of: readonly KnownBill[]): Promise<Set<string>> {
  const found = await users.getMany([...new Set(of.flatMap(({ data }) => data.userId ?? []))]);
  return new Set(found.map(({ id }) => id));
}
