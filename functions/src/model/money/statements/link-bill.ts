import type { Batch } from '#data/batch.ts';
import type { BankLineSnapshot, BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';

type KnownBill = Stored<BillRecord>;

/** Owners of bills by user id. Deleted accounts are missing. */
export type BillOwners = ReadonlyMap<string, UserRecord>;

const ownerOf = ({ data: { userId } }: KnownBill, owners: BillOwners) =>
  userId === null ? undefined : owners.get(userId);

export const toKnownLine = (
  id: string,
  { date, sen, narrative }: Pick<BankLineSnapshot, 'date' | 'sen' | 'narrative'>,
  why: BankLineSnapshot['why'],
): BankLineSnapshot => ({ id, date, sen, narrative, why });

/**
 * Links a bill to a line, unless it changed. Its owner only sees the line of the current bill. The bill of an
 * event then waits for a decision, also without a proof.
 */
export function linkBill(batch: Batch, bill: KnownBill, line: BankLineSnapshot, owners: BillOwners): void {
  const { id, data, version } = bill;
  const isFirst = data.event !== undefined && !data.waitingSince && data.state !== 'closed';
  batch.update(bills, id, { bankLine: line, ...(isFirst ? { waitingSince: clock.now() } : {}) }, version);
  const owner = ownerOf(bill, owners);
  const isCurrent = data.payer !== null || owner?.bill === id;
  if (data.userId !== null && owner !== undefined && isCurrent)
    batch.update(users, data.userId, { bankMatch: { bill: id, line } });
}

export function unlinkBill(batch: Batch, bill: KnownBill, owners: BillOwners): void {
  const { id, data, version } = bill;
  const isLast = data.event !== undefined && !data.proofId;
  batch.update(bills, id, { bankLine: null, ...(isLast ? { waitingSince: null } : {}) }, version);
  if (data.userId !== null && ownerOf(bill, owners)?.bankMatch?.bill === id)
    batch.update(users, data.userId, { bankMatch: null });
}

export async function readBillOwners(of: readonly KnownBill[]): Promise<BillOwners> {
  const found = await users.getMany([...new Set(of.flatMap(({ data }) => data.userId ?? []))]);
  return new Map(found.map(({ id, data }) => [id, data]));
}
