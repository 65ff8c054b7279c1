import { expect, test } from 'vitest';
import { calendarOf, foldLine } from './icalendar.ts';

test('a line of 75 octets stays, one more is folded', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  expect(foldLine('')).toBe('');
});

test('a fold never halves a character, and undone it gives the line again', () => {
  const line = `${'x'.repeat(74)}é\u{1F33A}${'\u{1F33A}é'.repeat(40)}`;
  const pieces = foldLine(line).split('\r\n');
  for (const piece of pieces) {
    expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
    expect(piece).not.toContain('\uFFFD');
    expect(/\p{Surrogate}/u.test(piece)).toBe(false);
  }
  expect(pieces.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
});

test('a calendar without events is whole', () => {
  expect(calendarOf('Acara', 'X; Y', [])).toBe(
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
