import { expect, test } from 'vitest';
import { cardFileName } from './card-file-name.ts';

test('the card is named after its member, in characters that every system takes', () => {
  expect(cardFileName('Budi Santoso')).toBe('membership-card-budi-santoso.png');
  expect(cardFileName('Budi Santoso', 2)).toBe('membership-card-budi-santoso-2x.png');
  expect(cardFileName('Dr. I/O: "Ayu" M.Kom.')).toBe('membership-card-dr-i-o-ayu-m-kom.png');
  expect(cardFileName('../..')).toBe('membership-card-member.png');
});
