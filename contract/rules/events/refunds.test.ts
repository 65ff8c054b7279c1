import { describe, expect, test } from 'vitest';
import { needsSecondAdmin } from '../money/refund-limits.ts';
import { refundAmount, refundPercentAt } from './refunds.ts';

const table = [
  { daysBefore: 14, percent: 100 },
  { daysBefore: 7, percent: 50 },
  { daysBefore: 1, percent: 25 },
];
const startsAt = new Date('2026-12-20T09:00:00+07:00');
const percentAt = (at: string) => refundPercentAt(table, startsAt, new Date(`${at}:00+07:00`));

describe('the percentage of a refund', () => {
  test('changes at midnight in Jakarta', () => {
    expect(percentAt('2026-12-01T10:00')).toBe(100);
    expect(percentAt('2026-12-06T23:59')).toBe(100);
    expect(percentAt('2026-12-07T00:00')).toBe(50);
    expect(percentAt('2026-12-13T23:59')).toBe(50);
    expect(percentAt('2026-12-14T00:00')).toBe(25);
    expect(percentAt('2026-12-19T23:59')).toBe(25);
    expect(percentAt('2026-12-20T00:00')).toBe(0);
    expect(percentAt('2026-12-20T08:59')).toBe(0);
  });

  test('is zero without a table, and that of its last day includes the day of the event', () => {
    expect(refundPercentAt([], startsAt, new Date('2026-12-01T10:00:00+07:00'))).toBe(0);
    const untilStart = [{ daysBefore: 0, percent: 80 }];
    expect(refundPercentAt(untilStart, startsAt, new Date('2026-12-20T08:59:00+07:00'))).toBe(80);
    expect(refundPercentAt(untilStart, startsAt, new Date('2026-12-21T00:00:00+07:00'))).toBe(0);
  });
});

describe('the amount of a refund', () => {
  test('is a share of the price, rounded down to whole rupiah', () => {
    expect(refundAmount({ price: 150_000, paid: 149_877 }, 50)).toBe(75_000);
    expect(refundAmount({ price: 10_001, paid: 10_001 }, 50)).toBe(5_000);
    expect(refundAmount({ price: 150_000, paid: 149_877 }, 0)).toBe(0);
  });

  test('is never more than was paid, and all of that at 100 percent', () => {
    expect(refundAmount({ price: 150_000, paid: 149_877 }, 100)).toBe(149_877);
    expect(refundAmount({ price: 150_000, paid: 150_123 }, 100)).toBe(150_123);
    expect(refundAmount({ price: 150_000, paid: 149_001 }, 99)).toBe(148_500);
    expect(refundAmount({ price: 10_000, paid: 9_001 }, 99)).toBe(9_001);
  });

  test('needs a second admin above a million rupiah', () => {
    expect(needsSecondAdmin(1_000_000)).toBe(false);
    expect(needsSecondAdmin(1_000_001)).toBe(true);
  });
});
