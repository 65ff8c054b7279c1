import { formatDate, timeOfDay } from 'contract/text/dates';

/** Formats '10–11 Desember 2026'. `Intl` ranges have other spaces in the build, which breaks hydration. */
export function dayRange(start: string, end: string): string {
  const from = formatDate(start);
  const to = formatDate(end);
  if (from === to) return from;
  const [day = '', month = '', year = ''] = from.split(' ');
  const [, lastMonth, lastYear] = to.split(' ');
  if (year !== lastYear) return `${from} – ${to}`;
  return month === lastMonth ? `${day}–${to}` : `${day} ${month} – ${to}`;
}

export const hourRange = (start: string, end: string): string => `${timeOfDay(start)}–${timeOfDay(end)} WIB`;
