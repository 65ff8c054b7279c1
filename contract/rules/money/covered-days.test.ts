import { expect, test } from 'vitest';
import { coversDays, type DayRange, withDays } from './covered-days.ts';

const week = { from: '2026-11-02', to: '2026-11-08' };

test('days that touch or overlap are one range, over the end of a month too; others stay apart', () => {
  expect(withDays([], week)).toEqual([week]);
  expect(withDays([week], { from: '2026-11-09', to: '2026-11-15' })).toEqual([
    { from: '2026-11-02', to: '2026-11-15' },
  ]);
  expect(withDays([week], { from: '2026-10-20', to: '2026-11-01' })).toEqual([
    { from: '2026-10-20', to: '2026-11-08' },
  ]);
  expect(withDays([week], { from: '2026-11-03', to: '2026-11-04' })).toEqual([week]);
  expect(withDays([week], { from: '2026-11-10', to: '2026-11-11' })).toEqual([
    week,
    { from: '2026-11-10', to: '2026-11-11' },
  ]);
  const apart = withDays([week], { from: '2026-11-10', to: '2026-11-11' });
  expect(withDays(apart, { from: '2026-11-05', to: '2026-11-09' })).toEqual([
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
