/** First and last day, 'YYYY-MM-DD' in Jakarta. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);

/** As many as are kept: the oldest go first. */
const mostRanges = 60;

/** Days with those of another range, those that touch as one, in their order. */
export function withDays(days: readonly DayRange[], added: DayRange): DayRange[] {
  const merged: DayRange[] = [];
  for (const range of [...days, added].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last === undefined || range.from > dayAfter(last.to)) merged.push(range);
    else merged[merged.length - 1] = { from: last.from, to: range.to > last.to ? range.to : last.to };
  }
  return merged.slice(-mostRanges);
}

/** Whether all days of a range are among these. */
export const coversDays = (days: readonly DayRange[], wanted: DayRange): boolean =>
  days.some(({ from, to }) => from <= wanted.from && to >= wanted.to);
