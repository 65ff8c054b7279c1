import { describe, expect, test } from 'vitest';
import { isoDate } from '../../text/dates.ts';
import { paidPeriod } from '../membership.ts';
import { mulberry32 } from '../mulberry32.ts';
import {
  correctionPostings,
  correctionTargets,
  expenseCorrectionTargets,
  netPostings,
  refundPostings,
} from './corrections.ts';
import {
  expenseCategories,
  expensePostings,
  isExpenseCategory,
  moneyOf,
  type Posting,
  paymentPostings,
  releasePostings,
  sumOf,
} from './ledger.ts';

const spentOf = (postings: readonly Posting[]): number =>
  sumOf(postings.filter(({ account }) => isExpenseCategory(account)));

const jakarta = (day: string) => new Date(`${day}T12:00:00+07:00`);
const period = { from: jakarta('2026-11-23'), until: jakarta('2027-11-22') };
const paid = paymentPostings({ amount: 149_877, fee: 150_000, period, into: 'bank' }, '2026-11-22');

describe('the net postings of an entry', () => {
  test('show deferred dues of a year that has begun as current dues', () => {
    expect(netPostings([paid], 2026)).toEqual([
      { account: 'bank', amount: 149_877 },
      { account: 'rounding', amount: 123 },
      { account: 'dues', amount: -16_027 },
      { account: 'deferred', amount: -133_973, year: 2027 },
    ]);
    expect(netPostings([paid], 2027)).toEqual([
      { account: 'bank', amount: 149_877 },
      { account: 'rounding', amount: 123 },
      { account: 'dues', amount: -150_000 },
    ]);
  });
});

describe('a correction', () => {
  const standing = netPostings([paid], 2026);

  test('moves an existing amount on the debit or the credit side', () => {
    expect(correctionPostings(standing, { from: { account: 'bank' }, to: 'cash', amount: 149_877 })).toEqual([
      { account: 'bank', amount: -149_877 },
      { account: 'cash', amount: 149_877 },
    ]);
    const deferred = { account: 'deferred', year: 2027 } as const;
    expect(correctionPostings(standing, { from: deferred, to: 'corrections', amount: 1000 })).toEqual([
      { account: 'deferred', amount: 1000, year: 2027 },
      { account: 'corrections', amount: -1000 },
    ]);
  });

  test('is refused if the amount is too large, the account is empty or both accounts are equal', () => {
    const wrong = [
      { from: { account: 'bank' }, to: 'cash', amount: 149_878 },
      { from: { account: 'cash' }, to: 'bank', amount: 1 },
      { from: { account: 'deferred', year: 2028 }, to: 'dues', amount: 1 },
      { from: { account: 'deferred' }, to: 'dues', amount: 1 },
      { from: { account: 'bank' }, to: 'bank', amount: 1 },
    ] as const;
    expect(wrong.map((correction) => correctionPostings(standing, correction))).toEqual(
      wrong.map(() => undefined),
    );
  });
});

test('a correction cannot move money that was refunded', () => {
  const refund = { refundedBefore: 0, amount: 149_000, from: 'bank', year: 2026 } as const;
  const standing = netPostings([paid, refundPostings({ postings: paid, period }, refund)], 2026);
  const correctionOf = (amount: number) =>
    correctionPostings(standing, { from: { account: 'deferred', year: 2027 }, to: 'bank', amount });
  expect(correctionOf(878)).toBeUndefined();
  expect(correctionOf(700)).toEqual([
    { account: 'deferred', amount: 700, year: 2027 },
    { account: 'bank', amount: -700 },
  ]);
});

describe('a refund', () => {
  test('of the full amount reverses all postings', () => {
    const refund = refundPostings(
      { postings: paid, period },
      { refundedBefore: 0, amount: 149_877, from: 'bank', year: 2026 },
    );
    expect(refund).toEqual([
      { account: 'bank', amount: -149_877 },
      { account: 'rounding', amount: -123 },
      { account: 'dues', amount: 16_027 },
      { account: 'deferred', amount: 133_973, year: 2027 },
    ]);
  });

  test('of a part reverses the same share of each year, from the account that pays it', () => {
    const half = { refundedBefore: 0, amount: 75_000, from: 'cash', year: 2026 } as const;
    expect(refundPostings({ postings: paid, period }, half)).toEqual([
      { account: 'cash', amount: -75_000 },
      { account: 'rounding', amount: -61 },
      { account: 'dues', amount: 8020 },
      { account: 'deferred', amount: 67_041, year: 2027 },
    ]);
  });
});

/** Returns the rule that random payments, corrections, refunds and releases over three years violate. */
function findViolation(random: () => number): string | undefined {
  const below = (n: number) => (random() >>> 0) % n;
  const books: (readonly Posting[])[] = [];
  for (let payment = 1 + below(3); payment > 0; payment -= 1) {
    const approved = new Date(Date.UTC(2025, below(12), 1 + below(28)));
    const own = below(4) === 0 ? null : paidPeriod(approved, null);
    const fee = below(2) === 0 ? 150_000 : 1_900_000;
    const into = (['bank', 'cash', 'elsewhere'] as const)[below(3)] ?? 'bank';
    const first = paymentPostings({ amount: fee - below(1000), fee, period: own, into }, isoDate(approved));
    const entries: (readonly Posting[])[] = [first];
    let refunded = 0;
    for (let step = below(6); step > 0; step -= 1) {
      const year = 2025 + below(3);
      const standing = netPostings(entries, year);
      const left = moneyOf(standing);
      if (below(2) === 0) {
        const amount = below(3) === 0 ? left : Math.min(left, 1 + below(fee));
        if (amount <= 0) continue;
        entries.push(
          refundPostings(
            { postings: first, period: own },
            { refundedBefore: refunded, amount, from: 'bank', year },
          ),
        );
        refunded += amount;
      } else {
        const from = standing[below(standing.length)];
        const to = correctionTargets[below(correctionTargets.length)] ?? 'bank';
        const moved = from && correctionPostings(standing, { from, to, amount: 1 + below(200_000) });
        if (moved !== undefined) entries.push(moved);
      }
    }
    if (moneyOf(entries.flat()) < 0) return 'more was refunded than received';
    const isWhole = refunded === moneyOf(first) && entries.every((entry) => entry.length !== 2);
    if (isWhole && netPostings(entries, 2030).some(({ account }) => account !== into && account !== 'bank')) {
      return 'a fully refunded payment leaves a balance';
    }
    books.push(...entries);
  }
  for (const year of [2025, 2026, 2027, 2028]) {
    const deferred = sumOf(books.flat().filter((posting) => posting.year === year));
    if (deferred !== 0) books.push(releasePostings(year, deferred));
  }
  const all = books.flat();
  if (sumOf(all.filter(({ account }) => account === 'deferred')) !== 0) return 'an amount stays deferred';
  if (!all.every(({ amount }) => Number.isSafeInteger(amount))) return 'an amount is not in whole rupiah';
  return books.every((entry) => sumOf(entry) === 0) ? undefined : 'an entry does not balance';
}

test('all entries balance in 3,000 random sequences of payments, corrections and refunds', () => {
  const random = mulberry32(20_261_123);
  const wrong = Array.from({ length: 3000 }, () => findViolation(random)).filter((one) => one !== undefined);
  expect(wrong).toEqual([]);
});

describe('a correction of an expense', () => {
  const rent = expensePostings('bank', 'rent', 500_000);

  test('cancels it, changes its category, or its account', () => {
    expect(correctionPostings(rent, { from: { account: 'rent' }, to: 'bank', amount: 500_000 })).toEqual([
      { account: 'rent', amount: -500_000 },
      { account: 'bank', amount: 500_000 },
    ]);
    expect(correctionPostings(rent, { from: { account: 'rent' }, to: 'travel', amount: 1 })).toEqual([
      { account: 'rent', amount: -1 },
      { account: 'travel', amount: 1 },
    ]);
    expect(correctionPostings(rent, { from: { account: 'bank' }, to: 'cash', amount: 500_000 })).toEqual([
      { account: 'bank', amount: 500_000 },
      { account: 'cash', amount: -500_000 },
    ]);
  });

  test('is refused above the spent amount, and into a category that would be below zero', () => {
    expect(
      correctionPostings(rent, { from: { account: 'rent' }, to: 'bank', amount: 500_001 }),
    ).toBeUndefined();
    expect(correctionPostings(rent, { from: { account: 'bank' }, to: 'travel', amount: 1 })).toBeUndefined();
    expect(correctionPostings(rent, { from: { account: 'cash' }, to: 'rent', amount: 1 })).toBeUndefined();
  });

  test('of 2,000 random ones leaves balanced postings, and no category below zero', () => {
    const random = mulberry32(28);
    const below = (limit: number) => (random() >>> 0) % limit;
    let current: readonly Posting[] = rent;
    let accepted = 0;
    for (let round = 0; round < 2000; round += 1) {
      const source = current[below(current.length)];
      const to = expenseCorrectionTargets[below(expenseCorrectionTargets.length)] ?? 'bank';
      if (source === undefined) break;
      const moved = correctionPostings(current, { from: source, to, amount: 1 + below(200_000) });
      if (moved === undefined) continue;
      accepted += 1;
      current = netPostings([current, moved], 2026);
      expect(sumOf(current)).toBe(0);
      expect(spentOf(current)).toBe(-moneyOf(current));
      for (const category of expenseCategories) {
        const amount = sumOf(current.filter(({ account }) => account === category));
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      if (current.length === 0) current = rent;
    }
    expect(accepted).toBeGreaterThan(100);
  });
});
