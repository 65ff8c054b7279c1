import { describe, expect, test } from 'vitest';
import {
  bareLazy,
  climbingImports,
  crowdedFolders,
  lonelyParts,
  uncountedEndpoints,
  unknownNouns,
  unnamedActions,
  unroutedPages,
} from './findings.ts';

const numbered = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

describe('a crowded folder', () => {
  test('is one with more than 25 files, or a part with more than 15', () => {
    expect(
      crowdedFolders([...numbered('web/src/ui/base', 25), ...numbered('web/src/parts/audit', 15)]),
    ).toEqual([]);
    expect(
      crowdedFolders([...numbered('web/src/ui/base', 26), ...numbered('web/src/parts/audit', 16)]),
    ).toEqual([
      'web/src/ui/base holds 26 files, 25 at most: give some of them a room of their own.',
      'web/src/parts/audit holds 16 files, 15 at most: give some of them a room of their own.',
    ]);
  });

  test('is not one with a file for each noun', () => {
    expect(crowdedFolders([...numbered('contract', 40), ...numbered('functions/src/features', 40)])).toEqual(
      [],
    );
  });
});

describe('a part', () => {
  const inFeature = (feature: string) =>
    [`web/src/features/${feature}/page.tsx`, ['web/src/parts/x/entry.tsx']] as const;
  const entry = ['web/src/parts/x/entry.tsx', ['web/src/parts/x/piece.ts']] as const;
  const piece = ['web/src/parts/x/piece.ts', []] as const;

  test('may stay while two features reach it, also through others', () => {
    expect(
      lonelyParts(
        new Map<string, readonly string[]>([inFeature('blogs'), inFeature('events'), entry, piece]),
      ),
    ).toEqual([]);
  });

  test('moves back when one feature alone does; app and tests do not count', () => {
    const imports = new Map<string, readonly string[]>([
      inFeature('blogs'),
      ['web/src/app/page.tsx', ['web/src/parts/x/entry.tsx']],
      ['web/src/features/events/page.test.ts', ['web/src/parts/x/entry.tsx']],
      entry,
      piece,
    ]);
    expect(lonelyParts(imports)).toEqual([
      'web/src/parts/x/entry.tsx is used by blogs alone: move it to web/src/features/blogs.',
      'web/src/parts/x/piece.ts is used by blogs alone: move it to web/src/features/blogs.',
    ]);
  });
});

test('no component is lazy by React alone', () => {
  const source = (names: string) => `import {\n  ${names},\n} from 'react';`;
  expect(
    bareLazy(
      new Map([
        ['web/src/ui/late/lazy-part.tsx', source('lazy')],
        ['web/src/app/a.tsx', source('Suspense, useState')],
        ['web/src/app/b.tsx', "import { lazyPart } from '#ui/late/lazy-part.tsx';"],
        ['web/src/app/c.tsx', source('lazy, Suspense')],
      ]),
    ),
  ).toEqual([
    'web/src/app/c.tsx uses lazy of React: declare the component by lazyPart (web/src/ui/late/lazy-part.tsx).',
  ]);
});

test('a screen is loaded by a route', () => {
  const page = 'web/src/features/blogs/blog-page.tsx';
  const screen = [page, []] as const;
  expect(
    unroutedPages(new Map<string, readonly string[]>([screen, ['web/src/app/routes.tsx', [page]]])),
  ).toEqual([]);
  expect(unroutedPages(new Map<string, readonly string[]>([screen, ['web/src/a.test.tsx', [page]]]))).toEqual(
    [`${page} is loaded by no route: give it one in web/src/app.`],
  );
});

test('a room of the model imports those below it and none above', () => {
  const payments = 'functions/src/model/payments/a.ts';
  const people = 'functions/src/model/people/b.ts';
  expect(climbingImports(new Map([[payments, [people]]]))).toEqual([]);
  expect(climbingImports(new Map([[people, [payments]]]))).toEqual([
    `${people} imports ${payments}: payments stands above people, move what both need below.`,
  ]);
  expect(climbingImports(new Map([['functions/src/model/attic/a.ts', []]]))).toEqual([
    'functions/src/model/attic/a.ts: the room attic is not in tools/structure/rooms.ts: name its place.',
  ]);
});

describe('a noun', () => {
  const all = [
    'contract/index.ts',
    'contract/contact-messages.ts',
    'functions/src/features/contact-messages.ts',
    'web/src/features/contact-messages/messages-page.tsx',
    'tests/api/contact-messages/contact-messages.test.ts',
  ];

  test('is the same on every side', () => {
    expect(unknownNouns(all, ['contactMessages'])).toEqual([]);
  });

  test('of an endpoint file that is not in the table is told', () => {
    expect(unknownNouns([...all, 'contract/badges.ts'], ['contactMessages'])).toEqual([
      'contract/badges.ts is not in the table: add it to endpointFiles in contract/index.ts.',
    ]);
  });

  test('that one side does not know is told', () => {
    const files = [...all.slice(0, 2), 'web/src/features/messages/page.tsx'];
    expect(unknownNouns(files, ['contactMessages'])).toEqual([
      'web/src/features/messages has no table contract/messages.ts: give both one noun, or name it in rooms.ts.',
      'functions/src/features/contact-messages.ts is missing: the handlers of contract/contact-messages.ts belong there.',
      'tests/api/contact-messages is missing: the tests of contract/contact-messages.ts belong there.',
    ]);
  });
});

test('an action of the audit is named by an API test', () => {
  const tests = ["toContain('user.update')", "'audit blog.delete',", "'Sari, event.erase, Seminar',"];
  expect(unnamedActions(['user.update', 'blog.delete', 'event.erase'], tests)).toEqual([]);
  expect(unnamedActions(['user.delete', 'blog.del'], tests)).toEqual([
    'user.delete is in no test of tests/api: have one find its entry in the audit.',
    'blog.del is in no test of tests/api: have one find its entry in the audit.',
  ]);
});

test('an endpoint is counted where an API test has it succeed', () => {
  const tests = ["await as(admin).ok('getBlog', { id });", "await nobody.ok(\n      'listBlogs',"];
  expect(uncountedEndpoints(['getBlog', 'listBlogs'], tests)).toEqual([]);
  expect(
    uncountedEndpoints(['getBlog', 'getB'], ["refused('getBlog', { id })", "ok('getBlogs', {})"]),
  ).toEqual([
    "getBlog is never counted: call it in tests/api by ok('getBlog', …).",
    "getB is never counted: call it in tests/api by ok('getB', …).",
  ]);
});
