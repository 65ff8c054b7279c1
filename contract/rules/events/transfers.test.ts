import { expect, test } from 'vitest';
import { canTransferAt, transferDifference, transferEnd } from './transfers.ts';

const at = (moment: string) => new Date(`${moment}:00+07:00`);
const startsAt = at('2026-12-20T09:00');

test('a place can change its owner until the day before the event in Jakarta', () => {
  expect(canTransferAt(startsAt, at('2026-12-19T23:59'))).toBe(true);
  expect(canTransferAt(startsAt, at('2026-12-20T00:00'))).toBe(false);
});

test('an offer lasts 72 hours, at most until the event begins', () => {
  expect(transferEnd(startsAt, at('2026-12-01T10:00'))).toEqual(at('2026-12-04T10:00'));
  expect(transferEnd(startsAt, at('2026-12-19T10:00'))).toEqual(startsAt);
});

test('a higher price is billed from the lowest price on, and a lower one returns nothing', () => {
  expect(transferDifference(300_000, 150_000)).toBe(150_000);
  expect(transferDifference(150_000, 150_000)).toBe(0);
  expect(transferDifference(100_000, 150_000)).toBe(0);
  expect(transferDifference(159_999, 150_000)).toBe(0);
  expect(transferDifference(160_000, 150_000)).toBe(10_000);
});
