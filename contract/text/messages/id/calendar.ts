export const holidays = 'Hari libur nasional';
/** Address of Google's calendar, encoded for a URL. */
export const holidayCalendar = 'id.indonesian%23holiday%40group.v.calendar.google.com';
/** The same address in Base64. */
export const holidayCalendarId = 'aWQuaW5kb25lc2lhbiNob2xpZGF5QGdyb3VwLnYuY2FsZW5kYXIuZ29vZ2xlLmNvbQ';
