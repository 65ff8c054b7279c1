import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are those of the first and the last word', () => {
  expect(initialsOf('Budi Santoso')).toBe('BS');
  expect(initialsOf('  dewi  lestari putri ')).toBe('DP');
  expect(initialsOf('Sukarno')).toBe('S');
  expect(initialsOf('')).toBe('');
});
