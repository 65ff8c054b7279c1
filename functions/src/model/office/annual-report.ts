import type { MembershipStatus } from 'contract/rules/membership';
import { type IncomeKind, incomeKinds } from 'contract/rules/money/ledger';
import { isoDate } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { ledgerMonths, ledgerTotals, memberMonths, memberTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { MemberMonths, MemberTotals } from '#data/totals-records.ts';
import { statusesAtEndOf } from './member-history.ts';
import { readBooksStart } from './money-overview.ts';
import { type MembershipsOfYear, readMemberships } from './paid-memberships.ts';

/** Whole rupiah. */
export interface YearsDues {
  readonly received: number;
  /** Of the year itself. */
  readonly dues: number;
  /** What the dues of later years grew by; less than 0 where more of them became dues of the year. */
  readonly deferred: number;
}

/** What is not known is null: it was before somebody counted. */
export interface AnnualReport {
  readonly year: number;
  /** 'YYYY-MM-DD': what the start tells of is the end of this day, the last one of the year before. */
  readonly from: string;
  /** 'YYYY-MM-DD': the last day of the year, or today. */
  readonly until: string;
  readonly isOver: boolean;
  readonly madeAt: Date;
  /** 'YYYY-MM-DD' of the oldest entry. */
  readonly booksStart: string | null;
  /** The last month of the year that is closed, 'YYYY-MM'. */
  readonly closedThrough: string | null;
  readonly dues: Readonly<Record<IncomeKind, YearsDues>> | null;
  /** What of the money received is neither: unique codes and corrections. */
  readonly other: number | null;
  readonly accounts: AccountsOfYear;
  readonly memberships: MembershipsOfYear;
}

interface AccountsOfYear {
  /** 'YYYY-MM' since when they are counted. */
  readonly since: string | null;
  readonly start: Readonly<Record<MembershipStatus, number>> | null;
  readonly end: Readonly<Record<MembershipStatus, number>> | null;
  /** Who became members. */
  readonly joined: number | null;
}

const total = (by: Partial<Record<string, number>> = {}): number =>
  Object.values(by).reduce((sum: number, amount = 0) => sum + amount, 0);

/** What the months of a year come to; a read for each that has entries. */
async function readDues(year: number): Promise<Pick<AnnualReport, 'dues' | 'other'>> {
  const rows = await ledgerMonths.query({
    orderBy: 'month',
    from: `${year}-01`,
    before: `${year}~`,
    limit: 12,
  });
  const over = (amountOf: (month: LedgerMonthRecord) => number): number =>
    rows.reduce((sum, { data }) => sum + amountOf(data), 0);
  const of = (kind: IncomeKind): YearsDues => ({
    received: over(({ received }) => received?.[kind] ?? 0),
    dues: over(({ dues }) => dues?.[kind] ?? 0),
    deferred: 0 - over(({ deferred }) => total(deferred?.[kind])),
  });
  const dues = Object.fromEntries(incomeKinds.map((kind) => [kind, of(kind)])) as Record<
    IncomeKind,
    YearsDues
  >;
  return {
    dues,
    other: 0 - over(({ balances = {} }) => (balances.rounding ?? 0) + (balances.corrections ?? 0)),
  };
}

function accountsOf(year: number, totals: MemberTotals['byStatus'], months: MemberMonths): AccountsOfYear {
  const [since] = Object.keys(months).sort();
  const at = (month: string) =>
    since === undefined || month < since ? null : statusesAtEndOf(month, totals, months);
  const [end, start] = [at(`${year}-12`), at(`${year - 1}-12`)];
  const joined = Object.entries(months)
    .filter(([month]) => month.startsWith(`${year}-`))
    .reduce((sum, [, counts]) => sum + (counts.joined ?? 0), 0);
  return { since: since ?? null, start, end, joined: end === null ? null : joined };
}

/**
 * What became of a calendar year in Jakarta (decision 0095). Costs a read for each month that has entries, five more, and
 * twelve counts of the books.
 *
 * @returns undefined for a year that has not begun
 */
export async function readAnnualReport(year: number): Promise<AnnualReport | undefined> {
  const madeAt = clock.now();
  const today = isoDate(madeAt);
  if (`${year}-01-01` > today) return undefined;
  const last = `${year}-12-31`;
  const isOver = last < today;
  const span = { from: `${year - 1}-12-31`, until: isOver ? last : today, isOver };
  const booksStart = await readBooksStart();
  const [[members, months], closed, money, memberships] = await Promise.all([
    getBoth(memberTotals, totalsIds.members, memberMonths, totalsIds.memberMonths),
    ledgerTotals.get(totalsIds.ledger),
    readDues(year),
    readMemberships(span, booksStart),
  ]);
  const closedThrough = closed?.data.closedThrough ?? '';
  const isBooked = booksStart !== undefined && booksStart <= span.until;
  return {
    year,
    ...span,
    madeAt,
    booksStart: booksStart ?? null,
    closedThrough: closedThrough < `${year}-01` ? null : ([closedThrough, `${year}-12`].sort()[0] as string),
    ...(isBooked ? money : { dues: null, other: null }),
    accounts: accountsOf(year, members?.data.byStatus ?? {}, months?.data ?? {}),
    memberships,
  };
}
