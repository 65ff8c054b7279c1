import { describe, expect, test } from 'vitest';
import { isoDate } from '../../words/dates.ts';
import { paidYear } from '../membership.ts';
import { mulberry32 } from '../mulberry32.ts';
import {
  duesPostings,
  moneyOf,
  type Posting,
  paymentPostings,
  releasePostings,
  sharesByYear,
  sumOf,
} from './ledger.ts';

const jakarta = (day: string) => new Date(`${day}T12:00:00+07:00`);
const period = (from: string, until: string) => ({ from: jakarta(from), until: jakarta(until) });

describe('the shares of the years', () => {
  test('are by days, and together the amount', () => {
    expect([...sharesByYear(150_000, period('2026-11-23', '2027-11-22'))]).toEqual([
      [2026, 16_027],
      [2027, 133_973],
    ]);
  });

  test('of a year that is one calendar year are all its own', () => {
    expect([...sharesByYear(150_000, period('2027-01-01', '2027-12-31'))]).toEqual([[2027, 150_000]]);
  });

  test('count days as Jakarta does', () => {
    const from = new Date('2026-12-31T17:00:00Z');
    expect([...sharesByYear(365, { from, until: jakarta('2027-12-31') })]).toEqual([[2027, 365]]);
  });

  test('of a paid year that begins later leave nothing to the years before', () => {
    expect([...sharesByYear(1_900_000, period('2028-12-31', '2029-12-30'))]).toEqual([
      [2028, 5205],
      [2029, 1_894_795],
    ]);
  });
});

test('a payment with a unique code is booked with what the code took off', () => {
  const paid = {
    amount: 149_877,
    fee: 150_000,
    period: period('2026-11-23', '2027-11-22'),
    into: 'bank',
  } as const;
  expect(paymentPostings(paid, '2026-11-22')).toEqual([
    { account: 'bank', amount: 149_877 },
    { account: 'rounding', amount: 123 },
    { account: 'dues', amount: -16_027 },
    { account: 'deferred', amount: -133_973, year: 2027 },
  ]);
});

test('nothing that is 0 is booked', () => {
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

test('what is booked late, or of a year that nobody knows, is of now', () => {
  const once = period('2024-05-01', '2025-04-30');
  expect(duesPostings(150_000, once, 2026)).toEqual([{ account: 'dues', amount: -150_000 }]);
  expect(duesPostings(150_000, null, 2026)).toEqual([{ account: 'dues', amount: -150_000 }]);
});

test('what a refund takes back is divided as it was paid', () => {
  expect(duesPostings(-150_000, period('2026-11-23', '2027-11-22'), 2026)).toEqual([
    { account: 'dues', amount: 16_027 },
    { account: 'deferred', amount: 133_973, year: 2027 },
  ]);
});

test('in 10,000 worlds each entry is even, and the dues of all years are the fees', () => {
  const random = mulberry32(20_261_122);
  const below = (n: number) => (random() >>> 0) % n;
  const wrong: unknown[] = [];
  for (let world = 0; world < 10_000; world += 1) {
    const entries: (readonly Posting[])[] = [];
    let fees = 0;
    let received = 0;
    for (let left = 1 + below(4); left > 0; left -= 1) {
      const approved = new Date(Date.UTC(2020 + below(9), below(12), 1 + below(31), below(24)));
      const ends = below(3) === 0 ? null : new Date(approved.getTime() + (below(900) - 300) * 86_400_000);
      const fee = below(2) === 0 ? 150_000 : 1_900_000;
      const amount = fee + below(2000) - 1000;
      const paid = { amount, fee, period: paidYear(approved, ends), into: 'bank' } as const;
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
  expect(wrong).toEqual([]);
});
