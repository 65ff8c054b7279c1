import type { PaidPeriod } from '../membership.ts';
import {
  duesAccounts,
  expenseCategories,
  isExpenseCategory,
  type LedgerAccount,
  moneyAccounts,
  moneyOf,
  type Posting,
  splitByYear,
  sumOf,
} from './ledger.ts';

/** Maximum number of corrections and refunds of an entry. */
export const maxCorrections = 20;

/** Targets for a payment. Deferred dues follow from the paid year, so an amount can only be moved out of them. */
export const correctionTargets = [
  ...moneyAccounts,
  'dues',
  'events',
  'rounding',
  'corrections',
] as const satisfies readonly LedgerAccount[];

export const expenseCorrectionTargets = [...moneyAccounts, ...expenseCategories] as const;

export const allCorrectionTargets = [...correctionTargets, ...expenseCategories] as const;
type CorrectionTarget = (typeof allCorrectionTargets)[number];

const isEvent = ({ account }: Posting): boolean => account === 'events';

const isIncome = (posting: Posting): boolean =>
  isEvent(posting) || (duesAccounts as readonly LedgerAccount[]).includes(posting.account);

/** Returns deferred dues of a year that has begun as current dues. */
const toCurrentDues = (year: number, posting: Posting): Posting =>
  posting.year !== undefined && posting.year <= year ? { account: 'dues', amount: posting.amount } : posting;

/** Returns one posting for each account and year with a balance. */
export function netPostings(entries: readonly (readonly Posting[])[], year: number): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of entries.flat().map((one) => toCurrentDues(year, one))) {
    const key = `${posting.account} ${posting.year ?? ''}`;
    sums.set(key, { ...posting, amount: posting.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

export interface Correction {
  readonly from: { readonly account: LedgerAccount; readonly year?: number | undefined };
  readonly to: CorrectionTarget;
  /** Whole rupiah, more than 0. */
  readonly amount: number;
}

/**
 * Returns undefined if the source has less than the amount, or if refunds would exceed the received money of a
 * payment. The same applies if a category of an expense would be negative.
 */
export function correctionPostings(
  current: readonly Posting[],
  { from, to, amount }: Correction,
): Posting[] | undefined {
  const source = current.find(({ account, year }) => account === from.account && year === from.year);
  if (source === undefined || amount > Math.abs(source.amount) || to === from.account) return undefined;
  const moved = Math.sign(source.amount) * amount;
  const postings: Posting[] = [
    { ...source, amount: -moved },
    { account: to, amount: moved },
  ];
  const isExpense = [...current, ...postings].some(({ account }) => isExpenseCategory(account));
  const isBelowZero = isExpense
    ? netPostings([current, postings], 0).some((net) => isExpenseCategory(net.account) && net.amount < 0)
    : moneyOf([...current, ...postings]) < 0;
  return isBelowZero ? undefined : postings;
}

interface RefundedEntry {
  readonly postings: readonly Posting[];
  readonly period: PaidPeriod | null;
}

interface Refund {
  readonly refundedBefore: number;
  readonly amount: number;
  readonly from: LedgerAccount;
  readonly year: number;
}

/**
 * Returns the dues or the price of an event that belong to a refunded amount, in proportion and rounded down to whole
 * rupiah. A full refund reverses all, and the next refund gets the remainder.
 */
const refundedIncome = (paid: readonly Posting[], refunded: number): number =>
  Math.trunc((-sumOf(paid.filter(isIncome)) * Math.min(refunded, moneyOf(paid))) / moneyOf(paid));

const sharesOf = (amount: number, period: PaidPeriod | null, year: number): ReadonlyMap<number, number> =>
  period === null ? new Map([[year, amount]]) : splitByYear(amount, period);

/**
 * Reverses dues by year, or the price of an event, and the unique code, each in proportion to the amount. Several
 * refunds of an entry add up to the postings of one full refund.
 */
export function refundPostings(
  { postings, period }: RefundedEntry,
  { refundedBefore, amount, from, year }: Refund,
): Posting[] {
  const [then, now] = [
    refundedIncome(postings, refundedBefore),
    refundedIncome(postings, refundedBefore + amount),
  ];
  const [given, giving] = [sharesOf(then, period, year), sharesOf(now, period, year)];
  const shares = [...giving].map(([of, share]) => [of, share - (given.get(of) ?? 0)] as const);
  const current = postings.some(isEvent) ? 'events' : 'dues';
  const income = shares.map(
    ([of, share]): Posting =>
      of <= year ? { account: current, amount: share } : { account: 'deferred', amount: share, year: of },
  );
  const rounding: Posting = { account: 'rounding', amount: amount - (now - then) };
  return netPostings([[{ account: from, amount: -amount }, rounding, ...income]], year);
}
