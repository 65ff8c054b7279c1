import { billWindow, type MatchableBill } from 'contract/rules/money/matching/matchable';
import { queryLimits } from 'contract/rules/query-limits';
import { isoDate } from 'contract/words/dates';
import { normalise } from 'contract/words/search-words';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, institutions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { People } from './matches.ts';

/** A bill that money may come in for, as it was read and as lines are compared with it. */
export interface WaitingBill {
  readonly stored: Stored<BillRecord>;
  readonly matchable: MatchableBill;
}

export interface WaitingBills {
  /** First day of which a transfer can be for any of them; undefined without one. */
  readonly from: string | undefined;
  readonly bills: readonly WaitingBill[];
  /** Those of whom they are, as far as their account is there. */
  readonly people: People;
}

/**
 * Bills that money may come in for: the open ones, and those that were paid or have expired while their amounts are still
 * theirs. Those that have their line are among them: what would be theirs too is nobody else's. Costs a read for each (`queryLimits.matchedBills` of either at most), and as many for the
 * people and institutions that they are of.
 */
export async function waitingBills(): Promise<WaitingBills> {
  const limit = queryLimits.matchedBills;
  const [open, over] = await Promise.all([
    bills.find('state', 'open', limit),
    bills.query({ orderBy: 'releaseAt', from: clock.now(), limit }),
  ]);
  const waiting = [...new Map([...open, ...over].map((bill) => [bill.id, bill])).values()];
  const windows = waiting.map(({ data }) => billWindow(daysOf(data)).from);
  const { namesOf, people } = await readNames(waiting);
  return {
    from: windows.sort()[0],
    bills: waiting.map((stored) => ({ stored, matchable: matchableOf(stored, namesOf(stored.data)) })),
    people,
  };
}

const daysOf = ({ openedAt, closedAt }: BillRecord): Pick<MatchableBill, 'openedOn' | 'closedOn'> => ({
  openedOn: isoDate(openedAt),
  closedOn: closedAt === null ? null : isoDate(closedAt),
});

interface Names {
  readonly person: string;
  /** Where they work, as they wrote it. */
  readonly workplace: string;
  /** That pays; '' for who pays for themselves. */
  readonly institution: string;
}

const isFilled = (text: string): boolean => text.trim() !== '';

async function readNames(
  waiting: readonly Stored<BillRecord>[],
): Promise<{ namesOf: (bill: BillRecord) => Names; people: People }> {
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
      workplace: person?.institution ?? '',
      institution: institutionId === undefined ? '' : (byInstitution.get(institutionId) ?? ''),
    };
  };
  return { namesOf, people: byId };
}

function matchableOf(
  { id, data }: Stored<BillRecord>,
  { person, workplace, institution }: Names,
): MatchableBill {
  const named = [person, institution].filter(isFilled);
  const groups = [person, workplace, institution].filter(isFilled).map(normalise);
  return {
    code: id,
    fee: data.fee,
    amount: data.amount,
    hasOwnAmount: data.uniqueCode !== null,
    names: named,
    groups: [...new Set(groups)],
    ...daysOf(data),
  };
}
