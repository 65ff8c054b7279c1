/** Dates as people in Asia/Jakarta read them. All functions take an ISO 8601 string or a Date. */
const timeZone = 'Asia/Jakarta';

const parts = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return (at: string | Date): string => format.format(new Date(at));
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

/** '5 jan 2025': dates in the admin lists (SPEC section 9). */
export const adminListDate = (at: string | Date): string => shortDate(at).toLowerCase();

/** '14.30', put together here: the browser's own spelling differs from the build's. */
export const timeOfDay = (at: string | Date): string => clock(at).replace(':', '.');

/** '5 jan 2025, 14.30 WIB': moments in the admin lists. */
export const adminListTime = (at: string | Date): string => `${adminListDate(at)}, ${timeOfDay(at)} WIB`;

/** The moment at which a calendar day of Jakarta begins, from '2025-01-31'. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** '2025-01-05': dates for spreadsheets. */
export const isoDate = parts('sv-SE', { dateStyle: 'short' });

/** '05.01.2025': the date inside a membership card number (SPEC section 3). */
export const cardNumberDate = (at: string | Date): string => cardDay(at).replaceAll('/', '.');

/**
 * 'YYYY-MM' in Jakarta, for counting by month; `back` months before.
 */
export function monthKey(at: string | Date, back = 0): string {
  const local = new Date(new Date(at).getTime() + 7 * 60 * 60 * 1000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back)).toISOString().slice(0, 7);
}

/** Whole days from now until then, counted in Jakarta's calendar; negative when past. */
export function daysUntil(then: string | Date, now: Date = new Date()): number {
  const day = (at: Date) => Math.floor((at.getTime() + 7 * 60 * 60 * 1000) / 86_400_000);
  return day(new Date(then)) - day(now);
}
