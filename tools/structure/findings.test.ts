import { describe, expect, test } from 'vitest';
import {
  findBareLazy,
  findCrowdedFolders,
  findHiddenScreens,
  findSingleUseModules,
  findUnknownNouns,
  findUnroutedScreens,
  findUntestedActions,
  findUntestedEndpoints,
  findUpwardImports,
  findWideComments,
} from './findings.ts';

const numbered = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

describe('a crowded folder', () => {
  test('has more than 25 files, or more than 15 in a shared folder', () => {
    expect(
      findCrowdedFolders([...numbered('web/src/ui/base', 25), ...numbered('web/src/shared/audit', 15)]),
    ).toEqual([]);
    expect(
      findCrowdedFolders([...numbered('web/src/ui/base', 26), ...numbered('web/src/shared/audit', 16)]),
    ).toEqual([
      'web/src/ui/base contains 26 files, at most 25 are allowed: move some of them to a subfolder.',
      'web/src/shared/audit contains 16 files, at most 15 are allowed: move some of them to a subfolder.',
    ]);
  });
});

describe('a shared module', () => {
  const inFeature = (feature: string) =>
    [`web/src/features/content/${feature}/page.tsx`, ['web/src/shared/x/entry.tsx']] as const;
  const entry = ['web/src/shared/x/entry.tsx', ['web/src/shared/x/piece.ts']] as const;
  const piece = ['web/src/shared/x/piece.ts', []] as const;

  test('may stay while two features import it, directly or through others', () => {
    expect(
      findSingleUseModules(
        new Map<string, readonly string[]>([inFeature('blogs'), inFeature('events'), entry, piece]),
      ),
    ).toEqual([]);
  });

  test('must move to a feature that alone imports it; app and tests do not count', () => {
    const imports = new Map<string, readonly string[]>([
      inFeature('blogs'),
      ['web/src/app/page.tsx', ['web/src/shared/x/entry.tsx']],
      ['web/src/features/events/events/page.test.ts', ['web/src/shared/x/entry.tsx']],
      entry,
      piece,
    ]);
    expect(findSingleUseModules(imports)).toEqual([
      'web/src/shared/x/entry.tsx is used by content/blogs alone: move it to web/src/features/content/blogs.',
      'web/src/shared/x/piece.ts is used by content/blogs alone: move it to web/src/features/content/blogs.',
    ]);
  });
});

test('a screen in no table, or after one that matches its path, is reported', () => {
  const imports = new Map<string, readonly string[]>([
    ['web/src/features/a/a.screen.ts', []],
    ['web/src/features/b/b.screen.ts', []],
    ['web/src/app/screens/public-screens.ts', ['web/src/features/a/a.screen.ts']],
  ]);
  expect(findUnroutedScreens(imports)).toEqual([
    'web/src/features/b/b.screen.ts is in no table of web/src/app/screens: add it to that of its users.',
  ]);
  const screens = [{ path: '/a/new' }, { path: '/a/:id' }, { path: '/a/old' }];
  expect(findHiddenScreens([screens])).toEqual(['/a/old never opens: list it before /a/:id.']);
});

test("a component that uses React's lazy directly is reported", () => {
  const source = (names: string) => `import {\n  ${names},\n} from 'react';`;
  expect(
    findBareLazy(
      new Map([
        ['web/src/ui/lazy/lazy-component.tsx', source('lazy')],
        ['web/src/app/a.tsx', source('Suspense, useState')],
        ['web/src/app/b.tsx', "import { lazyComponent } from '#ui/lazy/lazy-component.tsx';"],
        ['web/src/app/c.tsx', source('lazy, Suspense')],
      ]),
    ),
  ).toEqual([
    'web/src/app/c.tsx uses lazy of React: declare the component by lazyComponent (web/src/ui/lazy/lazy-component.tsx).',
  ]);
});

test('a comment of more than 120 columns is reported, code is not', () => {
  const long = 'a'.repeat(120);
  expect(findWideComments(new Map([['a.ts', `// ${long}\nconst a = '${long}';\n// short`]]))).toEqual([
    'a.ts:1: wrap this comment at 120 columns.',
  ]);
});

test('a layer of the model may import lower layers only', () => {
  const payments = 'functions/src/model/money/payments/a.ts';
  const people = 'functions/src/model/people/profile/b.ts';
  expect(findUpwardImports(new Map([[payments, [people]]]))).toEqual([]);
  expect(findUpwardImports(new Map([[people, [payments]]]))).toEqual([
    `${people} imports ${payments}: money/payments is a higher layer than people/profile, move shared code to a lower layer.`,
  ]);
  expect(findUpwardImports(new Map([['functions/src/model/attic/a.ts', []]]))).toEqual([
    'functions/src/model/attic/a.ts: the layer attic is not in tools/structure/folders.ts: add it there.',
  ]);
});

describe('a noun', () => {
  const all = [
    'contract/index.ts',
    'contract/mails/contact-messages.ts',
    'functions/src/features/mails/contact-messages.ts',
    'web/src/features/mails/contact-messages/messages-page.tsx',
    'tests/api/mails/contact-messages/contact-messages.test.ts',
  ];

  test('is the same in contract, function, browser and tests', () => {
    expect(findUnknownNouns(all, ['contactMessages'])).toEqual([]);
  });

  test('of an endpoint file that is missing in the table is reported', () => {
    expect(findUnknownNouns([...all, 'contract/mails/badges.ts'], ['contactMessages'])).toEqual([
      'contract/mails/badges.ts is not in the table: add it to endpointFiles in contract/index.ts.',
    ]);
  });

  test('that one side does not have is reported', () => {
    const files = [...all.slice(0, 2), 'web/src/features/mails/messages/page.tsx'];
    expect(findUnknownNouns(files, ['contactMessages'])).toEqual([
      'web/src/features/mails/messages has no table contract/mails/messages.ts: give both one noun, or name it in folders.ts.',
      'functions/src/features/mails/contact-messages.ts is missing: the handlers of contract/mails/contact-messages.ts belong there.',
      'tests/api/mails/contact-messages is missing: the tests of contract/mails/contact-messages.ts belong there.',
    ]);
  });
});

test('an audit action that no API test names is reported', () => {
  const tests = ["toContain('user.update')", "'audit blog.delete',", "'Sari, event.erase, Seminar',"];
  expect(findUntestedActions(['user.update', 'blog.delete', 'event.erase'], tests)).toEqual([]);
  expect(findUntestedActions(['user.delete', 'blog.del'], tests)).toEqual([
    'user.delete is in no test of tests/api: have one find its entry in the audit.',
    'blog.del is in no test of tests/api: have one find its entry in the audit.',
  ]);
});

test('an endpoint without a successful call in an API test is reported', () => {
  const tests = ["await as(admin).ok('getBlog', { id });", "await nobody.ok(\n      'listBlogs',"];
  expect(findUntestedEndpoints(['getBlog', 'listBlogs'], tests)).toEqual([]);
  expect(
    findUntestedEndpoints(['getBlog', 'getB'], ["refused('getBlog', { id })", "ok('getBlogs', {})"]),
  ).toEqual([
    "getBlog is never counted: call it in tests/api by ok('getBlog', …).",
    "getB is never counted: call it in tests/api by ok('getB', …).",
  ]);
});
