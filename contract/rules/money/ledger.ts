import { isoDate, monthKey } from '../../text/dates.ts';
import type { PaidPeriod } from '../membership.ts';

/**
 * Categories of expenses, each with its own account (decision 0110). `charges` are fees of the bank,
 * `affiliation` is the dues to the international association.
 */
export const expenseCategories = [
  'rent',
  'honoraria',
  'catering',
  'travel',
  'printing',
  'plaques',
  'charges',
  'hosting',
  'affiliation',
  'sundry',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

export const moneyAccounts = ['bank', 'qris', 'cash', 'elsewhere'] as const;
export type MoneyAccount = (typeof moneyAccounts)[number];

export const duesAccounts = ['dues', 'deferred'] as const;

/**
 * Double-entry accounts. A debit increases money and expenses, and a credit increases income. `qris` is money
 * that the acquirer has not paid out yet, and `elsewhere` is another bank account. `dues` are those of the
 * calendar year of the entry, and `deferred` those of later years. `events` has the prices of events. `rounding` has
 * the differences that unique codes cause. `opening` is the counterpart of the money before the first entry.
 */
export const ledgerAccounts = [
  ...moneyAccounts,
  ...duesAccounts,
  'events',
  'rounding',
  'corrections',
  'opening',
  ...expenseCategories,
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** An account, or `expenses` for all categories. */
export const accountFilters = [...ledgerAccounts, 'expenses'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/**
 * `manual`: a payment that an admin recorded. `release`: deferred dues of a year that has begun. `opening`:
 * money of an account before the first entry.
 */
export const ledgerKinds = [
  'payment',
  'manual',
  'correction',
  'refund',
  'release',
  'expense',
  'opening',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const duesKinds = [
  'individual-registration',
  'individual-renewal',
  'institution-registration',
  'institution-renewal',
] as const;
export type DuesKind = (typeof duesKinds)[number];

export const incomeKinds = [...duesKinds, 'event'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** Whole rupiah in an account: a debit is positive, a credit negative. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
  /** Only for `deferred`: the calendar year of the dues. */
  readonly year?: number;
}

/** Returns the sum of postings, which is 0 for every entry. */
export const sumOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the change of money by an entry; negative for money that was paid out. */
export const moneyOf = (postings: readonly Posting[]): number =>
  sumOf(postings.filter(({ account }) => (moneyAccounts as readonly LedgerAccount[]).includes(account)));

export const isExpenseCategory = (account: string): account is ExpenseCategory =>
  (expenseCategories as readonly string[]).includes(account);

export const expensePostings = (from: MoneyAccount, category: ExpenseCategory, amount: number): Posting[] => [
  { account: from, amount: -amount },
  { account: category, amount },
];

/** Maximum number of opening entries of all accounts. */
export const maxOpenings = 80;

/** `difference` is the change of the money before the first entry; it can be negative. */
export const openingPostings = (account: MoneyAccount, difference: number): Posting[] => [
  { account, amount: difference },
  { account: 'opening', amount: -difference },
];

const dayMs = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/**
 * Splits in proportion to the days of the paid year, oldest year first. Each year is rounded down together
 * with the years before it, so that the shares add up to the amount.
 */
export function splitByYear(amount: number, period: PaidPeriod): ReadonlyMap<number, number> {
  const [from, until] = [isoDate(period.from), isoDate(period.until)];
  const first = dayNumber(from);
  const days = dayNumber(until) - first + 1;
  const shares = new Map<number, number>();
  let given = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    const passed = Math.min(dayNumber(`${year + 1}-01-01`) - first, days);
    const upTo = Math.trunc((amount * passed) / days);
    shares.set(year, upTo - given);
    given = upTo;
  }
  return shares;
}

/**
 * Returns credits. Dues of the entry's year and of earlier years are current, the rest is deferred. Without a
 * period, all are current.
 */
export function duesPostings(
  amount: number,
  period: PaidPeriod | null,
  bookedIn: number,
): readonly Posting[] {
  const shares = [...(period === null ? [[bookedIn, amount] as const] : splitByYear(amount, period))];
  const now = shares.reduce((sum, [year, share]) => (year <= bookedIn ? sum + share : sum), 0);
  const later = shares
    .filter(([year]) => year > bookedIn)
    .map(([year, share]): Posting => ({ account: 'deferred', amount: -share, year }));
  return [{ account: 'dues', amount: -now } as const, ...later].filter((posting) => posting.amount !== 0);
}

/** A payment of dues, in whole rupiah. */
interface DuesPayment {
  readonly amount: number;
  /** Published fee. The amount differs from it by the unique code. */
  readonly fee: number;
  readonly period: PaidPeriod | null;
  readonly into: (typeof moneyAccounts)[number];
}

const incomePostings = (
  { amount, fee, into }: Omit<DuesPayment, 'period'>,
  income: readonly Posting[],
): readonly Posting[] =>
  [{ account: into, amount }, { account: 'rounding', amount: fee - amount } as const, ...income].filter(
    (posting) => posting.amount !== 0,
  );

export const paymentPostings = (payment: DuesPayment, date: string): readonly Posting[] =>
  incomePostings(payment, duesPostings(payment.fee, payment.period, Number(date.slice(0, 4))));

/** Income of an event in the year of the payment. `fee` is the price; `amount` differs by the unique code. */
export const eventPostings = (payment: Omit<DuesPayment, 'period'>): readonly Posting[] =>
  incomePostings(payment, [{ account: 'events', amount: -payment.fee }]);

/** Releases the deferred dues of a year that has begun. `balance` is negative for credits. */
export const releasePostings = (year: number, balance: number): readonly Posting[] => [
  { account: 'deferred', amount: -balance, year },
  { account: 'dues', amount: balance },
];

/**
 * Time in which a request of the previous month can still write an entry: much longer than a request runs.
 */
const settleMs = 60 * 60 * 1000;

/** Returns the newest month that ended over an hour ago, so that no running request writes to it. */
export const latestClosableMonth = (now: Date): string => monthKey(new Date(now.getTime() - settleMs), 1);
