import { expect, test } from 'vitest';
import { computeMedianWaitDays } from './usual-wait.ts';

const start = new Date('2026-01-05T03:00:00Z');
const after = (days: number, decidedBy = 'admin') => ({
  userId: 'member',
  createdAt: start,
  decidedAt: new Date(start.getTime() + days * 86_400_000),
  decidedBy,
});

test('the usual wait is the median in whole days', () => {
  expect(computeMedianWaitDays([9, 1, 2, 40, 1].map((days) => after(days)))).toBe(2);
  expect(computeMedianWaitDays([1, 2, 3, 4, 90, 90].map((days) => after(days)))).toBe(4);
  expect(computeMedianWaitDays([0.1, 0.2, 0.3, 0.4, 3].map((days) => after(days)))).toBe(0);
});

test('the usual wait is null for too few decisions, without those by applicants, the job, or none', () => {
  const four = [1, 1, 1, 1].map((days) => after(days));
  expect(computeMedianWaitDays(four)).toBeNull();
  expect(computeMedianWaitDays([...four, after(1, 'member')])).toBeNull();
  expect(computeMedianWaitDays([...four, after(31, 'system')])).toBeNull();
  expect(computeMedianWaitDays([...four, { ...after(1), decidedAt: null }])).toBeNull();
  expect(computeMedianWaitDays([...four, after(1)])).toBe(1);
});
