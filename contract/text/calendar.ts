import { t } from './messages/calendar.ts';
import { t as site } from './messages/site.ts';

/** Public holidays on the events page, which alone loads this file. */
export const calendar = {
  get title(): string {
    return t.holidays;
  },
  get embedUrl(): string {
    return `https://calendar.google.com/calendar/embed?src=${t.holidayCalendar}&ctz=Asia%2FJakarta&hl=${site.language}`;
  },
  get url(): string {
    return `https://calendar.google.com/calendar/u/0?cid=${t.holidayCalendarId}`;
  },
};
