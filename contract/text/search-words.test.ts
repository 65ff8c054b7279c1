import { expect, test } from 'vitest';
import { containsWords, distinctWords } from './search-words.ts';

test('each word appears once, in lower case without accents and punctuation', () => {
  expect(distinctWords('Café, café! Tata-kelola\ndata; DATA 2026', 100)).toBe('cafe tata kelola data 2026');
  expect(distinctWords('', 100)).toBe('');
});

test('words beyond the length limit are dropped as a whole', () => {
  expect(distinctWords('satu dua tiga', 13)).toBe('satu dua tiga');
  expect(distinctWords('satu dua tiga', 12)).toBe('satu dua');
  expect(distinctWords('satu dua tiga', 8)).toBe('satu dua');
});

test.each([
  ['Dua TIGA', true],
  ['tiga, dua', true],
  ['tig', true],
  ['empat', false],
  ['dua empat', false],
  ['', true],
])('searching for %s returns %s', (phrase, isFound) => {
  expect(containsWords('satu dua tiga', phrase)).toBe(isFound);
});
