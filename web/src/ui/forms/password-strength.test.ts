import { expect, test } from 'vitest';
import { ratePassword } from './password-strength.tsx';

test('the strength of a password depends mostly on its length and increases with variety', () => {
  expect(ratePassword('abc12')).toBe('short');
  expect(ratePassword('abcdef')).toBe('weak');
  expect(ratePassword('abcdefg-12')).toBe('fair');
  expect(ratePassword('kopi tubruk di pagi hari')).toBe('strong');
});
