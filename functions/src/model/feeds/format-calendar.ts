export interface CalendarEvent {
  /** Stable id, so that a calendar replaces the entry instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly category: string;
  readonly link: string;
  readonly start: Date;
  readonly end: Date;
  readonly updatedAt: Date;
  /** Number of the version (RFC 5546): a calendar replaces an entry only by a higher one. */
  readonly sequence?: number;
  readonly isCancelled?: boolean;
}

/** Formats as '20261210T020000Z'. */
const formatUtc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes text by RFC 5545 section 3.3.11, and removes other control characters. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Surrogate}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const maxLineOctets = 75;

/** Folds a line into pieces of at most 75 octets, never inside a character (RFC 5545 section 3.1). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (size + more > maxLineOctets) {
      pieces.push(piece);
      // The space that marks a continued line counts as one of its octets.
      [piece, size] = [' ', 1];
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n');
}

function formatEvent(event: CalendarEvent): string[] {
  // An end must be after the start. Without an end, the event has no duration.
  const end = event.end > event.start ? [`DTEND:${formatUtc(event.end)}`] : [];
  // A calendar applies a change with a higher number.
  const sequence = event.sequence ?? (event.isCancelled === true ? 1 : undefined);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(event.updatedAt)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(event.isCancelled === true ? ['STATUS:CANCELLED'] : []),
    `DTSTART:${formatUtc(event.start)}`,
    ...end,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    `URL:${event.link}`,
    'END:VEVENT',
  ];
}

interface CalendarMetadata {
  /** Name of the program that creates the calendar. */
  readonly product: string;
  /** Name of a calendar. Omitted for a single event, for which some programs would create a calendar. */
  readonly name?: string;
}

/** Formats an iCalendar document (RFC 5545) with times in UTC. */
export const formatCalendar = (
  { product, name }: CalendarMetadata,
  events: readonly CalendarEvent[],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//ID`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`, 'X-WR-TIMEZONE:Asia/Jakarta']),
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
