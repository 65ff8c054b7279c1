import type { PaidYear } from '../membership.ts';
import { duesAccounts, type LedgerAccount, moneyOf, type Posting, sharesByYear, sumOf } from './ledger.ts';

/** How many corrections and refunds an entry can have: far more than mistakes can be made with it. */
export const mostMends = 20;

/** Where a correction may move an amount: what is deferred follows from the paid year, and is only taken from. */
export const correctionTargets = [
  'bank',
  'qris',
  'cash',
  'elsewhere',
  'dues',
  'rounding',
  'corrections',
] as const satisfies readonly LedgerAccount[];
export type CorrectionTarget = (typeof correctionTargets)[number];

const isDues = ({ account }: Posting): boolean =>
  (duesAccounts as readonly LedgerAccount[]).includes(account);

/** What was deferred for a year that has begun is dues of now. */
const asOf = (year: number, posting: Posting): Posting =>
  posting.year !== undefined && posting.year <= year ? { account: 'dues', amount: posting.amount } : posting;

/**
 * What an entry and those that mend it come to.
 *
 * @param entries postings of each
 * @param year the calendar year of now
 * @returns one posting for each account and year that something is in
 */
export function standingOf(entries: readonly (readonly Posting[])[], year: number): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of entries.flat().map((one) => asOf(year, one))) {
    const key = `${posting.account} ${posting.year ?? ''}`;
    sums.set(key, { ...posting, amount: posting.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** What is moved, and where to. */
export interface Correction {
  readonly from: { readonly account: LedgerAccount; readonly year?: number | undefined };
  readonly to: CorrectionTarget;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
}

/**
 * How a correction is booked.
 *
 * @returns undefined when there is not as much where it is taken from, or what was given back would be more than came in
 */
export function correctionPostings(
  standing: readonly Posting[],
  { from, to, amount }: Correction,
): Posting[] | undefined {
  const there = standing.find(({ account, year }) => account === from.account && year === from.year);
  if (there === undefined || amount > Math.abs(there.amount) || to === from.account) return undefined;
  const moved = Math.sign(there.amount) * amount;
  const postings: Posting[] = [
    { ...there, amount: -moved },
    { account: to, amount: moved },
  ];
  return moneyOf([...standing, ...postings]) < 0 ? undefined : postings;
}

/** The entry that money is given back of. */
export interface Refunded {
  readonly postings: readonly Posting[];
  readonly period: PaidYear | null;
}

/**
 * Of the dues of an entry as much as of its money, and all of them from there on; a part of a rupiah waits for the next
 * refund.
 */
const duesUpTo = (paid: readonly Posting[], refunded: number): number =>
  Math.trunc((-sumOf(paid.filter(isDues)) * Math.min(refunded, moneyOf(paid))) / moneyOf(paid));

const sharesOf = (amount: number, period: PaidYear | null, year: number): ReadonlyMap<number, number> =>
  period === null ? new Map([[year, amount]]) : sharesByYear(amount, period);

/**
 * How money that is given back is booked: dues as they were divided over the years, and what a unique code took off or
 * added, each in the share of what is given back. Several refunds of an entry come to what one of all of it would.
 *
 * @param before whole rupiah that were given back already
 * @param amount whole rupiah, more than 0
 * @param year the calendar year of now
 */
export function refundPostings(
  { postings, period }: Refunded,
  {
    before,
    amount,
    from,
    year,
  }: {
    readonly before: number;
    readonly amount: number;
    readonly from: LedgerAccount;
    readonly year: number;
  },
): Posting[] {
  const [then, now] = [duesUpTo(postings, before), duesUpTo(postings, before + amount)];
  const [given, giving] = [sharesOf(then, period, year), sharesOf(now, period, year)];
  const shares = [...giving].map(([of, share]) => [of, share - (given.get(of) ?? 0)] as const);
  const dues = shares.map(
    ([of, share]): Posting =>
      of <= year ? { account: 'dues', amount: share } : { account: 'deferred', amount: share, year: of },
  );
  const rounding: Posting = { account: 'rounding', amount: amount - (now - then) };
  return standingOf([[{ account: from, amount: -amount }, rounding, ...dues]], year);
}
