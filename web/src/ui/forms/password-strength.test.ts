import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.tsx';

test('length counts most, variety helps', () => {
  expect(strengthOf('abc12')).toBe('short');
  expect(strengthOf('abcdef')).toBe('weak');
  expect(strengthOf('abcdefg-12')).toBe('fair');
  expect(strengthOf('kopi tubruk di pagi hari')).toBe('strong');
});
