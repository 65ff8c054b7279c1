import { isoDate, monthKey } from '../../words/dates.ts';
import type { PaidYear } from '../membership.ts';

/**
 * Where money is and what it was for. The first four hold money, which a debit makes more:
 * - `bank`: the published account · `qris`: what the acquirer has not paid out · `cash` · `elsewhere`: another account
 * Of the others a credit tells what came in:
 * - `dues`: of the calendar year that it is booked in · `deferred`: dues of later years · `rounding`: what unique codes
 *   take off or add · `corrections`: what a correction could not give to any of these
 */
export const ledgerAccounts = [
  'bank',
  'qris',
  'cash',
  'elsewhere',
  'dues',
  'deferred',
  'rounding',
  'corrections',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Those that hold money. */
export const moneyAccounts = [
  'bank',
  'qris',
  'cash',
  'elsewhere',
] as const satisfies readonly LedgerAccount[];

/** Those that hold dues, of now and of later years. */
export const duesAccounts = ['dues', 'deferred'] as const satisfies readonly LedgerAccount[];

/**
 * - `payment`: an approved one · `manual`: one that an admin wrote down · `correction` and `refund`: of an entry before
 * - `release`: dues of a year that has begun
 */
export const ledgerKinds = ['payment', 'manual', 'correction', 'refund', 'release'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Who paid for what. */
export const incomeKinds = [
  'individual-registration',
  'individual-renewal',
  'institution-registration',
  'institution-renewal',
] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** Whole rupiah in an account: a debit is more than 0, a credit less. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
  /** Of `deferred`: the calendar year whose dues they are. */
  readonly year?: number;
}

/** 0 for each entry, and so for all of them. */
export const sumOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amount }) => sum + amount, 0);

/** What an entry adds to the money that is there; less than 0 when it goes. */
export const moneyOf = (postings: readonly Posting[]): number =>
  sumOf(postings.filter(({ account }) => (moneyAccounts as readonly LedgerAccount[]).includes(account)));

const dayMs = 86_400_000;
const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/**
 * What of an amount belongs to which calendar year: as many days of the paid year as lie in it. Each year is rounded
 * down together with those before it, so that nothing is lost or gained.
 *
 * @param amount whole rupiah
 * @param period first and last day in Asia/Jakarta, both of which count
 * @returns by year, oldest first; years together are the amount
 */
export function sharesByYear(amount: number, period: PaidYear): ReadonlyMap<number, number> {
  const [from, until] = [isoDate(period.from), isoDate(period.until)];
  const first = numberOfDay(from);
  const days = numberOfDay(until) - first + 1;
  const shares = new Map<number, number>();
  let given = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    const passed = Math.min(numberOfDay(`${year + 1}-01-01`) - first, days);
    const upTo = Math.trunc((amount * passed) / days);
    shares.set(year, upTo - given);
    given = upTo;
  }
  return shares;
}

/**
 * The dues of an amount as they are booked in a year: what belongs to it or to one before are dues of now, the rest is
 * deferred.
 *
 * @param period null where it is not known: all are dues of now
 * @returns credits; nothing that is 0
 */
export function duesPostings(amount: number, period: PaidYear | null, bookedIn: number): readonly Posting[] {
  const shares = [...(period === null ? [[bookedIn, amount] as const] : sharesByYear(amount, period))];
  const now = shares.reduce((sum, [year, share]) => (year <= bookedIn ? sum + share : sum), 0);
  const later = shares
    .filter(([year]) => year > bookedIn)
    .map(([year, share]): Posting => ({ account: 'deferred', amount: -share, year }));
  return [{ account: 'dues', amount: -now } as const, ...later].filter((posting) => posting.amount !== 0);
}

/** A payment, in whole rupiah. */
export interface PaidDues {
  /** What came in. */
  readonly amount: number;
  /** As published: unique codes make the amount differ. */
  readonly fee: number;
  readonly period: PaidYear | null;
  readonly into: (typeof moneyAccounts)[number];
}

/**
 * How a payment is booked.
 *
 * @param date 'YYYY-MM-DD' of the entry
 */
export const paymentPostings = ({ amount, fee, period, into }: PaidDues, date: string): readonly Posting[] =>
  [
    { account: into, amount } as const,
    { account: 'rounding', amount: fee - amount } as const,
    ...duesPostings(fee, period, Number(date.slice(0, 4))),
  ].filter((posting) => posting.amount !== 0);

/**
 * How dues are released that were deferred for a year which has begun.
 *
 * @param balance of `deferred` for that year: credits less than 0
 */
export const releasePostings = (year: number, balance: number): readonly Posting[] => [
  { account: 'deferred', amount: -balance, year },
  { account: 'dues', amount: balance },
];

/** What was begun in a month may still be written in the next; far longer than a request runs. */
const settlingMs = 60 * 60 * 1000;

/**
 * The newest month that can be closed: the last one that has been over for an hour in Jakarta, so that nobody who took
 * it for the month of now still writes into it.
 *
 * @returns 'YYYY-MM'
 */
export const latestClosable = (now: Date): string => monthKey(new Date(now.getTime() - settlingMs), 1);
