import { describe, expect, test } from 'vitest';
import { isoDate } from '../../text/dates.ts';
import { paidPeriod } from '../membership.ts';
import { mulberry32 } from '../mulberry32.ts';
import {
  duesPostings,
  expensePostings,
  isExpenseCategory,
  moneyOf,
  openingPostings,
  type Posting,
  paymentPostings,
  releasePostings,
  splitByYear,
  sumOf,
} from './ledger.ts';

const spentOf = (postings: readonly Posting[]): number =>
  sumOf(postings.filter(({ account }) => isExpenseCategory(account)));

const jakarta = (day: string) => new Date(`${day}T12:00:00+07:00`);
const period = (from: string, until: string) => ({ from: jakarta(from), until: jakarta(until) });

describe('the shares of a paid year by calendar year', () => {
  test('are proportional to days and add up to the amount', () => {
    expect([...splitByYear(150_000, period('2026-11-23', '2027-11-22'))]).toEqual([
      [2026, 16_027],
      [2027, 133_973],
    ]);
  });

  test('belong to one year if the period is a calendar year', () => {
    expect([...splitByYear(150_000, period('2027-01-01', '2027-12-31'))]).toEqual([[2027, 150_000]]);
  });

  test("count days in Jakarta's time zone", () => {
    const from = new Date('2026-12-31T17:00:00Z');
    expect([...splitByYear(365, { from, until: jakarta('2027-12-31') })]).toEqual([[2027, 365]]);
  });

  test('give nothing to years before the period', () => {
    expect([...splitByYear(1_900_000, period('2028-12-31', '2029-12-30'))]).toEqual([
      [2028, 5205],
      [2029, 1_894_795],
    ]);
  });
});

test('a payment with a unique code has a rounding posting', () => {
  const paidYear = period('2026-11-23', '2027-11-22');
  const paid = { amount: 149_877, fee: 150_000, period: paidYear, into: 'bank' } as const;
  expect(paymentPostings(paid, '2026-11-22')).toEqual([
    { account: 'bank', amount: 149_877 },
    { account: 'rounding', amount: 123 },
    { account: 'dues', amount: -16_027 },
    { account: 'deferred', amount: -133_973, year: 2027 },
  ]);
});

test('amounts of 0 have no posting', () => {
  const paid = {
    amount: 150_000,
    fee: 150_000,
    period: period('2027-01-02', '2028-01-01'),
    into: 'cash',
  } as const;
  expect(paymentPostings(paid, '2026-12-30')).toEqual([
    { account: 'cash', amount: 150_000 },
    { account: 'deferred', amount: -149_589, year: 2027 },
    { account: 'deferred', amount: -411, year: 2028 },
  ]);
});

test('dues of past years, or without a known period, belong to the current year', () => {
  const once = period('2024-05-01', '2025-04-30');
  expect(duesPostings(150_000, once, 2026)).toEqual([{ account: 'dues', amount: -150_000 }]);
  expect(duesPostings(150_000, null, 2026)).toEqual([{ account: 'dues', amount: -150_000 }]);
});

test('a refund reverses dues in the same shares', () => {
  expect(duesPostings(-150_000, period('2026-11-23', '2027-11-22'), 2026)).toEqual([
    { account: 'dues', amount: 16_027 },
    { account: 'deferred', amount: 133_973, year: 2027 },
  ]);
});

test('dues of three years are split over four calendar years', () => {
  const shares = splitByYear(450_000, period('2026-11-23', '2029-11-22'));
  expect([...shares]).toEqual([
    [2026, 16_012],
    [2027, 149_863],
    [2028, 150_274],
    [2029, 133_851],
  ]);
  expect([...shares.values()].reduce((sum, share) => sum + share)).toBe(450_000);
});

/** Returns the random sequences in which an entry does not balance, or the dues of all years are not the fees. */
function findWrongSequences(count: number): unknown[] {
  const random = mulberry32(20_261_122);
  const below = (n: number) => (random() >>> 0) % n;
  const wrong: unknown[] = [];
  for (let world = 0; world < count; world += 1) {
    const entries: (readonly Posting[])[] = [];
    let fees = 0;
    let received = 0;
    for (let left = 1 + below(4); left > 0; left -= 1) {
      const approved = new Date(Date.UTC(2020 + below(9), below(12), 1 + below(31), below(24)));
      const ends = below(3) === 0 ? null : new Date(approved.getTime() + (below(900) - 300) * 86_400_000);
      const years = 1 + below(3);
      const fee = (below(2) === 0 ? 150_000 : 1_900_000) * years;
      const amount = fee + below(2000) - 1000;
      const paid = { amount, fee, period: paidPeriod(approved, ends, years), into: 'bank' } as const;
      entries.push(paymentPostings(paid, isoDate(approved)));
      fees += fee;
      received += amount;
    }
    for (let year = 2020; year < 2036; year += 1) {
      const deferred = entries.flat().filter((posting) => posting.year === year);
      if (deferred.length > 0) entries.push(releasePostings(year, sumOf(deferred)));
    }
    const all = entries.flat();
    const of = (account: Posting['account']) => sumOf(all.filter((posting) => posting.account === account));
    const holds =
      entries.every((entry) => sumOf(entry) === 0 && entry.every(({ amount }) => Number.isInteger(amount))) &&
      of('dues') === -fees &&
      of('deferred') === 0 &&
      moneyOf(all) === received &&
      sumOf(all) === 0;
    if (!holds) wrong.push({ world, entries });
  }
  return wrong;
}

test('in 1,000 random sequences each entry balances, and the dues of all years equal the fees', () => {
  expect(findWrongSequences(1000)).toEqual([]);
});

test('in 10,000 random sequences each entry balances, and the dues of all years equal the fees', {
  tags: ['full'],
}, () => {
  expect(findWrongSequences(10_000)).toEqual([]);
});

test('an expense takes money from its account, and an opening balance adds or removes it', () => {
  const expense = expensePostings('cash', 'plaques', 350_000);
  expect(expense).toEqual([
    { account: 'cash', amount: -350_000 },
    { account: 'plaques', amount: 350_000 },
  ]);
  expect([moneyOf(expense), spentOf(expense), sumOf(expense)]).toEqual([-350_000, 350_000, 0]);
  const opening = openingPostings('bank', -20_000);
  expect([moneyOf(opening), spentOf(opening), sumOf(opening)]).toEqual([-20_000, 0, 0]);
});
