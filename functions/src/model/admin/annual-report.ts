import type { MembershipStatus } from 'contract/rules/membership';
import {
  type DuesKind,
  duesKinds,
  type ExpenseCategory,
  expenseCategories,
  type MoneyAccount,
} from 'contract/rules/money/ledger';
import { isoDate } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { ledgerTotals, memberMonths, memberTotals, totalsIds } from '#data/collections.ts';
import type { LedgerMonthRecord } from '#data/ledger-records.ts';
import type { MemberMonths, MemberTotals } from '#data/totals-records.ts';
import { type BankComparison, balancesAt, compareWithBank } from '#model/money/ledger/balances.ts';
import { readBooksStart, readMonths } from '#model/money/ledger/months.ts';
import { countStatusesAtEndOf } from './member-history.ts';
import { type MembershipsOfYear, readMemberships } from './memberships-of-year.ts';
import { toAllCategories } from './money-overview.ts';

/** Amounts in whole rupiah. */
export interface YearsDues {
  readonly received: number;
  readonly dues: number;
  /** Increase of the dues of later years; negative if more of them became dues of this year. */
  readonly deferred: number;
}

/** Unknown values are null: they are from before the counting started. */
export interface AnnualReport {
  readonly year: number;
  /** 'YYYY-MM-DD', the last day of the year before. The start values are of its end. */
  readonly from: string;
  /** 'YYYY-MM-DD', the last day of the year, or today. */
  readonly until: string;
  readonly isOver: boolean;
  readonly madeAt: Date;
  /** 'YYYY-MM-DD' of the oldest entry. */
  readonly booksStart: string | null;
  /** Last closed month of the year, 'YYYY-MM'. */
  readonly closedThrough: string | null;
  readonly dues: Readonly<Record<DuesKind, YearsDues>> | null;
  /** Money received for events less money paid back. */
  readonly events: number | null;
  /** Received amounts that are no dues: unique codes and corrections. */
  readonly other: number | null;
  readonly cash: CashOfYear | null;
  readonly accounts: AccountsOfYear;
  readonly memberships: MembershipsOfYear;
}

/** Money that was received and spent, and the balances at both ends of the year. */
export interface CashOfYear {
  readonly received: number;
  readonly spent: Readonly<Record<ExpenseCategory, number>>;
  readonly start: Readonly<Record<MoneyAccount, number>>;
  readonly end: Readonly<Record<MoneyAccount, number>>;
  /** Newest bank statement until the end of the year; null without one. */
  readonly bank: BankComparison | null;
}

interface AccountsOfYear {
  /** Month since which accounts are counted, 'YYYY-MM'. */
  readonly since: string | null;
  readonly start: Readonly<Record<MembershipStatus, number>> | null;
  readonly end: Readonly<Record<MembershipStatus, number>> | null;
  /** Number of accounts that became members. */
  readonly joined: number | null;
}

const sumAmounts = (by: Partial<Record<string, number>> = {}): number =>
  Object.values(by).reduce((sum: number, amount = 0) => sum + amount, 0);

type Money = Pick<AnnualReport, 'dues' | 'events' | 'other' | 'cash'>;

/** Sums the months of a year, and those before for the balances. */
async function readMoney(year: number, until: string): Promise<Money> {
  const months = await readMonths();
  const rows = months.filter(({ id }) => id.startsWith(`${year}-`));
  const over = (amountOf: (month: LedgerMonthRecord) => number): number =>
    rows.reduce((sum, { data }) => sum + amountOf(data), 0);
  const of = (kind: DuesKind): YearsDues => ({
    received: over(({ received }) => received?.[kind] ?? 0),
    dues: over(({ dues }) => dues?.[kind] ?? 0),
    deferred: 0 - over(({ deferred }) => sumAmounts(deferred?.[kind])),
  });
  const dues = Object.fromEntries(duesKinds.map((kind) => [kind, of(kind)])) as Record<DuesKind, YearsDues>;
  const spent = expenseCategories.map((category) => [
    category,
    over(({ balances }) => balances?.[category] ?? 0),
  ]);
  return {
    dues,
    events: over(({ received }) => received?.event ?? 0),
    other: 0 - over(({ balances = {} }) => (balances.rounding ?? 0) + (balances.corrections ?? 0)),
    cash: {
      received: over(({ received }) => sumAmounts(received)),
      spent: toAllCategories(Object.fromEntries(spent)),
      start: balancesAt(months, `${year - 1}-12`),
      end: balancesAt(months, `${year}-12`),
      bank: await compareWithBank(months, until),
    },
  };
}

function toAccountsOfYear(
  year: number,
  totals: MemberTotals['byStatus'],
  months: MemberMonths,
): AccountsOfYear {
  const [since] = Object.keys(months).sort();
  const at = (month: string) =>
    since === undefined || month < since ? null : countStatusesAtEndOf(month, totals, months);
  const [end, start] = [at(`${year}-12`), at(`${year - 1}-12`)];
  const joined = Object.entries(months)
    .filter(([month]) => month.startsWith(`${year}-`))
    .reduce((sum, [, counts]) => sum + (counts.joined ?? 0), 0);
  return { since: since ?? null, start, end, joined: end === null ? null : joined };
}

/** Reads the report of a year in Jakarta (decision 0078); undefined if it has not started. */
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
    readMoney(year, span.until),
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
    ...(isBooked ? money : { dues: null, events: null, other: null, cash: null }),
    accounts: toAccountsOfYear(year, members?.data.byStatus ?? {}, months?.data ?? {}),
    memberships,
  };
}
