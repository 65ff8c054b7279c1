import { expect, test } from 'vitest';
import { ratePassword } from './password-strength.tsx';

test('the strength of a password depends mostly on its length and increases with variety', () => {
  expect(ratePassword('abc12')).toBe('short');
  expect(ratePassword('abcdef')).toBe('weak');
  expect(ratePassword('abcdefg-12')).toBe('fair');
  expect(ratePassword('kopi tubruk di pagi hari')).toBe('strong');
});

test('a password that the function refuses is rated as refused', () => {
  const owner = { name: 'Budi Santoso', email: 'b.santoso@example.org' };
  expect(ratePassword('santoso di pagi hari 77', owner)).toBe('owner');
  expect(ratePassword('budi santoso', owner)).toBe('owner');
  expect(ratePassword('Sisindo di pagi hari', owner)).toBe('common');
  expect(ratePassword('kopi tubruk di pagi hari', owner)).toBe('strong');
});
