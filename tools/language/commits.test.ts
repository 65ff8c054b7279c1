import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { longSubjects, readSubjects } from './commits.ts';

test('a commit subject has at most 72 characters', () => {
  const log = `a1 ${'x'.repeat(72)}\nb2 ${'y'.repeat(73)}\n`;
  expect(longSubjects(log)).toEqual([{ commit: 'b2', subject: 'y'.repeat(73) }]);
});

test('no subjects are read where there is no history', () => {
  expect(readSubjects(tmpdir())).toBeUndefined();
});
