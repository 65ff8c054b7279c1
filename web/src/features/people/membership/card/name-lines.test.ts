import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

/** Assumes that each character is half as wide as the font size. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const linesIn = (name: string, room = 184) => nameLines(name, room, measure);

test.each([
  ['Budi Santoso', 28, ['Budi Santoso']],
  ['Siti Rahmawati Putri', 20, ['Siti Rahmawati', 'Putri']],
  ['Muhammad Fajar Ramadhan Siregar', 20, ['Muhammad Fajar', 'Ramadhan Siregar']],
  [
    'Prof. Dr. Ir. Hj. Siti Rahmawati, S.Kom., M.Sc., Ph.D.',
    15,
    ['Prof. Dr. Ir. Hj.', 'Siti Rahmawati,', 'S.Kom., M.Sc., Ph.D.'],
  ],
  ['a'.repeat(60), 15, ['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(20)]],
  ['', 28, ['']],
])('the name "%s" is set in %i pixels as %j', (name, size, lines) => {
  expect(linesIn(name)).toEqual({ size, lines });
});

test('a name of 120 characters keeps all of them, in lines that fit', () => {
  const name = `${'Kusuma '.repeat(16)}Wardhani`;
  const { size, lines } = linesIn(name);
  expect(lines.join(' ')).toBe(name);
  expect(size).toBe(11);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(184);
});

test('no grapheme is split', () => {
  const family = '👨‍👩‍👧';
  const { lines } = linesIn(family.repeat(20));
  expect(lines.join('')).toBe(family.repeat(20));
  for (const line of lines) expect(line.startsWith('👨')).toBe(true);
});
