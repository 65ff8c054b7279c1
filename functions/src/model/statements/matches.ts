import type { Batch } from '#data/batch.ts';
import type { BillRecord, KnownLine } from '#data/bill-records.ts';
import { bills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

type KnownBill = Stored<BillRecord>;

/** Those of whom bills are, as far as their account is there. */
export type People = ReadonlyMap<string, Pick<UserRecord, 'bill' | 'bankMatch'>>;

const ownerOf = ({ data: { userId } }: KnownBill, people: People) =>
  userId === null ? undefined : people.get(userId);

/** What a bill keeps of its line. */
export const knownLineOf = (
  id: string,
  { date, sen, narrative }: Pick<KnownLine, 'date' | 'sen' | 'narrative'>,
  why: KnownLine['why'],
): KnownLine => ({ id, date, sen, narrative, why });

/**
 * Adds to a bill, and to whose it is, that its money came in this line; fails the batch if the bill was changed. Of a
 * bill of before, people are told nothing: they may have the next one.
 */
export function linkBill(batch: Batch, bill: KnownBill, line: KnownLine, people: People): void {
  const { id, data, version } = bill;
  batch.update(bills, id, { bankLine: line }, version);
  const owner = ownerOf(bill, people);
  const isCurrent = data.payer !== null || owner?.bill === id;
  if (data.userId !== null && owner !== undefined && isCurrent)
    batch.update(users, data.userId, { bankMatch: { bill: id, line } });
}

/** Adds that it was not its money after all. */
export function unlinkBill(batch: Batch, bill: KnownBill, people: People): void {
  const { id, data, version } = bill;
  batch.update(bills, id, { bankLine: null }, version);
  if (data.userId !== null && ownerOf(bill, people)?.bankMatch?.bill === id)
    batch.update(users, data.userId, { bankMatch: null });
}

/** Those of whom bills are. Costs a read for each. */
export async function peopleBehind(of: readonly KnownBill[]): Promise<People> {
  const found = await users.getMany([...new Set(of.flatMap(({ data }) => data.userId ?? []))]);
  return new Map(found.map(({ id, data }) => [id, data]));
}
