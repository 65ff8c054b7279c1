import { expect, test } from 'vitest';
import type { EventEntry } from './event-entries.ts';
import { eventsIn, weeksOf } from './month-days.ts';

test('a month is parted into weeks that begin on Monday', () => {
  // The 1st of February 2027 is a Monday, and it has 28 days.
  const even = weeksOf('2027-02');
  expect([even.length, even[0]?.[0], even[3]?.[6]]).toEqual([4, '2027-02-01', '2027-02-28']);
  // The 1st of August 2027 is a Sunday.
  const long = weeksOf('2027-08');
  expect(long).toHaveLength(6);
  expect(long[0]).toEqual([null, null, null, null, null, null, '2027-08-01']);
  expect(long[5]).toEqual(['2027-08-30', '2027-08-31', null, null, null, null, null]);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

const eventFrom = (title: string, startDate: string, endDate: string) =>
  ({ title, startDate, endDate }) as EventEntry;

test('an event stands on each of its days in Jakarta, and in each of their months', () => {
  const newYear = eventFrom('Malam', '2026-12-31T02:00:00Z', '2026-12-31T18:00:00Z');
  const early = eventFrom('Pagi', '2026-12-31T01:00:00Z', '2026-12-31T02:00:00Z');
  const titlesIn = (time: string) => eventsIn([newYear, early], time).map(({ title }) => title);
  expect(titlesIn('2026-12-30')).toEqual([]);
  expect(titlesIn('2026-12-31')).toEqual(['Pagi', 'Malam']);
  expect(titlesIn('2027-01-01')).toEqual(['Malam']);
  expect(titlesIn('2027-01-02')).toEqual([]);
  expect(titlesIn('2026-12')).toEqual(['Pagi', 'Malam']);
  expect(titlesIn('2027-01')).toEqual(['Malam']);
  expect(titlesIn('2026-11')).toEqual([]);
});
