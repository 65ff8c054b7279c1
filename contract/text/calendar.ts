/** Public holidays on the events page, which alone loads this file. */
export const calendar = {
  title: 'Hari libur nasional',
  embedUrl:
    'https://calendar.google.com/calendar/embed?src=id.indonesian%23holiday%40group.v.calendar.google.com&ctz=Asia%2FJakarta&hl=id',
  url: 'https://calendar.google.com/calendar/u/0?cid=aWQuaW5kb25lc2lhbiNob2xpZGF5QGdyb3VwLnYuY2FsZW5kYXIuZ29vZ2xlLmNvbQ',
} as const;
