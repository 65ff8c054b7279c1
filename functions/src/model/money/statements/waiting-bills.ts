import { type MatchableBill, paymentWindowOf } from 'contract/rules/money/matching/matchable';
import { queryLimits } from 'contract/rules/query-limits';
import { isoDate } from 'contract/text/dates';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, institutions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { type BillOwners, readBillOwners } from './link-bill.ts';

/** A bill that money may arrive for: its record, and its form for the matcher. */
export interface WaitingBill {
  readonly stored: Stored<BillRecord>;
  readonly matchable: MatchableBill;
}

interface WaitingBills {
  /** First day on which a transfer can pay any of them; undefined without bills. */
  readonly from: string | undefined;
  readonly bills: readonly WaitingBill[];
  /** Their owners, except deleted accounts. */
  readonly owners: BillOwners;
}

/**
 * Reads open bills, and closed ones while their amounts are reserved, even with a line, so that no other bill gets a
 * second transfer.
 */
export async function readWaitingBills(): Promise<WaitingBills> {
  const limit = queryLimits.maxMatchedBills;
  const [open, over] = await Promise.all([
    bills.find('state', 'open', limit),
    bills.query({ orderBy: 'releaseAt', from: clock.now(), limit }),
  ]);
  const waiting = [...new Map([...open, ...over].map((bill) => [bill.id, bill])).values()];
  const windows = waiting.map(({ data }) => paymentWindowOf(toDays(data)).from);
  const { namesOf, owners } = await readNames(waiting);
  return {
    from: windows.sort()[0],
    bills: waiting.map((stored) => ({ stored, matchable: toMatchableBill(stored, namesOf(stored.data)) })),
    owners,
  };
}

const toDays = ({ openedAt, closedAt }: BillRecord): Pick<MatchableBill, 'openedOn' | 'closedOn'> => ({
  openedOn: isoDate(openedAt),
  closedOn: closedAt === null ? null : isoDate(closedAt),
});

/** Reads the owners, and the names of the person and of the paying institution of a bill. */
async function readNames(waiting: readonly Stored<BillRecord>[]) {
  const institutionIds = new Set(waiting.flatMap(({ data }) => data.institutionId ?? []));
  const [owners, payers] = await Promise.all([
    readBillOwners(waiting),
    institutions.getMany([...institutionIds]),
  ]);
  const byInstitution = new Map(payers.map(({ id, data }) => [id, data.name]));
  const namesOf = ({ userId, institutionId }: BillRecord): string[] =>
    [owners.get(userId ?? '')?.name, byInstitution.get(institutionId ?? '')].filter(
      (name) => name !== undefined && name.trim() !== '',
    ) as string[];
  return { namesOf, owners };
}

const toMatchableBill = ({ id, data }: Stored<BillRecord>, names: readonly string[]): MatchableBill => ({
  code: id,
  fee: data.fee,
  amount: data.amount,
  hasOwnAmount: data.uniqueCode !== null,
  names,
  ...toDays(data),
});
