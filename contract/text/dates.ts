import { fill } from './language/fill.ts';
import { t } from './messages/dates.ts';

/**
 * Formats times for people in Asia/Jakarta and throws a RangeError for an invalid time. It does not use
 * `Intl`: its first format takes almost 100 ms on a phone, and browsers spell some dates differently.
 */

/** Offset of Jakarta from UTC in milliseconds. There has been no daylight saving time since 1964. */
export const jakartaOffsetMs = 7 * 60 * 60 * 1000;
const jakartaZone = '+07:00';

/** Returns a date whose UTC fields are the local time in Jakarta. */
export const toJakartaClock = (at: string | Date): Date => new Date(new Date(at).getTime() + jakartaOffsetMs);

const englishMonths = 'January February March April May June July August September October November December';

function dateParts(at: string | Date) {
  const local = toJakartaClock(at).toISOString();
  const nameIn = (months: string): string => months.split(' ')[Number(local.slice(5, 7)) - 1] ?? '';
  return {
    day: Number(local.slice(8, 10)),
    /** In the current language. */
    month: nameIn(t.months),
    english: nameIn(englishMonths),
    year: local.slice(0, 4),
  };
}

/** 'Agu'. */
const abbreviate = (month: string): string => month.slice(0, 3);

/** 'January 2026': texts of the end of a membership (requirements 1.5.3). */
export function englishMonthYear(at: string | Date): string {
  const { english, year } = dateParts(at);
  return `${english} ${year}`;
}

/** 'Januari 2026', or 'January 2026' in English: dashboard dates (requirements 1.5.3). */
export function formatMonthYear(at: string | Date): string {
  const { month, year } = dateParts(at);
  return `${month} ${year}`;
}

/** 'Jan 2026' for a key of `monthKey`. */
export function monthLabel(key: string): string {
  const { month, year } = dateParts(`${key}-15T00:00:00Z`);
  return `${abbreviate(month)} ${year}`;
}

/** '5 Januari 2026', or '5 January 2026' in English. */
export const formatDate = (at: string | Date): string => `${dateParts(at).day} ${formatMonthYear(at)}`;

/** '5 Januari 2026 pukul 09.00', or '5 January 2026 at 09:00' in English. */
export const formatDateTime = (at: string | Date): string =>
  fill(t.dateTime, { date: formatDate(at), time: timeOfDay(at) });

/** '5 jan 2025': dates in the admin lists (requirements 1.5.3). */
export function adminListDate(at: string | Date): string {
  const { day, month, year } = dateParts(at);
  return `${day} ${abbreviate(month).toLowerCase()} ${year}`;
}

/** '14.30', or '14:30' in English. */
export const timeOfDay = (at: string | Date): string =>
  toJakartaClock(at).toISOString().slice(11, 16).replace(':', t.timeSeparator);

/** '5 jan 2025, 14.30 WIB': times in the admin lists. */
export const adminListDateTime = (at: string | Date): string => `${adminListDate(at)}, ${timeOfDay(at)} WIB`;

/** Returns the start of the day in Jakarta, `days` later, of a time or of a day '2025-01-31'. */
export function dayStart(at: string | Date, days = 0): Date {
  const midnight = new Date(`${isoDate(at)}T00:00:00${jakartaZone}`);
  return new Date(midnight.getTime() + days * 86_400_000);
}

/** Adds days of 24 hours to a time. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000);

/**
 * Returns the same time of day and date in Jakarta, `years` later, or earlier if negative. 29 February becomes
 * 28 February in years without it.
 */
export function addYears(at: Date, years: number): Date {
  const local = toJakartaClock(at);
  const [year, month] = [local.getUTCFullYear() + years, local.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(local.getTime() - jakartaOffsetMs);
}

/** '2025-01-05': the day of a time in Jakarta. */
export const isoDate = (at: string | Date): string => toJakartaClock(at).toISOString().slice(0, 10);

/** '05.01.2025': the date in a membership card number (requirements 1.5.3). */
export const cardNumberDate = (at: string | Date): string => isoDate(at).split('-').reverse().join('.');

/** Returns 'YYYY-MM' in Jakarta, to count by month, or a month `monthsBefore` earlier. */
export function monthKey(at: string | Date, monthsBefore = 0): string {
  const local = toJakartaClock(at);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBefore))
    .toISOString()
    .slice(0, 7);
}

/**
 * Parses '2026-11-21T09:00' as local time in Jakarta, and '2026-11-21' as its midnight. A text with 'Z' or an
 * offset has its own zone. Returns undefined unless it is a time between 2000 and 2100.
 */
export function parseJakartaDateTime(text: string): Date | undefined {
  const [, day, hours = 'T00:00', zone = jakartaZone] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const at = new Date(`${day}${hours}${zone}`);
  const year = at.getUTCFullYear();
  // `Date` accepts the 31st of a month with 30 days as the 1st of the next.
  const isDay = day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;
  return isDay && year >= 2000 && year < 2100 ? at : undefined;
}

/** Returns the value of a `datetime-local` field: '2026-11-21T09:00'. */
export const toDateTimeInput = (at: string | Date): string => toJakartaClock(at).toISOString().slice(0, 16);

/** Returns the time left in whole units: days below 90, then months, and years from two: '3 bulan lagi'. */
export function remainingTime(days: number): string {
  if (days < 90) return days === 0 ? t.today : fill(t.daysLeft, { count: days });
  const months = Math.round(days / (365.25 / 12));
  if (months < 24) return fill(t.monthsLeft, { count: months });
  return fill(months % 12 === 0 ? t.yearsLeft : t.overYearsLeft, { count: Math.floor(months / 12) });
}

/** Returns the number of days from now until then in Jakarta's calendar; negative for the past. */
export function daysUntil(then: string | Date, now: Date = new Date()): number {
  const day = (at: string | Date) => Math.floor(toJakartaClock(at).getTime() / 86_400_000);
  return day(then) - day(now);
}

/** Returns '2027–2028', the years of both days in Jakarta, or '2027' for one year. */
export function yearRange({ from, until }: { readonly from: string; readonly until: string }): string {
  const years = [from, until].map((at) => isoDate(at).slice(0, 4));
  return [...new Set(years)].join('–');
}
