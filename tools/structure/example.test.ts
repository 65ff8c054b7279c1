import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageScript } from '../emulators/commands.ts';
import { ROOT } from '../emulators/suite.ts';
import {
  applyDiff,
  createExampleCopy,
  type ExampleCopy,
  parseExampleFiles,
  readExample,
  textOf,
} from './example.ts';

describe('parseExampleFiles', () => {
  test('extracts new files and diffs, and skips other code blocks', () => {
    const page = [
      '```sh\nnpm start\n```',
      '```ts\n// contract/x.ts\n// Why.\nexport const x = 1;\n```',
      '```ts\n// A comment without a path.\n```',
      '```diff\n+++ a.ts\n one\n+two\n@@\n five\n+six\n+++ b.ts\n+zero\n one\n```',
    ];
    expect(parseExampleFiles(page.join('\n\nText.\n\n'))).toEqual([
      { path: 'contract/x.ts', text: '// Why.\nexport const x = 1;\n', isNew: true },
      { path: 'a.ts', text: ' one\n+two\n@@\n five\n+six\n', isNew: false },
      { path: 'b.ts', text: '+zero\n one\n', isNew: false },
    ]);
  });
});

describe('applyDiff', () => {
  const text = 'one\n\n  five\nfive\n';

  test('adds and removes lines at the position of its context lines', () => {
    expect(applyDiff('a.ts', text, '+zero\n one\n+two\n \n@@\n-five\n+six\n')).toBe(
      'zero\none\ntwo\n\n  five\nsix\n',
    );
  });

  test('throws if the context lines are missing or not unique', () => {
    expect(() => applyDiff('a.ts', text, ' seven\n+eight\n')).toThrow(
      'A tutorial changes a.ts at lines that occur 0 times instead of once:\nseven\n',
    );
    expect(() => applyDiff('a.ts', `${text}one\n`, ' one\n+two\n')).toThrow('occur 2 times');
  });
});

const example = readExample();

test('the tutorials add 5 and 2 files, and edit 9 that have the lines of their diffs', () => {
  const [created, edited] = [true, false].map((isNew) => example.filter((file) => file.isNew === isNew));
  expect(created?.map(({ path }) => path.split('/')[0])).toEqual([
    ...['contract', 'functions', 'tests', 'web', 'web'],
    ...['functions', 'tests'],
  ]);
  expect(edited?.map((file) => textOf(file))).toHaveLength(9);
});

describe('the example of the tutorials', { tags: ['full'], timeout: 300_000 }, () => {
  let copy: ExampleCopy;
  beforeAll(() => {
    copy = createExampleCopy(example);
  });
  afterAll(() => copy.remove());

  test.for([
    ['type check', ['typescript', 'bin/tsc'], ['-b', '--checkers', '1']],
    [
      'formatter and linter',
      ['@biomejs/biome', 'bin/biome'],
      [
        'check',
        ...example.map(({ path }) => path).filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')),
      ],
    ],
    ['structure check', ['tsx', 'dist/cli.mjs'], ['tools/structure/check.ts']],
  ] as const)('passes the %s', async ([, [name, script], args]) => {
    await copy.run([packageScript(name, script), ...args]);
  });

  test('builds', async () => {
    const vite = packageScript('vite', 'bin/vite.js', join(ROOT, 'web'));
    // Minification and source maps do not depend on the example.
    await copy.run([vite, 'build', '--minify', 'false', '--sourcemap', 'false'], { folder: 'web' });
  });
});
