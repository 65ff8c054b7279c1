import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { listFiles } from './files.ts';
import { anchorsOf, brokenReferences, mergedDecisionsOf, numbersOf, type Targets } from './references.ts';

const requirements =
  '## 4 Admin\n\n### 4.5 Requests\n\n- **4.5.1** Oldest first.\n\nNot 4.6, as it heads nothing.\n';

const decisionIndex =
  '| Number | Decision |\n| --- | --- |\n| [0012](0012-daily-jobs.md) | Daily jobs |\n\n## Merged numbers\n\n' +
  '| Number | Now in |\n| --- | --- |\n| 0046 | [0012](0012-daily-jobs.md) |\n' +
  '| 0047 | [0012](0012-daily-jobs.md), runs in [0048](0048-runs.md) |\n';

const targets: Targets = {
  files: [
    'README.md',
    'contract/rules/limits.ts',
    'docs/architecture.md',
    'docs/decisions/0012-daily-jobs.md',
    'docs/requirements.md',
    'web/src/app/guards.tsx',
  ],
  requirements: new Set(numbersOf(requirements)),
  mergedDecisions: mergedDecisionsOf(decisionIndex),
  anchors: new Map([
    ['docs/architecture.md', anchorsOf('# Architecture\n\n## One request\n\n## Who may import whom\n')],
    ['docs/requirements.md', anchorsOf(requirements)],
  ]),
  calls: new Set(['GET /api/users/users']),
};

/** Targets of the broken references in a text. */
const brokenIn = (file: string, text: string): string[] =>
  brokenReferences(file, text, targets).map(
    (finding) =>
      new RegExp(`^${file} refers to '(.+)', which does not exist\\.$`).exec(finding)?.[1] ?? finding,
  );

describe('references in a comment', () => {
  const inComment = (text: string) => brokenIn('web/src/x.ts', `/** ${text} */\nconst x = 1;\n`);

  test('each requirement number of a list must exist', () => {
    expect(inComment('Oldest first (requirements 4.5, 4.5.1 and 4).')).toEqual([]);
    expect(inComment('Oldest first (requirements 4.5, 4.7.1 and 5).')).toEqual([
      'requirements 4.7.1',
      'requirements 5',
    ]);
    expect(inComment('Requirements 4.6.')).toEqual(['requirements 4.6']);
  });

  test('a reference may span two lines', () => {
    expect(brokenIn('x.ts', '/**\n * Oldest first (requirements\n * 4.9).\n */\n')).toEqual([
      'requirements 4.9',
    ]);
    expect(brokenIn('x.ts', '  // Oldest first (decisions 0012 and\n  // 0099).\n')).toEqual([
      'decision 0099',
    ]);
  });

  test('a decision needs four digits, and a heading must exist in architecture.md', () => {
    expect(inComment('Asks the store (decision 0012; architecture: One request).')).toEqual([]);
    expect(inComment('Asks the store (decision 12; architecture: Two requests).')).toEqual([
      'decision 12',
      'architecture: Two requests',
    ]);
  });

  test('a decision that was merged into another record is reported with that record', () => {
    expect(inComment('Stores each run (decisions 0012, 0046 and 0048).')).toEqual([
      'decision 0046, which is now in 0012-daily-jobs.md',
      'decision 0048',
    ]);
  });

  test('sections of documents outside the repository are reported, except of standards', () => {
    expect(inComment('As RFC 5545 section 3.1 has it.')).toEqual([]);
    expect(inComment('SPEC section 5 and SPEC sections 2 and 8; DESIGN.md.')).toEqual([
      'DESIGN.md',
      'section 5',
      'sections 2',
    ]);
  });

  test('a path must exist, with or without its extension', () => {
    expect(
      inComment('See contract/rules/limits.ts, contract/rules, web/src/app/guards and guards.tsx.'),
    ).toEqual([]);
    expect(
      inComment('Made into functions/lib and web/dist/index.html, from functions/.env.<project>.'),
    ).toEqual([]);
    expect(inComment('See contract/limits.ts, web/src/ap and guard.tsx.')).toEqual([
      'contract/limits.ts',
      'web/src/ap',
      'guard.tsx',
    ]);
  });

  test('a comment after code is checked, a string is not', () => {
    expect(brokenIn('x.ts', "const x = 'contract/limits.ts'; // as in contract/limit.ts\n")).toEqual([
      'contract/limit.ts',
    ]);
    expect(brokenIn('x.tsx', '  {/* As in contract/limit.ts. */}\n')).toEqual(['contract/limit.ts']);
    expect(brokenIn('x.ts', "const x = ['tools/**/y.ts', 'https://a.example.org/docs/y.md'];\n")).toEqual([]);
  });
});

describe('references in a page', () => {
  const inPage = (text: string) => brokenIn('docs/x.md', text);

  test('requirement and decision numbers must exist', () => {
    expect(inPage('See requirements 4.5 and decision 0012.')).toEqual([]);
    expect(inPage('See requirements 4.8 and decision 0013.')).toEqual(['requirements 4.8', 'decision 0013']);
  });

  test('paths, file names and calls between backticks must exist', () => {
    expect(
      inPage(
        '`contract/rules/limits.ts`, `web/src/app/`, `guards.tsx`, `contract/<noun>.ts`, `GET /api/users/users`',
      ),
    ).toEqual([]);
    expect(inPage('`contract/limits.ts`, `guard.tsx`, `PUT /api/users/users`, `GET /api/users`')).toEqual([
      'contract/limits.ts',
      'guard.tsx',
      'PUT /api/users/users',
      'GET /api/users',
    ]);
  });

  test('links must lead to existing files and headings', () => {
    expect(
      inPage(
        '[a](architecture.md#one-request) [b](../README.md) [c](decisions) [d](https://example.org) [e](requirements.md#45-requests)',
      ),
    ).toEqual([]);
    expect(inPage('[a](architecture.md#two-requests) [b](README.md) [c](#here) `[d](e.md)`')).toEqual([
      'architecture.md#two-requests',
      'README.md',
      '#here',
    ]);
  });
});

test('merged decisions are read with the files of their records', () => {
  expect(mergedDecisionsOf(decisionIndex)).toEqual(
    new Map([
      ['0046', ['0012-daily-jobs.md']],
      ['0047', ['0012-daily-jobs.md', '0048-runs.md']],
    ]),
  );
});

describe('references in the repository', () => {
  const topFolders = ['contract', 'functions', 'web', 'tests', 'tools', 'docs', '.ci', '.github'];
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  const files = [...atRoot, ...topFolders.flatMap((folder) => listFiles(ROOT, folder))];
  const numbers = numbersOf(read('docs/requirements.md'));
  const decisionsPage = read('docs/decisions/README.md');
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => file.slice('docs/decisions/'.length));
  const numberOf = (file: string) => file.slice(0, 4);

  test('every reference leads somewhere', () => {
    const pages = files.filter((file) => file.endsWith('.md'));
    const table: readonly Endpoint[] = Object.values(endpoints);
    const present: Targets = {
      files,
      requirements: new Set(numbers),
      mergedDecisions: mergedDecisionsOf(decisionsPage),
      anchors: new Map(pages.map((page) => [page, anchorsOf(read(page))])),
      calls: new Set(
        table.flatMap(({ method, path, aliases = [] }) =>
          [path, ...aliases].map((each) => `${method} /api${each}`),
        ),
      ),
    };
    // This file contains broken references on purpose.
    const checked = files.filter(
      (file) =>
        /\.(tsx?|[cm]?js|md|css|html|rules|yml)$/.test(file) && file !== 'tools/structure/references.test.ts',
    );
    expect(checked.length).toBeGreaterThan(800);
    expect(checked.flatMap((file) => brokenReferences(file, read(file), present))).toEqual([]);
  });

  test('every requirement number is unique', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('every decision record has its own number and a row in the index', () => {
    const index = [...decisionsPage.matchAll(/^\| \[(\d{4})\]\((.+?)\)/gm)];
    expect(index.map(([, , file]) => file).sort()).toEqual([...decisions].sort());
    expect(index.map(([, number]) => number)).toEqual(decisions.map(numberOf));
    expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
  });

  test('every decision record has title, date, status, context, decision and consequences', () => {
    const form =
      /^# (\d{4})\. .+\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: (?:accepted|superseded by \d{4})\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;
    for (const file of decisions) {
      const record = read(`docs/decisions/${file}`);
      expect(form.exec(record)?.[1], file).toBe(numberOf(file));
      expect(record.match(/^## /gm), file).toHaveLength(3);
    }
  });

  test('every merged decision number appears once, has no file, and links to an existing record', () => {
    const merged = mergedDecisionsOf(decisionsPage);
    const rows = decisionsPage.match(/^\| \d{4} \|/gm) ?? [];
    expect(merged.size).toBeGreaterThan(0);
    expect(rows).toHaveLength(merged.size);
    const withFile = new Set(decisions.map(numberOf));
    expect([...merged.keys()].filter((number) => withFile.has(number))).toEqual([]);
    const linked = [...merged].map(([number, records]) => ({ number, records }));
    expect(linked.filter(({ records }) => records.length === 0)).toEqual([]);
    expect(linked.filter(({ records }) => !records.every((file) => decisions.includes(file)))).toEqual([]);
  });
});
