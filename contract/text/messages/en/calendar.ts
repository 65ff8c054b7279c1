import type { Translation } from '../../language/localize.ts';

export const holidays = 'Public holidays';
export const holidayCalendar = 'en.indonesian%23holiday%40group.v.calendar.google.com';
export const holidayCalendarId = 'ZW4uaW5kb25lc2lhbiNob2xpZGF5QGdyb3VwLnYuY2FsZW5kYXIuZ29vZ2xlLmNvbQ';

export type Checked = Translation<typeof import('../id/calendar.ts'), typeof import('./calendar.ts')>;
