import { shiftDay } from './working-days.ts';

/** First and last day, 'YYYY-MM-DD' in Jakarta. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Maximum number of stored ranges; the oldest are dropped. */
const maxRanges = 60;

/** Adds a range to a list. Merges adjacent and overlapping ranges and keeps the order. */
export function addRange(days: readonly DayRange[], added: DayRange): DayRange[] {
  const merged: DayRange[] = [];
  for (const range of [...days, added].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || range.from > shiftDay(last.to, 1)) merged.push(range);
    else merged[merged.length - 1] = { from: last.from, to: range.to > last.to ? range.to : last.to };
  }
  return merged.slice(-maxRanges);
}

export const subtractDays = (days: readonly DayRange[], removed: DayRange): DayRange[] =>
  days.flatMap(({ from, to }) => {
    const before = { from, to: to < removed.from ? to : shiftDay(removed.from, -1) };
    const after = { from: from > removed.to ? from : shiftDay(removed.to, 1), to };
    return [before, after].filter((range) => range.from <= range.to);
  });

export const coversDays = (days: readonly DayRange[], range: DayRange): boolean =>
  days.some(({ from, to }) => from <= range.from && to >= range.to);
