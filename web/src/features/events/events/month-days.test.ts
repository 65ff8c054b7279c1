import { expect, test } from 'vitest';
import type { EventEntry } from './event-entries.ts';
import { eventsIn, getWeeks } from './month-days.ts';

test('a month is split into weeks that start on Monday', () => {
  // 1 February 2027 is a Monday, and the month has 28 days.
  const even = getWeeks('2027-02');
  expect([even.length, even[0]?.[0], even[3]?.[6]]).toEqual([4, '2027-02-01', '2027-02-28']);
  // 1 August 2027 is a Sunday.
  const long = getWeeks('2027-08');
  expect(long).toHaveLength(6);
  expect(long[0]).toEqual([null, null, null, null, null, null, '2027-08-01']);
  expect(long[5]).toEqual(['2027-08-30', '2027-08-31', null, null, null, null, null]);
  expect(getWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

const eventFrom = (title: string, startDate: string, endDate: string) =>
  ({ title, startDate, endDate }) as EventEntry;

test('an event appears on each of its days in Jakarta time, and in each of their months', () => {
  const newYear = eventFrom('Malam', '2026-12-31T02:00:00Z', '2026-12-31T18:00:00Z');
  const early = eventFrom('Pagi', '2026-12-30T17:30:00Z', '2026-12-31T02:00:00Z');
  const titlesIn = (time: string) => eventsIn([newYear, early], time).map(({ title }) => title);
  expect(titlesIn('2026-12-30')).toEqual([]);
  expect(titlesIn('2026-12-31')).toEqual(['Pagi', 'Malam']);
  expect(titlesIn('2027-01-01')).toEqual(['Malam']);
  expect(titlesIn('2027-01-02')).toEqual([]);
  expect(titlesIn('2026-12')).toEqual(['Pagi', 'Malam']);
  expect(titlesIn('2027-01')).toEqual(['Malam']);
  expect(titlesIn('2026-11')).toEqual([]);
});
