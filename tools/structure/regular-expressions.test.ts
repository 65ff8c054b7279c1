/** @module-tag full */
import { expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { readImports } from './imports.ts';
import { findExpressions, findSuperLinear } from './regular-expressions.ts';

/** Super-linear expressions by file, with the bound of their texts. */
const bounded: readonly (readonly [file: string, count: number, bound: string])[] = [
  ['contract/text/numbers.ts', 1, 'numbers have at most 21 digits'],
  ['functions/src/data/log.ts', 2, 'texts of the log are cut to 10,000 characters'],
  ['web/src/app/page-html.ts', 3, 'own pages, while they are built'],
];

const isProduct = (file: string): boolean =>
  /^(?:contract|functions\/src|web\/src)\//.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);

test('the time of every regular expression is linear, or the length of its texts is bounded', async () => {
  const files = [...readImports(ROOT, ['contract', 'functions/src', 'web/src']).keys()].filter(isProduct);
  const expressions = findExpressions(ROOT, files);
  expect(expressions.length).toBeGreaterThan(400);
  const slow = (await findSuperLinear(expressions)).flatMap((expression) => expression.files);
  const counts = [...new Set(slow)].map((file) => [file, slow.filter((one) => one === file).length]);
  expect(counts.sort()).toEqual(bounded.map(([file, count]) => [file, count]));
}, 600_000);

test('a super-linear expression is found', async () => {
  const slow = { source: '(\\d+)\\s*([hms])', flags: 'g', files: ['a.ts'] };
  const linear = { source: '^\\d+$', flags: '', files: ['b.ts'] };
  expect(await findSuperLinear([slow, linear])).toEqual([slow]);
});
