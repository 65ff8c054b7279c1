/** Dates as people in Asia/Jakarta read them. All functions take an ISO 8601 string or a Date. */
const timeZone = 'Asia/Jakarta';

/** Formats are made when first used: each costs a millisecond or more, and there are a dozen of them. */
const parts = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: string | Date): string => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return format.format(new Date(at));
  };
};

const shortDate = parts('id-ID', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = parts('en-GB', { hour: '2-digit', minute: '2-digit' });
const cardDay = parts('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** 'January 2026': active-until texts (SPEC section 9: English locale). */
export const englishMonthYear = parts('en-US', { month: 'long', year: 'numeric' });

/** 'Januari 2026': dashboard dates (SPEC section 9: Indonesian locale). */
export const indonesianMonthYear = parts('id-ID', { month: 'long', year: 'numeric' });

const shortMonthYear = parts('id-ID', { month: 'short', year: 'numeric' });

/** 'Jan 2026', for a key that `monthKey` made. */
export const monthLabel = (key: string): string => shortMonthYear(`${key}-15T00:00:00Z`);

/** '5 Januari 2026'. */
export const indonesianDate = parts('id-ID', { day: 'numeric', month: 'long', year: 'numeric' });

/** '5 January 2026'. */
export const englishDate = parts('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '5 Januari 2026 pukul 09.00'. */
export const indonesianMoment = parts('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '5 jan 2025': dates in the admin lists (SPEC section 9). */
export const adminListDate = (at: string | Date): string => shortDate(at).toLowerCase();

/** '14.30', put together here: the browser's own spelling differs from the build's. */
export const timeOfDay = (at: string | Date): string => clock(at).replace(':', '.');

/** '5 jan 2025, 14.30 WIB': moments in the admin lists. */
export const adminListTime = (at: string | Date): string => `${adminListDate(at)}, ${timeOfDay(at)} WIB`;

/**
 * The moment at which Jakarta's day began that this falls into; `days` later, or earlier with a minus. A calendar day,
 * such as '2025-01-31', is that day in Jakarta.
 */
export function dayStart(at: string | Date, days = 0): Date {
  const midnight = new Date(`${isoDate(at)}T00:00:00+07:00`);
  return new Date(midnight.getTime() + days * 86_400_000);
}

/** '2025-01-05': dates for spreadsheets. */
export const isoDate = parts('sv-SE', { dateStyle: 'short' });

/** '05.01.2025': the date inside a membership card number (SPEC section 3). */
export const cardNumberDate = (at: string | Date): string => cardDay(at).replaceAll('/', '.');

/** A date whose UTC parts are Jakarta's, which knows no summer time. */
const jakartaClock = (at: string | Date): Date => new Date(new Date(at).getTime() + 7 * 60 * 60 * 1000);

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
export function jakartaMoment(typed: string): Date | undefined {
  const [, day, hours = 'T00:00', zone = '+07:00'] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(typed) ?? [];
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
