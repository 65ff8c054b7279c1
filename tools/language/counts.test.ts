import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';

test('findings are counted by top folder and by rule, the largest number first', () => {
  const finding = (file: string, rule: string) => ({ file, rule, line: 1, phrase: '', use: '' });
  expect(
    countsOf([
      finding('README.md', 'tell'),
      finding('web/src/a.ts', 'kept'),
      finding('web/src/b.ts', 'tell'),
    ]),
  ).toEqual([
    'Findings per folder:',
    '     2 web',
    '     1 README.md',
    'Findings per rule:',
    '     2 tell',
    '     1 kept',
  ]);
});
