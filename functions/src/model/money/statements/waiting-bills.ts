import { type MatchableBill, paymentWindowOf } from 'contract/rules/money/matching/matchable';
import { queryLimits } from 'contract/rules/query-limits';
import { isoDate } from 'contract/text/dates';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, institutions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { BillOwners } from './link-bill.ts';

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
  const { namesOf, people } = await readNames(waiting);
  return {
    from: windows.sort()[0],
    bills: waiting.map((stored) => ({ stored, matchable: toMatchableBill(stored, namesOf(stored.data)) })),
    owners: people,
  };
}

const toDays = ({ openedAt, closedAt }: BillRecord): Pick<MatchableBill, 'openedOn' | 'closedOn'> => ({
  openedOn: isoDate(openedAt),
  closedOn: closedAt === null ? null : isoDate(closedAt),
});

interface Names {
  readonly person: string;
  /** Name of the paying institution; '' for members who pay for themselves. */
  readonly institution: string;
}

async function readNames(
  waiting: readonly Stored<BillRecord>[],
): Promise<{ namesOf: (bill: BillRecord) => Names; people: BillOwners }> {
  const idsOf = (idOf: (bill: BillRecord) => string | null | undefined) => [
    ...new Set(waiting.flatMap(({ data }) => idOf(data) ?? [])),
  ];
  const [persons, payers] = await Promise.all([
    users.getMany(idsOf(({ userId }) => userId)),
    institutions.getMany(idsOf(({ institutionId }) => institutionId)),
  ]);
  const byId = new Map(persons.map(({ id, data }) => [id, data]));
  const byInstitution = new Map(payers.map(({ id, data }) => [id, data.name]));
  const namesOf = ({ userId, institutionId }: BillRecord): Names => {
    const person = userId === null ? undefined : byId.get(userId);
    return {
      person: person?.name ?? '',
      institution: institutionId === undefined ? '' : (byInstitution.get(institutionId) ?? ''),
    };
  };
  return { namesOf, people: byId };
}

const toMatchableBill = (
  { id, data }: Stored<BillRecord>,
  { person, institution }: Names,
): MatchableBill => ({
  code: id,
  fee: data.fee,
  amount: data.amount,
  hasOwnAmount: data.uniqueCode !== null,
  names: [person, institution].filter((name) => name.trim() !== ''),
  ...toDays(data),
});
