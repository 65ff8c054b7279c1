import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../emulators/suite.ts';
import { findSecurityFindings } from './security.ts';

const levels = new Map([
  ['1.1.1', '2'],
  ['1.1.2', '1'],
  ['1.1.3', '3'],
  ['1.2.1', '1'],
  ['1.2.2', '2'],
]);
const files: Record<string, string> = { 'tests/a.test.ts': "test('is kept, always', …)" };
const inFiles = (file: string) => files[file];

const pageWith = (rows: string[], missing: string[] = []): string =>
  ['# Security', ...rows, '## What is missing', ...missing, '## Storms', '| 9.9.9 |'].join('\n');
const evidence = '`tests/a.test.ts`: "is kept"';
const findings = (rows: string[], missing?: string[]) =>
  findSecurityFindings(pageWith(rows, missing), { levels, read: inFiles });

const good = [
  `| 1.1.1, 1.1.2 | 1, 2 | asks | how | ${evidence} |`,
  '| 1.2.1 to 1.2.2 | 1, 2 | asks | n/a: none | |',
  '| API1 | asks | how | by construction |',
];

test('a page with a row for each requirement, and evidence for each row, is valid', () => {
  expect(findings(good)).toEqual([]);
});

test('numbers and levels must equal those of the standard, once each', () => {
  expect(
    findings(['| 1.1.1 to 1.2.1 | 1 | asks | how | reviewed |', '| 1.2.1 | 1 | asks | how | reviewed |']),
  ).toEqual(['1.2.2 has no row.', '1.2.1 appears twice.', '1.1.1 to 1.2.1 is of level 1, 2, not 1.']);
  expect(findings([...good, '| 1.1.3 | 3 | asks | how | reviewed |'])).toEqual([
    '1.1.3 is no requirement of the levels 1 and 2.',
  ]);
});

test('each row must name an existing test or a reason', () => {
  const findingsOfCell = (cell: string) =>
    findings([`| 1.1.1, 1.1.2 | 1, 2 | asks | how | ${cell} |`, ...good.slice(1)]);
  expect(findingsOfCell('')).toEqual(['1.1.1, 1.1.2 names neither a test nor a reason.']);
  expect(findingsOfCell('`tests/b.test.ts`: "is kept"')).toEqual([
    '1.1.1, 1.1.2 names tests/b.test.ts, which is not there.',
  ]);
  expect(findingsOfCell('`tests/a.test.ts`')).toEqual(['1.1.1, 1.1.2 names no test of tests/a.test.ts.']);
  expect(findingsOfCell(`${evidence}; \`tests/a.test.ts\`: "is lost"`)).toEqual([
    '1.1.1, 1.1.2 names "is lost", which tests/a.test.ts does not have.',
  ]);
});

test('the list of missing requirements must equal the rows that are not met', () => {
  const rows = [...good.slice(0, 2), '| API1 | asks | how; **partly**: not all | |'];
  expect(findings(rows)).toEqual(['API1 is not listed as missing.']);
  expect(findings(rows, ['| Subject | Rows |', '| all of it | 1.2.1, API1 |'])).toEqual([
    '1.2.1 is listed as missing, but not so in its row.',
  ]);
  expect(findings(rows, ['| all of it | API1 |'])).toEqual([]);
});

/**
 * Levels of the requirements of OWASP ASVS 5.0.0 as published, by section: '1.5': '123' means that 1.5.1 has level 1,
 * 1.5.2 level 2 and 1.5.3 level 3.
 */
const asvs: Record<string, string> = JSON.parse(
  readFileSync(join(ROOT, 'tools/structure/asvs-levels.json'), 'utf8'),
);

test('the page of the repository covers every requirement of ASVS 5.0.0 of levels 1 and 2', () => {
  const asvsLevels = new Map(
    Object.entries(asvs).flatMap(([section, all]) =>
      [...all].map((level, index) => [`${section}.${index + 1}`, level] as const),
    ),
  );
  const counts = ['1', '2', '3'].map(
    (level) => [...asvsLevels.values()].filter((one) => one === level).length,
  );
  expect(counts).toEqual([70, 183, 92]);
  const read = (file: string) =>
    existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined;
  expect(findSecurityFindings(String(read('docs/security.md')), { levels: asvsLevels, read })).toEqual([]);
});
