import { expect, test } from 'vitest';
import { addRange, coversDays, type DayRange, subtractDays } from './covered-days.ts';

const week = { from: '2026-11-02', to: '2026-11-08' };

test('adjacent or overlapping ranges are merged, also across months; separate ranges stay separate', () => {
  expect(addRange([], week)).toEqual([week]);
  expect(addRange([week], { from: '2026-11-09', to: '2026-11-15' })).toEqual([
    { from: '2026-11-02', to: '2026-11-15' },
  ]);
  expect(addRange([week], { from: '2026-10-20', to: '2026-11-01' })).toEqual([
    { from: '2026-10-20', to: '2026-11-08' },
  ]);
  expect(addRange([week], { from: '2026-11-03', to: '2026-11-04' })).toEqual([week]);
  expect(addRange([week], { from: '2026-11-10', to: '2026-11-11' })).toEqual([
    week,
    { from: '2026-11-10', to: '2026-11-11' },
  ]);
  const apart = addRange([week], { from: '2026-11-10', to: '2026-11-11' });
  expect(addRange(apart, { from: '2026-11-05', to: '2026-11-09' })).toEqual([
    { from: '2026-11-02', to: '2026-11-11' },
  ]);
});

test('days are covered only by one range without a gap', () => {
  const days: DayRange[] = [week, { from: '2026-11-10', to: '2026-11-11' }];
  expect(coversDays(days, { from: '2026-11-02', to: '2026-11-08' })).toBe(true);
  expect(coversDays(days, { from: '2026-11-08', to: '2026-11-10' })).toBe(false);
  expect(coversDays(days, { from: '2026-11-01', to: '2026-11-03' })).toBe(false);
  expect(coversDays([], week)).toBe(false);
});

test('days are removed from the start, the middle and the end of ranges', () => {
  expect(subtractDays([week], week)).toEqual([]);
  expect(subtractDays([week], { from: '2026-10-01', to: '2026-11-03' })).toEqual([
    { from: '2026-11-04', to: '2026-11-08' },
  ]);
  expect(subtractDays([week], { from: '2026-11-04', to: '2026-11-05' })).toEqual([
    { from: '2026-11-02', to: '2026-11-03' },
    { from: '2026-11-06', to: '2026-11-08' },
  ]);
  expect(subtractDays([week], { from: '2026-11-09', to: '2026-11-12' })).toEqual([week]);
  expect(subtractDays([week], { from: '2026-10-09', to: '2026-11-01' })).toEqual([week]);
});
