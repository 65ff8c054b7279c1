import { describe, expect, test } from 'vitest';
import { isoDate } from '../../words/dates.ts';
import { paidYear } from '../membership.ts';
import { mulberry32 } from '../mulberry32.ts';
import { moneyOf, type Posting, paymentPostings, releasePostings, sumOf } from './ledger.ts';
import { correctionPostings, correctionTargets, refundPostings, standingOf } from './mending.ts';

const jakarta = (day: string) => new Date(`${day}T12:00:00+07:00`);
const period = { from: jakarta('2026-11-23'), until: jakarta('2027-11-22') };
const paid = paymentPostings({ amount: 149_877, fee: 150_000, period, into: 'bank' }, '2026-11-22');

describe('where an entry stands', () => {
  test('dues of a year that has begun are dues of now', () => {
    expect(standingOf([paid], 2026)).toEqual([
      { account: 'bank', amount: 149_877 },
      { account: 'rounding', amount: 123 },
      { account: 'dues', amount: -16_027 },
      { account: 'deferred', amount: -133_973, year: 2027 },
    ]);
    expect(standingOf([paid], 2027)).toEqual([
      { account: 'bank', amount: 149_877 },
      { account: 'rounding', amount: 123 },
      { account: 'dues', amount: -150_000 },
    ]);
  });
});

describe('a correction', () => {
  const standing = standingOf([paid], 2026);

  test('moves what is there, whichever side it stands on', () => {
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

  test('moves no more than is there, nothing of nowhere, and nothing to where it is', () => {
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

test('a correction takes no money away that was given back', () => {
  const refund = { before: 0, amount: 149_000, from: 'bank', year: 2026 } as const;
  const standing = standingOf([paid, refundPostings({ postings: paid, period }, refund)], 2026);
  const taken = (amount: number) =>
    correctionPostings(standing, { from: { account: 'deferred', year: 2027 }, to: 'bank', amount });
  expect(taken(878)).toBeUndefined();
  expect(taken(700)).toEqual([
    { account: 'deferred', amount: 700, year: 2027 },
    { account: 'bank', amount: -700 },
  ]);
});

describe('a refund', () => {
  test('of all takes back what was booked', () => {
    const refund = refundPostings(
      { postings: paid, period },
      { before: 0, amount: 149_877, from: 'bank', year: 2026 },
    );
    expect(refund).toEqual([
      { account: 'bank', amount: -149_877 },
      { account: 'rounding', amount: -123 },
      { account: 'dues', amount: 16_027 },
      { account: 'deferred', amount: 133_973, year: 2027 },
    ]);
  });

  test('of a part takes its share of each year, from where it is paid', () => {
    const half = { before: 0, amount: 75_000, from: 'cash', year: 2026 } as const;
    expect(refundPostings({ postings: paid, period }, half)).toEqual([
      { account: 'cash', amount: -75_000 },
      { account: 'rounding', amount: -61 },
      { account: 'dues', amount: 8020 },
      { account: 'deferred', amount: 67_041, year: 2027 },
    ]);
  });
});

/** A world of payments, corrections, refunds and releases over three years; what is wrong with it, if anything. */
function wrongWith(random: () => number): string | undefined {
  const below = (n: number) => (random() >>> 0) % n;
  const books: (readonly Posting[])[] = [];
  for (let payment = 1 + below(3); payment > 0; payment -= 1) {
    const approved = new Date(Date.UTC(2025, below(12), 1 + below(28)));
    const own = below(4) === 0 ? null : paidYear(approved, null);
    const fee = below(2) === 0 ? 150_000 : 1_900_000;
    const into = (['bank', 'cash', 'elsewhere'] as const)[below(3)] ?? 'bank';
    const first = paymentPostings({ amount: fee - below(1000), fee, period: own, into }, isoDate(approved));
    const entries: (readonly Posting[])[] = [first];
    let refunded = 0;
    for (let step = below(6); step > 0; step -= 1) {
      const year = 2025 + below(3);
      const standing = standingOf(entries, year);
      const left = moneyOf(standing);
      if (below(2) === 0) {
        const amount = below(3) === 0 ? left : Math.min(left, 1 + below(fee));
        if (amount <= 0) continue;
        entries.push(
          refundPostings({ postings: first, period: own }, { before: refunded, amount, from: 'bank', year }),
        );
        refunded += amount;
      } else {
        const from = standing[below(standing.length)];
        const to = correctionTargets[below(correctionTargets.length)] ?? 'bank';
        const moved = from && correctionPostings(standing, { from, to, amount: 1 + below(200_000) });
        if (moved !== undefined) entries.push(moved);
      }
    }
    if (moneyOf(entries.flat()) < 0) return 'more was given back than came in';
    const isWhole = refunded === moneyOf(first) && entries.every((entry) => entry.length !== 2);
    if (isWhole && standingOf(entries, 2030).some(({ account }) => account !== into && account !== 'bank')) {
      return 'a payment that was given back leaves something';
    }
    books.push(...entries);
  }
  for (const year of [2025, 2026, 2027, 2028]) {
    const deferred = sumOf(books.flat().filter((posting) => posting.year === year));
    if (deferred !== 0) books.push(releasePostings(year, deferred));
  }
  const all = books.flat();
  if (sumOf(all.filter(({ account }) => account === 'deferred')) !== 0) return 'something stays deferred';
  if (!all.every(({ amount }) => Number.isSafeInteger(amount))) return 'parts of a rupiah';
  return books.every((entry) => sumOf(entry) === 0) ? undefined : 'an entry is not even';
}

test('in 3,000 worlds of payments, corrections and refunds all entries are even', () => {
  const random = mulberry32(20_261_123);
  const wrong = Array.from({ length: 3000 }, () => wrongWith(random)).filter((one) => one !== undefined);
  expect(wrong).toEqual([]);
});
