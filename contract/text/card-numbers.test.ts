import { expect, test } from 'vitest';
import { association } from './association.ts';
import { cardNumber, isMemberNumber, memberNumber } from './card-numbers.ts';

test('the card number is prefix.01.DD.MM.YYYY of the creation day in Jakarta', () => {
  expect(cardNumber('2025-01-05T03:00:00.000Z')).toBe(`${association.cardPrefix}.01.05.01.2025`);
  expect(cardNumber(new Date('2025-12-31T17:30:00.000Z'))).toBe(`${association.cardPrefix}.01.01.01.2026`);
});

test('the member number contains the year of approval in Jakarta and six digits', () => {
  expect(memberNumber(new Date('2026-06-01T00:00:00Z'), 48_213)).toBe('SISINDO-2026-048213');
  expect(memberNumber(new Date('2025-12-31T17:30:00Z'), 0)).toBe('SISINDO-2026-000000');
  expect(memberNumber(new Date('2025-12-31T16:30:00Z'), 999_999)).toBe('SISINDO-2025-999999');
});

test('a member number is recognized in any letter case and between spaces, but not in a longer text', () => {
  expect([' sisindo-2026-048213 ', 'SISINDO-2026-048213'].every(isMemberNumber)).toBe(true);
  expect(['', 'SISINDO-2026-0482134', 'xSISINDO-2026-048213'].some(isMemberNumber)).toBe(false);
});
