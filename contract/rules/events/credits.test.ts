import { expect, test } from 'vitest';
import { mulberry32 } from '../mulberry32.ts';
import {
  type CreditLine,
  computeCreditTotals,
  countMissingCredits,
  creditCategories,
  creditPeriodOf,
  creditRules,
} from './credits.ts';

test('periods have three calendar years', () => {
  expect(creditPeriodOf('2026-01-01')).toEqual({ from: '2026-01-01', until: '2028-12-31' });
  expect(creditPeriodOf('2028-12-31')).toEqual({ from: '2026-01-01', until: '2028-12-31' });
  expect(creditPeriodOf('2029-01-01')).toEqual({ from: '2029-01-01', until: '2031-12-31' });
  expect(creditPeriodOf('2025-12-31')).toEqual({ from: '2023-01-01', until: '2025-12-31' });
});

test('points beyond the cap of a category do not count', () => {
  const lines: CreditLine[] = [
    { category: 'service', points: 12, day: '2026-02-01' },
    { category: 'service', points: 8, day: '2028-12-31' },
    { category: 'learning', points: 40, day: '2027-06-01' },
    { category: 'learning', points: 40, day: '2029-01-01' },
  ];
  const totals = computeCreditTotals(lines, creditPeriodOf('2026-05-01'));
  expect(totals.categories.find(({ category }) => category === 'service')).toEqual({
    category: 'service',
    earned: 20,
    counted: 15,
    cap: 15,
  });
  expect([totals.total, totals.required, totals.missing]).toEqual([55, 60, 5]);
});

test('sum, cap, period and reversal hold in 10,000 random ledgers', () => {
  const random = mulberry32(2026);
  const below = (count: number): number => (random() >>> 0) % count;
  const randomDay = (): string =>
    `${2024 + below(9)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
  const randomLine = (): CreditLine => ({
    category: creditCategories[below(creditCategories.length)] ?? 'learning',
    points: 1 + below(30),
    day: randomDay(),
  });
  for (let round = 0; round < 10_000; round += 1) {
    const originals = Array.from({ length: below(20) }, randomLine);
    const reversed = originals.filter(() => below(4) === 0);
    const valid = originals.filter((line) => !reversed.includes(line));
    const reversals = reversed.map((line) => ({ ...line, points: -line.points }));
    const period = creditPeriodOf(randomDay());
    const belongs = ({ day }: CreditLine) => creditPeriodOf(day).from === period.from;
    const categories = creditCategories.map((category) => {
      const lines = valid.filter((line) => line.category === category && belongs(line));
      const earned = lines.reduce((sum, { points }) => sum + points, 0);
      const cap = creditRules.caps[category];
      return { category, earned, counted: earned > cap ? cap : earned, cap };
    });
    const total = categories.reduce((sum, { counted }) => sum + counted, 0);
    // Reversed entries count as if they did not exist, in any order.
    const ledger = [...reversals, ...originals];
    if (below(2) === 0) ledger.reverse();
    const totals = computeCreditTotals(ledger, period);
    const expected = { categories, total, required: 60, missing: total < 60 ? 60 - total : 0 };
    // A comparison of texts is faster than 10,000 expectations.
    if (JSON.stringify(totals) !== JSON.stringify(expected)) expect(totals).toEqual(expected);
  }
});

test('missing credits are those of the current period, and only while the membership is valid', () => {
  const now = new Date('2027-05-04T03:00:00Z');
  const valid = { validUntil: new Date('2027-05-04T10:00:00Z') };
  expect(countMissingCredits(valid, { until: '2028-12-31', total: 20 }, now)).toBe(40);
  expect(countMissingCredits(valid, { until: '2028-12-31', total: 75 }, now)).toBe(0);
  expect(countMissingCredits(valid, { until: '2025-12-31', total: 60 }, now)).toBe(60);
  expect(countMissingCredits(valid, undefined, now)).toBe(60);
  expect(countMissingCredits({ validUntil: new Date('2027-05-03T10:00:00Z') }, null, now)).toBe(0);
  expect(countMissingCredits({ validUntil: null }, null, now)).toBe(0);
});
