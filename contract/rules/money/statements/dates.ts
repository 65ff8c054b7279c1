import type { DateOrder } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';

/** First and last day, 'YYYY-MM-DD'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ParsedDate {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** 'HH:MM:SS'; null if the text has no time. */
  readonly time: string | null;
}

interface DateParts {
  readonly day: number;
  readonly month: number;
  /** Null if the text has no year. */
  readonly year: number | null;
}

/** First three letters of the Indonesian and English months, and further bank abbreviations of August. */
const monthStarts = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'agt', 'ags', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
];

const monthNamePattern =
  /^(?:jan(?:uari|uary)?|[fp]eb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|juni?|june|july?|juli|agu(?:stus)?|agt|ags|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|no[vp](?:ember)?|de[cs](?:ember)?)$/;

function parseMonth(name: string): number | undefined {
  const month = name.toLowerCase();
  if (!monthNamePattern.test(month)) return undefined;
  return monthStarts.findIndex((starts) => starts.includes(month.slice(0, 3))) + 1;
}

const parseYear = (digits: string | undefined): number | null =>
  digits === undefined ? null : digits.length === 2 ? 2000 + Number(digits) : Number(digits);

function parseNumericDate(text: string, order: DateOrder): DateParts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (order === 'ymd') {
    return last?.length === 2
      ? { year: parseYear(first), month: Number(second), day: Number(last) }
      : undefined;
  }
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { day: Number(day), month: Number(month), year: parseYear(last) };
}

/** Parses '07 August 2026', '01-Agu-26' or '5 Sep'. */
function parseNamedMonthDate(text: string): DateParts | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})[-\s/.]+([A-Za-z]{3,9})\.?(?:[-\s/.,]+(\d{4}|\d{2}))?$/.exec(text) ?? [];
  const month = parseMonth(name);
  return month === undefined ? undefined : { day: Number(day), month, year: parseYear(year) };
}

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Returns 'YYYY-MM-DD' if the day exists. `Date` would accept 31 February as 3 March. */
export function toCalendarDay(
  year: number,
  month: number,
  day: number,
  firstYear = 2000,
): string | undefined {
  const text = `${year}-${padTwo(month)}-${padTwo(day)}`;
  const at = new Date(`${text}T00:00Z`);
  return year >= firstYear && year < 2100 && at.toJSON()?.startsWith(text) === true ? text : undefined;
}

/** Parses '10:16:54', '10.00' or '3153' (00:31:53 without leading zeros); undefined for an invalid time. */
export function parseTime(text: string): string | undefined {
  const bare = text.trim();
  const digits = /^\d{1,6}$/.test(bare) ? bare.padStart(6, '0') : undefined;
  const [, hours = '', minutes = '', seconds = '00'] =
    (digits === undefined
      ? /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,3})?)?$/.exec(bare)
      : /^(\d\d)(\d\d)(\d\d)$/.exec(digits)) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Parses an Excel serial number: days since 30 December 1899, with the time of day as a fraction. */
function parseSerial(text: string): ParsedDate | undefined {
  if (!/^\d{5}(?:[.,]\d{1,12})?$/.test(text)) return undefined;
  const seconds = Math.round(Number(text.replace(',', '.')) * 86_400);
  const at = new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString();
  const hasTime = seconds % 86_400 !== 0;
  return { date: at.slice(0, 10), time: hasTime ? at.slice(11, 19) : null };
}

/** Returns the dates within the period that a date without a year can be. */
function datesWithin({ day, month }: DateParts, { from, to }: Period): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const days = [first, first + 1, last].map((year) => toCalendarDay(year, month, day));
  return [...new Set(days)].filter((one) => one !== undefined && one >= from && one <= to) as string[];
}

export interface DateRules {
  readonly order: DateOrder;
  /** True if dates can be Excel serial numbers. */
  readonly serials: boolean;
  readonly period: Period | null;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** Splits a text into day and time: '07 August 2026 10:16:54', '2026-08-02T10:00'. */
function splitDateTime(text: string): [day: string, time: string | undefined] {
  const [, day = text, time] =
    /^(.*\S)(?:\s+|T)(\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d{1,3})?)?)$/.exec(text) ?? [];
  return [day, time];
}

/** Returns true if a text has the format of a date, even if the date does not exist. */
export function isDateLike(text: string, rule: Pick<DateRules, 'order' | 'serials'>): boolean {
  const [day] = splitDateTime(text.trim());
  const isSerial = rule.serials && parseSerial(text.trim()) !== undefined;
  return isSerial || (parseNumericDate(day, rule.order) ?? parseNamedMonthDate(day)) !== undefined;
}

/**
 * Parses a date; one without a year is that within the period. Throws StatementRefusedError if it does not
 * exist, is outside the period or is in the future.
 */
export function parseDate(text: string, line: number, rule: DateRules): ParsedDate {
  const { period, today } = rule;
  const [dayText, timeText] = splitDateTime(text.trim());
  const serial = rule.serials ? parseSerial(text.trim()) : undefined;
  const parts =
    serial === undefined
      ? (parseNumericDate(dayText, rule.order) ?? parseNamedMonthDate(dayText))
      : undefined;
  if (serial === undefined && parts === undefined) throw new StatementRefusedError('dateInvalid', line, text);
  const time = timeText === undefined ? null : parseTime(timeText);
  if (time === undefined) throw new StatementRefusedError('timeInvalid', line, timeText);
  const date = serial?.date ?? resolveDate(parts as DateParts, text, line, period);
  if (period !== null && (date < period.from || date > period.to)) {
    throw new StatementRefusedError('dateOutside', line, text);
  }
  if (date > today) throw new StatementRefusedError('dateAhead', line, text);
  return { date, time: serial?.time ?? time };
}

function resolveDate(parts: DateParts, text: string, line: number, period: Period | null): string {
  const { day, month, year } = parts;
  // The leap year 2024 accepts every day that a year can have.
  if (toCalendarDay(year ?? 2024, month, day) === undefined)
    throw new StatementRefusedError('dateInvalid', line, text);
  if (year !== null) return toCalendarDay(year, month, day) as string;
  if (period === null) throw new StatementRefusedError('periodMissing', line, text);
  const [only, ...others] = datesWithin(parts, period);
  if (only === undefined) throw new StatementRefusedError('dateOutside', line, text);
  if (others.length > 0)
    throw new StatementRefusedError('periodInvalid', line, `${period.from} - ${period.to}`);
  return only;
}

/** Parses '01/09/2026 - 30/09/2026' or '1 September 2026 s/d 30 September 2026'. */
export function parsePeriod(text: string, order: DateOrder): Period | undefined {
  const [first = '', last = '', ...rest] = text
    .replace(/\s+/g, ' ')
    .split(/ - | ?– ?| s\/?d\.? | sampai | to /i);
  const [from, to] = [first, last].map((one) => {
    const [day] = splitDateTime(one.trim());
    const parts = parseNumericDate(day, order) ?? parseNamedMonthDate(day);
    return parts?.year == null ? undefined : toCalendarDay(parts.year, parts.month, parts.day);
  });
  if (rest.length > 0 || from === undefined || to === undefined || from > to) return undefined;
  return { from, to };
}

/** Years of two digits from here on belong to the last century: '98' is 1998. */
const lastCenturyFrom = 2070;
const firstYear = 1950;

/** Parses a date with a year since 1950, also an Excel serial number; undefined for any other text. */
export function parseDay(text: string, order: DateOrder): string | undefined {
  const [dayText] = splitDateTime(text.trim());
  const serial = parseSerial(text.trim());
  if (serial !== undefined) return serial.date;
  const { day, month, year } = parseNumericDate(dayText, order) ?? parseNamedMonthDate(dayText) ?? {};
  if (day === undefined || month === undefined || year == null) return undefined;
  const isLastCentury = year >= lastCenturyFrom && !/\d{4}/.test(dayText);
  return toCalendarDay(isLastCentury ? year - 100 : year, month, day, firstYear);
}
