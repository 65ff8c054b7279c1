/** First and last day, 'YYYY-MM-DD' in Jakarta. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);

/** Maximum number of stored ranges; the oldest are dropped. */
const maxRanges = 60;

/** Adds a range to a list. Merges adjacent and overlapping ranges and keeps the order. */
export function addDays(days: readonly DayRange[], added: DayRange): DayRange[] {
  const merged: DayRange[] = [];
  for (const range of [...days, added].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || range.from > dayAfter(last.to)) merged.push(range);
    else merged[merged.length - 1] = { from: last.from, to: range.to > last.to ? range.to : last.to };
  }
  return merged.slice(-maxRanges);
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);

/** Removes the days of a range from a list. */
export const subtractDays = (days: readonly DayRange[], removed: DayRange): DayRange[] =>
  days.flatMap(({ from, to }) => {
    const before = { from, to: to < removed.from ? to : dayBefore(removed.from) };
    const after = { from: from > removed.to ? from : dayAfter(removed.to), to };
    return [before, after].filter((range) => range.from <= range.to);
  });

export const coversDays = (days: readonly DayRange[], range: DayRange): boolean =>
  days.some(({ from, to }) => from <= range.from && to >= range.to);
