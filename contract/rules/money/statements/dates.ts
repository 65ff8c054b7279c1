import { Refused } from './refused.ts';

/** In which order a file writes day, month and year in digits. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** First and last day, 'YYYY-MM-DD'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface ReadDate {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** 'HH:MM:SS', where the text tells it. */
  readonly time: string | null;
}

interface Parts {
  readonly day: number;
  readonly month: number;
  /** Null where the text has no year. */
  readonly year: number | null;
}

/** Indonesian and English names of the months by their first three letters, and how banks shorten August besides. */
const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  peb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  agt: 8,
  ags: 8,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12,
};

const names =
  /^(?:jan(?:uari|uary)?|[fp]eb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|juni?|june|july?|juli|agu(?:stus)?|agt|ags|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|no[vp](?:ember)?|de[cs](?:ember)?)$/;

const monthOf = (name: string): number | undefined =>
  names.test(name.toLowerCase()) ? monthNumbers[name.toLowerCase().slice(0, 3)] : undefined;

const yearOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : digits.length === 2 ? 2000 + Number(digits) : Number(digits);

function fromDigits(text: string, order: DateOrder): Parts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (order === 'ymd') {
    return last?.length === 2 ? { year: yearOf(first), month: Number(second), day: Number(last) } : undefined;
  }
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { day: Number(day), month: Number(month), year: yearOf(last) };
}

/** '07 August 2026', '01-Agu-26', '5 Sep'. */
function fromName(text: string): Parts | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})[-\s/.]+([A-Za-z]{3,9})\.?(?:[-\s/.,]+(\d{4}|\d{2}))?$/.exec(text) ?? [];
  const month = monthOf(name);
  return month === undefined ? undefined : { day: Number(day), month, year: yearOf(year) };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 'YYYY-MM-DD', where the calendar has that day; the platform would take 31 February for 3 March. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`;
  const at = new Date(`${text}T00:00Z`);
  return year >= 2000 && year < 2100 && at.toJSON()?.startsWith(text) === true ? text : undefined;
}

/** '10:16:54', '10.00' or '3153', which is 00:31:53 without its zeros; undefined for what is no time of day. */
export function readTime(text: string): string | undefined {
  const bare = text.trim();
  const digits = /^\d{1,6}$/.test(bare) ? bare.padStart(6, '0') : undefined;
  const [, hours = '', minutes = '', seconds = '00'] =
    (digits === undefined
      ? /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,3})?)?$/.exec(bare)
      : /^(\d\d)(\d\d)(\d\d)$/.exec(digits)) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Excel counts days from the last of 1899 but one, and the day as a part of one. */
function fromSerial(text: string): ReadDate | undefined {
  if (!/^\d{5}(?:[.,]\d{1,12})?$/.test(text)) return undefined;
  const seconds = Math.round(Number(text.replace(',', '.')) * 86_400);
  const at = new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString();
  const hasTime = seconds % 86_400 !== 0;
  return { date: at.slice(0, 10), time: hasTime ? at.slice(11, 19) : null };
}

/** The days on which a date without year falls within the period. */
function yearsWithin({ day, month }: Parts, { from, to }: Period): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const days = [first, first + 1, last].map((year) => calendarDay(year, month, day));
  return [...new Set(days)].filter((one) => one !== undefined && one >= from && one <= to) as string[];
}

/** What the texts of a file's dates are read by. */
export interface DateRule {
  readonly order: DateOrder;
  /** Whether numbers of days, as Excel keeps them, stand among them. */
  readonly serials: boolean;
  readonly period: Period | null;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** The day and the time of day that a text begins with, apart: '07 August 2026 10:16:54', '2026-08-02T10:00'. */
function split(text: string): [day: string, time: string | undefined] {
  const [, day = text, time] =
    /^(.*\S)(?:\s+|T)(\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d{1,3})?)?)$/.exec(text) ?? [];
  return [day, time];
}

/** Whether a text is written as a date, be it one that exists or not. */
export function looksLikeDate(text: string, rule: Pick<DateRule, 'order' | 'serials'>): boolean {
  const [day] = split(text.trim());
  const isSerial = rule.serials && fromSerial(text.trim()) !== undefined;
  return isSerial || (fromDigits(day, rule.order) ?? fromName(day)) !== undefined;
}

/**
 * Reads the date of a line, with its time of day where the text has one. Without a year it is the day within the
 * period.
 *
 * @throws Refused when there is no such day, it lies outside the period, or is yet to come
 */
export function readDate(text: string, line: number, rule: DateRule): ReadDate {
  const { period, today } = rule;
  const [dayText, timeText] = split(text.trim());
  const serial = rule.serials ? fromSerial(text.trim()) : undefined;
  const parts = serial === undefined ? (fromDigits(dayText, rule.order) ?? fromName(dayText)) : undefined;
  if (serial === undefined && parts === undefined) throw new Refused('dateInvalid', line, text);
  const time = timeText === undefined ? null : readTime(timeText);
  if (time === undefined) throw new Refused('timeInvalid', line, timeText);
  const date = serial?.date ?? dateOf(parts as Parts, text, line, period);
  if (period !== null && (date < period.from || date > period.to)) {
    throw new Refused('dateOutside', line, text);
  }
  if (date > today) throw new Refused('dateAhead', line, text);
  return { date, time: serial?.time ?? time };
}

function dateOf(parts: Parts, text: string, line: number, period: Period | null): string {
  const { day, month, year } = parts;
  // 2024 has every day that a year can have.
  if (calendarDay(year ?? 2024, month, day) === undefined) throw new Refused('dateInvalid', line, text);
  if (year !== null) return calendarDay(year, month, day) as string;
  if (period === null) throw new Refused('periodMissing', line, text);
  const [only, ...others] = yearsWithin(parts, period);
  if (only === undefined) throw new Refused('dateOutside', line, text);
  if (others.length > 0) throw new Refused('periodInvalid', line, `${period.from} - ${period.to}`);
  return only;
}

/** '01/09/2026 - 30/09/2026', '1 September 2026 s/d 30 September 2026'; undefined when it is no period. */
export function readPeriod(text: string, order: DateOrder): Period | undefined {
  const [first = '', last = '', ...rest] = text.split(
    /\s+-\s+|\s*–\s*|\s+s\/?d\.?\s+|\s+sampai\s+|\s+to\s+/i,
  );
  const [from, to] = [first, last].map((one) => {
    const [day] = split(one.trim());
    const parts = fromDigits(day, order) ?? fromName(day);
    return parts?.year == null ? undefined : calendarDay(parts.year, parts.month, parts.day);
  });
  if (rest.length > 0 || from === undefined || to === undefined || from > to) return undefined;
  return { from, to };
}
