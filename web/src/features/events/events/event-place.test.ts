import { expect, test } from 'vitest';
import { findUrl, parseAttendance } from './event-place.ts';

test.each([
  ['Balai Contoh, Semarang', 'Offline'],
  ['Hotel Onlinea, Medan', 'Offline'],
  ['Daring', 'Online'],
  ['Online via Zoom', 'Online'],
  ['Daring melalui https://rapat.example.org/j/123', 'Online'],
  ['https://rapat.example.org/j/123', 'Online'],
  ['Zoom Meeting', 'Online'],
  ['Aula Contoh, Makassar, dan daring', 'Mixed'],
  ['Bandung (hybrid)', 'Mixed'],
  ['Luring dan daring', 'Mixed'],
] as const)('the place "%s" has the attendance mode %s', (location, attendance) => {
  expect(parseAttendance(location)).toBe(attendance);
});

test('a URL in the place is the online location', () => {
  expect(findUrl('Daring: https://rapat.example.org/j/1 pukul 9')).toBe('https://rapat.example.org/j/1');
  expect(findUrl('Bandung')).toBeUndefined();
});
