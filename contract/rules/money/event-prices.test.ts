import { describe, expect, test } from 'vitest';
import { holdEnd, isEligible, isNight, priceAt, priceKinds, unpaidReminderAt } from './event-prices.ts';

const jakarta = (text: string): Date => new Date(`${text}:00+07:00`);

describe('the end of a hold', () => {
  test.each([
    ['2026-11-20T10:00', 48, '2026-11-22T10:00'],
    ['2026-11-20T20:59', 24, '2026-11-21T20:59'],
    ['2026-11-20T21:00', 24, '2026-11-22T07:00'],
    ['2026-11-20T23:30', 1, '2026-11-21T07:00'],
    ['2026-11-20T06:59', 24, '2026-11-21T07:00'],
    ['2026-12-31T22:00', 1, '2027-01-01T07:00'],
  ])('from %s in %i hours is %s', (from, hours, end) => {
    expect(holdEnd(jakarta(from), hours)).toEqual(jakarta(end));
  });

  test('is never in the night, from any minute of a day', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const from = new Date(jakarta('2026-11-20T00:00').getTime() + minute * 60_000);
      expect(isNight(holdEnd(from, 48))).toBe(false);
      expect(holdEnd(from, 48).getTime() - from.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000);
      expect(holdEnd(from, 48).getTime() - from.getTime()).toBeLessThanOrEqual(58 * 3_600_000);
    }
  });
});

test('the early amount counts until its end', () => {
  const price = { amount: 150_000, early: 100_000 };
  const until = jakarta('2026-11-20T10:00');
  expect(priceAt(price, until, jakarta('2026-11-20T09:59'))).toBe(100_000);
  expect(priceAt(price, until, until)).toBe(150_000);
  expect(priceAt(price, null, jakarta('2026-11-20T09:59'))).toBe(150_000);
  expect(priceAt({ ...price, early: null }, until, jakarta('2026-11-20T09:59'))).toBe(150_000);
});

test.each([
  [{ isMember: false, hasSeat: false }, ['student', 'public']],
  [{ isMember: false, hasSeat: true }, ['student', 'public']],
  [{ isMember: true, hasSeat: false }, ['member', 'student', 'public']],
  [{ isMember: true, hasSeat: true }, ['institution', 'member', 'student', 'public']],
])('%o may register as %o', (registrant, kinds) => {
  expect(priceKinds.filter((kind) => isEligible(kind, registrant))).toEqual(kinds);
});

test('a hold of 30 hours or more has a reminder 24 hours before its end', () => {
  const from = new Date('2026-11-20T10:00:00+07:00');
  const until = (moment: string) => unpaidReminderAt(from, new Date(`${moment}:00+07:00`));
  expect(until('2026-11-22T10:00')).toEqual(new Date('2026-11-21T10:00:00+07:00'));
  expect(until('2026-11-21T16:00')).toEqual(new Date('2026-11-20T16:00:00+07:00'));
  expect(until('2026-11-21T15:59')).toBeNull();
});
