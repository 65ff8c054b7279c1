import { isoDate } from 'contract/text/dates';
import * as t from '#messages/features/events/events';
import type { EventEntry } from './event-entries.ts';

/** Column headers of a week, which starts on Monday. */
export const weekdays = t.weekdays.split(' ');

/** Returns the weeks of a month, '2026-12', with their days, '2026-12-10'; null for other months. */
export function getWeeks(month: string): (string | null)[][] {
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

/** Returns the events of a day, '2026-12-10', or month, '2026-12', in Jakarta time, earliest first. */
export const eventsIn = (events: readonly EventEntry[], time: string): EventEntry[] =>
  events
    .filter(
      ({ startDate, endDate }) =>
        isoDate(startDate).slice(0, time.length) <= time && isoDate(endDate).slice(0, time.length) >= time,
    )
    .sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
