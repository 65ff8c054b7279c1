import { describe, expect, test } from 'vitest';
import {
  adminListDate,
  adminListDateTime,
  cardNumberDate,
  dayStart,
  daysUntil,
  englishMonthYear,
  formatDate,
  formatDateTime,
  formatMonthYear,
  isoDate,
  monthKey,
  monthLabel,
  parseJakartaDateTime,
  remainingTime,
  timeOfDay,
  toDateTimeInput,
  yearRange,
} from './dates.ts';

/** 17:30 UTC is half past midnight of the next day in Jakarta. */
const newYear = '2025-12-31T17:30:00.000Z';
const beforeNewYear = '2025-12-31T16:59:59.999Z';

describe("a date in Jakarta's time zone", () => {
  test('is formatted as English month and year', () => {
    expect(englishMonthYear(newYear)).toBe('January 2026');
    expect(englishMonthYear(beforeNewYear)).toBe('December 2025');
  });

  test('is formatted as Indonesian month and year', () => {
    expect(formatMonthYear(newYear)).toBe('Januari 2026');
    expect(formatMonthYear('2026-08-05T00:00:00Z')).toBe('Agustus 2026');
  });

  test('has a month key, also for earlier months', () => {
    expect(monthKey(newYear)).toBe('2026-01');
    expect(monthKey(beforeNewYear)).toBe('2025-12');
    expect(monthKey(newYear, 1)).toBe('2025-12');
    expect(monthKey('2026-03-31T05:00:00Z', 1)).toBe('2026-02');
    expect(monthKey(newYear, 24)).toBe('2024-01');
    expect(monthLabel('2026-08')).toBe('Agu 2026');
  });

  test('is formatted as an Indonesian day', () => expect(formatDate(newYear)).toBe('1 Januari 2026'));

  test('is formatted with its time for the admin lists', () => {
    expect(adminListDateTime(newYear)).toBe('1 jan 2026, 00.30 WIB');
    expect(adminListDateTime(beforeNewYear)).toBe('31 des 2025, 23.59 WIB');
  });

  test('has a start of day, also for the next day', () => {
    expect(dayStart('2026-01-01').toISOString()).toBe('2025-12-31T17:00:00.000Z');
    expect(dayStart('2028-02-29', 1).toISOString()).toBe('2028-02-29T17:00:00.000Z');
  });

  test('has a start of day for a given time, also for earlier and later days', () => {
    expect(dayStart(newYear).toISOString()).toBe('2025-12-31T17:00:00.000Z');
    expect(dayStart(beforeNewYear).toISOString()).toBe('2025-12-30T17:00:00.000Z');
    expect(dayStart('2028-02-29T05:00:00Z', 1).toISOString()).toBe('2028-02-29T17:00:00.000Z');
    expect(dayStart(newYear, -365).toISOString()).toBe('2024-12-31T17:00:00.000Z');
  });

  test('is formatted as an ISO day for spreadsheets', () => expect(isoDate(newYear)).toBe('2026-01-01'));

  test('is formatted as a day for the admin lists', () => {
    expect(adminListDate('2025-01-05T03:00:00Z')).toBe('5 jan 2025');
    expect(adminListDate(newYear)).toBe('1 jan 2026');
    expect(adminListDate(new Date('2025-05-12T03:00:00Z'))).toBe('12 mei 2025');
  });

  test('has a lower-case month of three letters in the admin lists', () => {
    for (let month = 1; month <= 12; month += 1) {
      const at = `2025-${String(month).padStart(2, '0')}-15T05:00:00Z`;
      expect(adminListDate(at)).toMatch(/^15 [a-z]{3} 2025$/);
    }
  });

  test('is formatted for the card', () => {
    expect(cardNumberDate('2025-01-05T03:00:00Z')).toBe('05.01.2025');
    expect(cardNumberDate(newYear)).toBe('01.01.2026');
    expect(cardNumberDate(beforeNewYear)).toBe('31.12.2025');
  });
});

const spell = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Jakarta', ...options });
  return (at: Date) => format.format(at);
};
const [numeric, twoDigits] = ['numeric', '2-digit'] as const;
const shortDay = spell('id-ID', { day: numeric, month: 'short', year: numeric });

test.each([
  [englishMonthYear, spell('en-US', { month: 'long', year: numeric })],
  [formatMonthYear, spell('id-ID', { month: 'long', year: numeric })],
  [formatDate, spell('id-ID', { day: numeric, month: 'long', year: numeric })],
  [adminListDate, (at: Date) => shortDay(at).toLowerCase()],
  [timeOfDay, spell('id-ID', { hour: twoDigits, minute: twoDigits })],
  [isoDate, spell('sv-SE', { dateStyle: 'short' })],
  [
    formatDateTime,
    spell('id-ID', { day: numeric, month: 'long', year: numeric, hour: twoDigits, minute: twoDigits }),
  ],
])('%o formats like Intl.DateTimeFormat from 1964 to 2100', (ours, theirs) => {
  const step = 1000 * 60 * (60 * 24 * 11 + 60 * 5 + 7);
  const wrong: string[] = [];
  for (let at = Date.UTC(1964, 0, 2); at < Date.UTC(2100, 0, 1); at += step) {
    const [found, expected] = [ours(new Date(at)), theirs(new Date(at))];
    if (found !== expected) wrong.push(`${found} instead of ${expected}`);
  }
  expect(wrong).toEqual([]);
  expect(() => ours('x' as unknown as Date)).toThrow(RangeError);
});

describe('the number of days until a time', () => {
  const now = new Date('2026-03-10T16:00:00Z'); // 23:00 on the 10th in Jakarta

  test.each([
    ['later the same day', '2026-03-10T16:59:00Z', 0],
    ['one minute into the next day', '2026-03-10T17:01:00Z', 1],
    ['earlier the same day', '2026-03-09T17:00:00Z', 0],
    ['the day before', '2026-03-09T16:59:00Z', -1],
    ['a year on', '2027-03-10T16:00:00Z', 365],
  ])('%s', (_what, then, days) => expect(daysUntil(then, now)).toBe(days));
});

describe('the value of a form field', () => {
  test.each([
    ['2026-01-01T00:30', newYear],
    ['2026-01-01T00:30:00', newYear],
    ['2026-01-01', '2025-12-31T17:00:00.000Z'],
    ['2025-12-31T17:30:00.000Z', newYear],
    ['2026-01-01T01:30+08:00', newYear],
    ['2028-02-29T09:00', '2028-02-29T02:00:00.000Z'],
    ['2000-01-01T07:00', '2000-01-01T00:00:00.000Z'],
    ['2100-01-01T06:59', '2099-12-31T23:59:00.000Z'],
  ])('%s is parsed as a time in Jakarta', (text, moment) => {
    expect(parseJakartaDateTime(text)?.toISOString()).toBe(moment);
  });

  test.each([
    '',
    '2026',
    '2026-02-30',
    '2026-02-30T09:00',
    '2026-13-01',
    '2026-01-01T25:00',
    '1999-12-31',
    '2100-01-02',
    '2000-01-01T06:59',
    '2100-01-01T07:00',
    ' 2026-01-01',
    '2026-01-01 ',
    '1 Jan 2026',
    'x',
  ])('%j is refused', (text) => {
    expect(parseJakartaDateTime(text)).toBeUndefined();
  });

  test("shows a stored time, which people read in Jakarta's time zone", () => {
    expect(toDateTimeInput(newYear)).toBe('2026-01-01T00:30');
    expect(toDateTimeInput(new Date(newYear))).toBe('2026-01-01T00:30');
    expect(formatDateTime(newYear)).toBe('1 Januari 2026 pukul 00.30');
  });
});

test.each([
  [0, 'hari ini'],
  [89, '89 hari lagi'],
  [90, '3 bulan lagi'],
  [365, '12 bulan lagi'],
  [730, '2 tahun lagi'],
  [913, 'lebih dari 2 tahun lagi'],
  [2192, '6 tahun lagi'],
])('the time left of %i days is "%s"', (days, text) => {
  expect(remainingTime(days)).toBe(text);
});

test('the years of a period are those in Jakarta', () => {
  expect(yearRange({ from: '2027-03-01T03:00:00Z', until: '2028-02-29T03:00:00Z' })).toBe('2027–2028');
  expect(yearRange({ from: '2026-12-31T17:00:00Z', until: '2027-12-31T16:59:59Z' })).toBe('2027');
});
