import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageScript } from '../emulators/commands.ts';
import { ROOT } from '../emulators/suite.ts';
import { copyWith, type ExampleCopy, exampleFiles, withChanges } from './example.ts';

describe('a page', () => {
  test('names the files of its blocks', () => {
    const page = [
      '```sh\nnpm start\n```',
      '```ts\n// contract/x.ts\n// Why.\nexport const x = 1;\n```',
      '```ts\n// Only a remark.\n```',
      '```diff\n+++ a.ts\n one\n+two\n@@\n five\n+six\n+++ b.ts\n+zero\n one\n```',
    ];
    expect(exampleFiles(page.join('\n\nText.\n\n'))).toEqual([
      { path: 'contract/x.ts', text: '// Why.\nexport const x = 1;\n', isNew: true },
      { path: 'a.ts', text: ' one\n+two\n@@\n five\n+six\n', isNew: false },
      { path: 'b.ts', text: '+zero\n one\n', isNew: false },
    ]);
  });
});

describe('a change', () => {
  const text = 'one\n\n  five\nfive\n';

  test('adds and takes lines where its other lines stand', () => {
    expect(withChanges('a.ts', text, '+zero\n one\n+two\n \n@@\n-five\n+six\n')).toBe(
      'zero\none\ntwo\n\n  five\nsix\n',
    );
  });

  test('whose place is not there, or there twice, is told', () => {
    expect(() => withChanges('a.ts', text, ' seven\n+eight\n')).toThrow(
      'README.md changes a.ts at these lines, which stand there 0 times, not once:\nseven\n',
    );
    expect(() => withChanges('a.ts', `${text}one\n`, ' one\n+two\n')).toThrow('stand there 2 times');
  });
});

describe('the example of the README', { timeout: 300_000 }, () => {
  const example = exampleFiles(readFileSync(join(ROOT, 'README.md'), 'utf8'));
  let copy: ExampleCopy;
  beforeAll(() => {
    copy = copyWith(example);
  });
  afterAll(() => copy.remove());

  test('has all that an endpoint and a page need', () => {
    expect(example.map(({ path }) => path.split('/')[0])).toEqual(
      expect.arrayContaining(['contract', 'functions', 'web', 'tests']),
    );
  });

  test.for([
    ['type check', ['typescript', 'bin/tsc'], ['-b']],
    ['formatter and linter', ['@biomejs/biome', 'bin/biome'], ['check', ...example.map(({ path }) => path)]],
    ['check of the rooms', ['tsx', 'dist/cli.mjs'], ['tools/structure/check.ts']],
  ] as const)('passes the %s', async ([, [name, script], args]) => {
    await copy.run([packageScript(name, script), ...args]);
  });

  test('is built', async () => {
    const vite = packageScript('vite', 'bin/vite.js', join(ROOT, 'web'));
    // What makes the built code small says nothing about the example.
    await copy.run([vite, 'build', '--minify', 'false', '--sourcemap', 'false'], { within: 'web' });
  });
});
