import type { Finding } from './findings.ts';

function countBy(findings: readonly Finding[], keyOf: (finding: Finding) => string): string[] {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return [...counts]
    .sort(([keyA, a], [keyB, b]) => b - a || keyA.localeCompare(keyB))
    .map(([key, count]) => `${String(count).padStart(6)} ${key}`);
}

/** Number of findings of each top folder, then of each rule, the largest first. */
export const countsOf = (findings: readonly Finding[]): string[] => [
  'Findings per folder:',
  ...countBy(findings, ({ file }) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)),
  'Findings per rule:',
  ...countBy(findings, ({ rule }) => rule),
];
