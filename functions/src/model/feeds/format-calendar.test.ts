import { expect, test } from 'vitest';
import { foldLine, formatCalendar } from './format-calendar.ts';

test('foldLine folds a line of more than 75 octets', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  expect(foldLine('')).toBe('');
});

test('unfolding a folded line restores it, and no character is split', () => {
  const line = `${'x'.repeat(74)}é\u{1F33A}${'\u{1F33A}é'.repeat(40)}`;
  const pieces = foldLine(line).split('\r\n');
  for (const piece of pieces) {
    expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
    expect(piece).not.toContain('\uFFFD');
    expect(/\p{Surrogate}/u.test(piece)).toBe(false);
  }
  expect(pieces.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
});

test('a calendar without events is complete', () => {
  expect(formatCalendar({ name: 'Acara', product: 'X; Y' }, [])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//X\\; Y//ID',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Acara',
      'X-WR-TIMEZONE:Asia/Jakarta',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

const start = new Date('2026-12-10T02:00:00.000Z');
const event = {
  uid: 'event-1@example.org',
  title: 'Seminar; satu, dua',
  description: 'Baris\r\nbaru\rdan\nlagi\u0000\u007f a\\b\ud800',
  location: 'Jakarta',
  category: 'seminar',
  link: 'https://a.example.org/event/1,2',
  start,
  end: new Date('2026-12-10T05:30:00.000Z'),
  updatedAt: new Date('2026-11-21T02:03:04.567Z'),
};

test('an event is complete, in UTC, with escaped special characters', () => {
  const linesOf = (end: Date) =>
    formatCalendar({ product: 'X' }, [{ ...event, end }])
      .split('\r\n')
      .slice(5, -2);
  const lines = [
    'BEGIN:VEVENT',
    'UID:event-1@example.org',
    'DTSTAMP:20261121T020304Z',
    'DTSTART:20261210T020000Z',
    'DTEND:20261210T053000Z',
    'SUMMARY:Seminar\\; satu\\, dua',
    'LOCATION:Jakarta',
    'DESCRIPTION:Baris\\nbaru\\ndan\\nlagi a\\\\b',
    'CATEGORIES:seminar',
    'URL:https://a.example.org/event/1,2',
    'END:VEVENT',
  ];
  expect(linesOf(event.end)).toEqual(lines);
  for (const [changes, number] of [
    [{}, 1],
    [{ sequence: 7 }, 7],
  ] as const)
    expect(formatCalendar({ product: 'X' }, [{ ...event, ...changes, isCancelled: true }])).toContain(
      `DTSTAMP:20261121T020304Z\r\nSEQUENCE:${number}\r\nSTATUS:CANCELLED\r\nDTSTART`,
    );
  // RFC 5545 section 3.6.1: the end must be after the start, or is omitted.
  for (const end of [start, new Date('2026-12-10T01:00:00.000Z')]) {
    expect(linesOf(end)).toEqual(lines.filter((line) => !line.startsWith('DTEND')));
  }
});
