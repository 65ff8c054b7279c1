/**
 * Dates as people in Asia/Jakarta read them. All functions take an ISO 8601 string or a Date, and throw a RangeError for
 * what is no moment. Put together here: the platform takes almost a tenth of a second on a slow phone to make its first
 * format, and browsers spell some differently from the build.
 */

/** How far Jakarta is ahead of UTC, in milliseconds; it has had no summer time since 1964. */
export const jakartaOffset = 7 * 60 * 60 * 1000;
/** The same in ISO 8601. */
const jakartaZone = '+07:00';

/** A date whose UTC parts are Jakarta's. */
export const jakartaClock = (at: string | Date): Date => new Date(new Date(at).getTime() + jakartaOffset);

const indonesianMonths =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');
const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

function partsOf(at: string | Date) {
  const local = jakartaClock(at).toISOString();
  const month = Number(local.slice(5, 7)) - 1;
  return {
    day: Number(local.slice(8, 10)),
    indonesian: indonesianMonths[month] ?? '',
    english: englishMonths[month] ?? '',
    year: local.slice(0, 4),
  };
}

/** 'Agu'. */
const short = (month: string): string => month.slice(0, 3);

/** 'January 2026': active-until texts (requirements 1.5.3). */
export function englishMonthYear(at: string | Date): string {
  const { english, year } = partsOf(at);
  return `${english} ${year}`;
}

/** 'Januari 2026': dashboard dates (requirements 1.5.3). */
export function indonesianMonthYear(at: string | Date): string {
  const { indonesian, year } = partsOf(at);
  return `${indonesian} ${year}`;
}

/** 'Jan 2026', for a key that `monthKey` made. */
export function monthLabel(key: string): string {
  const { indonesian, year } = partsOf(`${key}-15T00:00:00Z`);
  return `${short(indonesian)} ${year}`;
}

/** '5 Januari 2026'. */
export const indonesianDate = (at: string | Date): string => `${partsOf(at).day} ${indonesianMonthYear(at)}`;

/** '5 January 2026'. */
export const englishDate = (at: string | Date): string => `${partsOf(at).day} ${englishMonthYear(at)}`;

/** '5 Januari 2026 pukul 09.00'. */
export const indonesianMoment = (at: string | Date): string => `${indonesianDate(at)} pukul ${timeOfDay(at)}`;

/** '5 jan 2025': dates in the admin lists (requirements 1.5.3). */
export function adminListDate(at: string | Date): string {
  const { day, indonesian, year } = partsOf(at);
  return `${day} ${short(indonesian).toLowerCase()} ${year}`;
}

/** '14.30'. */
export const timeOfDay = (at: string | Date): string =>
  jakartaClock(at).toISOString().slice(11, 16).replace(':', '.');

/** '5 jan 2025, 14.30 WIB': moments in the admin lists. */
export const adminListTime = (at: string | Date): string => `${adminListDate(at)}, ${timeOfDay(at)} WIB`;

/**
 * The moment at which Jakarta's day began that this falls into; `days` later, or earlier with a minus. A calendar day,
 * such as '2025-01-31', is that day in Jakarta.
 */
export function dayStart(at: string | Date, days = 0): Date {
  const midnight = new Date(`${isoDate(at)}T00:00:00${jakartaZone}`);
  return new Date(midnight.getTime() + days * 86_400_000);
}

/** '2025-01-05': the day of a moment in Jakarta. */
export const isoDate = (at: string | Date): string => jakartaClock(at).toISOString().slice(0, 10);

/** '05.01.2025': the date inside a membership card number (requirements 1.5.3). */
export const cardNumberDate = (at: string | Date): string => isoDate(at).split('-').reverse().join('.');

/** 'YYYY-MM' in Jakarta, for counting by month; `back` months before. */
export function monthKey(at: string | Date, back = 0): string {
  const local = jakartaClock(at);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back)).toISOString().slice(0, 7);
}

/**
 * A moment as a form sends it: '2026-11-21T09:00' is Jakarta's time and '2026-11-21' its midnight; with 'Z' or
 * an offset it says so itself.
 *
 * @returns undefined when it is no moment between 2000 and 2100
 */
export function jakartaMoment(text: string): Date | undefined {
  const [, day, hours = 'T00:00', zone = jakartaZone] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const at = new Date(`${day}${hours}${zone}`);
  const year = at.getUTCFullYear();
  // The engine takes the 31st of a month with 30 days for the 1st of the next.
  const isDay = day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true;
  return isDay && year >= 2000 && year < 2100 ? at : undefined;
}

/** The same moment as the value of a `datetime-local` field: '2026-11-21T09:00'. */
export const jakartaInput = (at: string | Date): string => jakartaClock(at).toISOString().slice(0, 16);

/** Whole days from now until then, counted in Jakarta's calendar; negative when past. */
export function daysUntil(then: string | Date, now: Date = new Date()): number {
  const day = (at: string | Date) => Math.floor(jakartaClock(at).getTime() / 86_400_000);
  return day(then) - day(now);
}
