import { expect, test } from 'vitest';
import { cardFileName, initialsOf } from './initials.ts';

test('initials are those of the first and the last word', () => {
  expect(initialsOf('Budi Santoso')).toBe('BS');
  expect(initialsOf('  dewi  lestari putri ')).toBe('DP');
  expect(initialsOf('Sukarno')).toBe('S');
  expect(initialsOf('')).toBe('');
});

test('the card is named after its member, in characters that every system takes', () => {
  expect(cardFileName('Budi Santoso')).toBe('membership-card-budi-santoso.png');
  expect(cardFileName('Dr. I/O: "Ayu" M.Kom.')).toBe('membership-card-dr-i-o-ayu-m-kom.png');
  expect(cardFileName('../..')).toBe('membership-card-member.png');
});
