import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { filesBeneath } from './files.ts';
import { anchorsOf, deadReferences, numbersOf, type Targets } from './references.ts';

const requirements =
  '## 4 Office\n\n### 4.5 Requests\n\n- **4.5.1** Oldest first.\n\nNot 4.6, as it heads nothing.\n';

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
  anchors: new Map([
    ['docs/architecture.md', anchorsOf('# Architecture\n\n## One request\n\n## Who may import whom\n')],
    ['docs/requirements.md', anchorsOf(requirements)],
  ]),
  calls: new Set(['GET /api/users/users']),
};

/** What is told of each reference that leads nowhere. */
const deadIn = (file: string, text: string): string[] =>
  deadReferences(file, text, targets).map(
    (finding) =>
      new RegExp(`^${file} refers to '(.+)', which is not there\\.$`).exec(finding)?.[1] ?? finding,
  );

describe('in a comment', () => {
  const inComment = (text: string) => deadIn('web/src/x.ts', `/** ${text} */\nconst x = 1;\n`);

  test('numbers of the requirements are looked up, each of a list', () => {
    expect(inComment('Oldest first (requirements 4.5, 4.5.1 and 4).')).toEqual([]);
    expect(inComment('Oldest first (requirements 4.5, 4.7.1 and 5).')).toEqual([
      'requirements 4.7.1',
      'requirements 5',
    ]);
    expect(inComment('Requirements 4.6.')).toEqual(['requirements 4.6']);
  });

  test('a reference may go over the end of a line', () => {
    expect(deadIn('x.ts', '/**\n * Oldest first (requirements\n * 4.9).\n */\n')).toEqual([
      'requirements 4.9',
    ]);
    expect(deadIn('x.ts', '  // Oldest first (decisions 0012 and\n  // 0099).\n')).toEqual(['decision 0099']);
  });

  test('decisions have four digits, headings stand in architecture.md', () => {
    expect(inComment('Asks the store (decision 0012; architecture: One request).')).toEqual([]);
    expect(inComment('Asks the store (decision 12; architecture: Two requests).')).toEqual([
      'decision 12',
      'architecture: Two requests',
    ]);
  });

  test('sections of what is not in the repository are told', () => {
    expect(inComment('As RFC 5545 section 3.1 has it.')).toEqual([]);
    expect(inComment('SPEC section 5 and SPEC sections 2 and 8; DESIGN.md.')).toEqual([
      'DESIGN.md',
      'section 5',
      'sections 2',
    ]);
  });

  test('paths and names of files are there, with their ending or without', () => {
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

  test('beside code counts as well, but a string is none', () => {
    expect(deadIn('x.ts', "const x = 'contract/limits.ts'; // as in contract/limit.ts\n")).toEqual([
      'contract/limit.ts',
    ]);
    expect(deadIn('x.tsx', '  {/* As in contract/limit.ts. */}\n')).toEqual(['contract/limit.ts']);
    expect(deadIn('x.ts', "const x = ['tools/**/y.ts', 'https://a.example.org/docs/y.md'];\n")).toEqual([]);
  });
});

describe('in a page', () => {
  const inPage = (text: string) => deadIn('docs/x.md', text);

  test('numbers are looked up as in comments', () => {
    expect(inPage('See requirements 4.5 and decision 0012.')).toEqual([]);
    expect(inPage('See requirements 4.8 and decision 0013.')).toEqual(['requirements 4.8', 'decision 0013']);
  });

  test('paths, names of files and calls between backticks are there', () => {
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

  test('links lead to files and their headings', () => {
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

describe('in the repository', () => {
  const rooms = ['contract', 'functions', 'web', 'tests', 'tools', 'artwork', 'docs', '.ci', '.github'];
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const atRoot = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  const files = [...atRoot, ...rooms.flatMap((room) => filesBeneath(ROOT, room))];
  const numbers = numbersOf(read('docs/requirements.md'));

  test('every reference leads somewhere', () => {
    const pages = files.filter((file) => file.endsWith('.md'));
    const table: readonly Endpoint[] = Object.values(endpoints);
    const present: Targets = {
      files,
      requirements: new Set(numbers),
      anchors: new Map(pages.map((page) => [page, anchorsOf(read(page))])),
      calls: new Set(
        table.flatMap(({ method, path, aliases = [] }) =>
          [path, ...aliases].map((each) => `${method} /api${each}`),
        ),
      ),
    };
    // This file plants some that do not.
    const looked = files.filter(
      (file) =>
        /\.(tsx?|[cm]?js|md|css|html|rules|yml)$/.test(file) && file !== 'tools/structure/references.test.ts',
    );
    expect(looked.length).toBeGreaterThan(800);
    expect(looked.flatMap((file) => deadReferences(file, read(file), present))).toEqual([]);
  });

  test('no number of the requirements stands twice', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('every decision has a number of its own and stands in their index', () => {
    const decisions = files
      .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
      .map((file) => file.slice(15));
    const index = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\((.+?)\)/gm)];
    expect(index.map(([, , file]) => file).sort()).toEqual(decisions.sort());
    expect(index.map(([, number]) => number)).toEqual(decisions.map((file) => file.slice(0, 4)));
    expect(new Set(decisions.map((file) => file.slice(0, 4))).size).toBe(decisions.length);
  });
});
