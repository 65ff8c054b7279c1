import { expect, test } from 'vitest';
import { mulberry32 } from './mulberry32.ts';

test.each([
  [1, [-1601705229, 11749833, -2029599509, -81385475]],
  // Maximum 32-bit seed.
  [4294967295, [-444861485, 813802916]],
])('seed %i always produces the same numbers', (seed, numbers) => {
  const next = mulberry32(seed);
  expect(numbers.map(next)).toEqual(numbers);
});
