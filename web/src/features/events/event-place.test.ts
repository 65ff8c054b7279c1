import { expect, test } from 'vitest';
import { addressIn, attendanceOf } from './event-place.ts';

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
] as const)('%s is %s', (location, attendance) => {
  expect(attendanceOf(location)).toBe(attendance);
});

test('an address in the place is where to go', () => {
  expect(addressIn('Daring: https://rapat.example.org/j/1 pukul 9')).toBe('https://rapat.example.org/j/1');
  expect(addressIn('Bandung')).toBeUndefined();
});
