export interface CalendarEvent {
  /** Never changes, so that a calendar replaces the entry instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly category: string;
  readonly link: string;
  readonly start: Date;
  readonly end: Date;
  readonly updatedAt: Date;
}

/** '20261210T020000Z'. */
const utcOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as RFC 5545 section 3.3.11 wants it; other control characters may not stand in it at all. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Surrogate}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const octets = 75;

/** Cuts a line into pieces of at most 75 octets, never inside a character (RFC 5545 section 3.1). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (size + more > octets) {
      pieces.push(piece);
      // The space that marks a continued line counts as one octet of it.
      [piece, size] = [' ', 1];
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n');
}

function entryOf(event: CalendarEvent): string[] {
  // An end that is not behind the start is not allowed; without one the event is a moment.
  const end = event.end > event.start ? [`DTEND:${utcOf(event.end)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcOf(event.updatedAt)}`,
    `DTSTART:${utcOf(event.start)}`,
    ...end,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    `URL:${event.link}`,
    'END:VEVENT',
  ];
}

export interface CalendarFacts {
  /** Who made it. */
  readonly product: string;
  /** Of one to subscribe to; some programs make a calendar of its own of a single event that has it. */
  readonly name?: string;
}

/** An iCalendar document (RFC 5545) with times in UTC. */
export const calendarOf = ({ product, name }: CalendarFacts, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//ID`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`, 'X-WR-TIMEZONE:Asia/Jakarta']),
    ...events.flatMap(entryOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
