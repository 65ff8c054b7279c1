import { expect, test } from 'vitest';
import { lastDayToAnswer } from './questions.ts';

const jakarta = (at: string) => new Date(`${at}:00+07:00`);

test.each([
  ['2026-11-01T00:00', null, '2026-12-01'],
  ['2026-11-01T23:59', null, '2026-12-01'],
  ['2026-12-31T23:59', null, '2027-01-30'],
  ['2028-01-30T12:00', null, '2028-02-29'],
  ['2027-01-30T12:00', null, '2027-03-01'],
  ['2026-11-01T10:00', '2026-11-24T01:00', '2026-12-01'],
  ['2026-11-01T10:00', '2026-11-28T01:00', '2026-12-05'],
  ['2028-01-01T10:00', '2028-02-22T23:59', '2028-02-29'],
])('a question asked at %s with a notice at %s can be answered until %s', (askedAt, noticedAt, expected) => {
  const until = lastDayToAnswer(jakarta(askedAt), noticedAt === null ? null : jakarta(noticedAt));
  expect(until).toEqual(jakarta(`${expected}T00:00`));
});
