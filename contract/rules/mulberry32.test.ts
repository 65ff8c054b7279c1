import { expect, test } from 'vitest';
import { mulberry32 } from './mulberry32.ts';

test.each([
  [1, [-1601705229, 11749833, -2029599509, -81385475]],
  // The largest seed of 32 bits.
  [4294967295, [-444861485, 813802916]],
])('seed %i', (seed, numbers) => {
  const next = mulberry32(seed);
  expect(numbers.map(next)).toEqual(numbers);
});
