import { expect, test } from 'vitest';
import { cardFileName } from './card-file-name.ts';

test('a file name keeps all letters: Latin ones lose their accents, other scripts stay intact', () => {
  expect(cardFileName('Renée Łukasiewicz-Ñoño')).toBe('membership-card-renee-łukasiewicz-nono.png');
  expect(cardFileName('عائشة الأندلسية')).toBe('membership-card-عائشة-الأندلسية.png');
  expect(cardFileName('प्रिया शर्मा')).toBe('membership-card-प्रिया-शर्मा.png');
  expect(cardFileName('陳曉明')).toBe('membership-card-陳曉明.png');
});

test('the file name contains the member name in characters that every system accepts', () => {
  expect(cardFileName('Budi Santoso')).toBe('membership-card-budi-santoso.png');
  expect(cardFileName('Budi Santoso', 2)).toBe('membership-card-budi-santoso-2x.png');
  expect(cardFileName('Dr. I/O: "Ayu" M.Kom.')).toBe('membership-card-dr-i-o-ayu-m-kom.png');
  expect(cardFileName('../..')).toBe('membership-card-member.png');
});
