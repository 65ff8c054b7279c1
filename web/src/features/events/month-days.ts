import { isoDate } from 'contract/words/dates';
import type { EventEntry } from './event-entries.ts';

/** Days of a week as tables head them; the week begins on Monday. */
export const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;

/**
 * The weeks of a month with their days, '2026-12-10'; null before the first and behind the last.
 *
 * @param month '2026-12'
 */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    weekdays.map((_name, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** The events that touch a day in Jakarta, '2026-12-10', or a month, '2026-12'; the first to begin first. */
export const eventsIn = (events: readonly EventEntry[], time: string): EventEntry[] =>
  events
    .filter(
      ({ startDate, endDate }) =>
        isoDate(startDate).slice(0, time.length) <= time && isoDate(endDate).slice(0, time.length) >= time,
    )
    .sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
