import { expect, test } from 'vitest';
import { canMatch } from './projects.ts';
import { matchesTags, toTagsFilter } from './selections.ts';

const file = {
  quick: "test('a', run);",
  mixed: "test('a', { tags: ['full'] }, run);",
  full: '/** @module-tag full */',
};

test('a file is loaded unless its tags exclude every test of it', () => {
  const loaded = (groups: string[][]) =>
    Object.entries(file).flatMap(([name, source]) => (canMatch(source, groups) ? [name] : []));
  expect(loaded([['!full']])).toEqual(['quick', 'mixed']);
  expect(loaded([['full']])).toEqual(['mixed', 'full']);
  expect(loaded([['full'], ['!emulators']])).toEqual(['quick', 'mixed', 'full']);
  expect(loaded([['emulators', '!full']])).toEqual([]);
  expect(loaded([[]])).toEqual(['quick', 'mixed', 'full']);
});

test('a test matches if it has all tags of one group', () => {
  const groups = [['full'], ['!emulators']];
  expect(toTagsFilter(groups)).toBe('full || !emulators');
  expect(
    [[], ['full'], ['emulators'], ['full', 'emulators']].map((tags) => matchesTags(groups, tags)),
  ).toEqual([true, true, false, true]);
});
