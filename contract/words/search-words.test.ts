import { expect, test } from 'vitest';
import { hasWords, wordsIn } from './search-words.ts';

test('each word is kept once, without capitals, accents and signs', () => {
  expect(wordsIn('Café, café! Tata-kelola\ndata; DATA 2026', 100)).toBe('cafe tata kelola data 2026');
  expect(wordsIn('', 100)).toBe('');
});

test('what finds no room is left out by whole words', () => {
  expect(wordsIn('satu dua tiga', 13)).toBe('satu dua tiga');
  expect(wordsIn('satu dua tiga', 12)).toBe('satu dua');
  expect(wordsIn('satu dua tiga', 8)).toBe('satu dua');
});

test.each([
  ['Dua TIGA', true],
  ['tiga, dua', true],
  ['tig', true],
  ['empat', false],
  ['dua empat', false],
  ['', true],
])('%s is found: %s', (phrase, isFound) => {
  expect(hasWords('satu dua tiga', phrase)).toBe(isFound);
});
