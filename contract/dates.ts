/** Dates as people in Asia/Jakarta read them. All functions take an ISO 8601 string or a Date. */
const timeZone = 'Asia/Jakarta';

const parts = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  return (at: string | Date): string => format.format(new Date(at));
};

const shortDate = parts('id-ID', { day: 'numeric', month: 'short', year: 'numeric' });
const cardDay = parts('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** 'January 2026': active-until texts (SPEC section 9: English locale). */
export const englishMonthYear = parts('en-US', { month: 'long', year: 'numeric' });

/** 'Januari 2026': dashboard dates (SPEC section 9: Indonesian locale). */
export const indonesianMonthYear = parts('id-ID', { month: 'long', year: 'numeric' });

/** '5 Januari 2026'. */
export const indonesianDate = parts('id-ID', { day: 'numeric', month: 'long', year: 'numeric' });

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

/** '05.01.2025': the date inside a membership card number (SPEC section 3). */
export const cardNumberDate = (at: string | Date): string => cardDay(at).replaceAll('/', '.');

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
export const jakartaInput = (at: string | Date): string =>
  new Date(new Date(at).getTime() + 7 * 60 * 60 * 1000).toISOString().slice(0, 16);

/** Whole days from now until then, counted in Jakarta's calendar; negative when past. */
export function daysUntil(then: string | Date, now: Date = new Date()): number {
  const day = (at: Date) => Math.floor((at.getTime() + 7 * 60 * 60 * 1000) / 86_400_000);
  return day(new Date(then)) - day(now);
}
