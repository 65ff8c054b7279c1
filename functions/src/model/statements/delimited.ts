/// <reference path="./papaparse.d.ts" />
import {
  type StatementFile,
  statementLimits,
  type TableRow,
} from 'contract/rules/money/statements/statement';
import type { Refused } from './refusal.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Number of rows from the beginning of a file that determine its delimiter. */
const sampleRows = 60;

/** Scores a delimiter: number of rows with the same width, multiplied by that width. */
function scoreRows(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].filter(([width]) => width > 1).map(([width, count]) => width * count));
}

/** Adds the line number at which each row starts. A cell can contain several lines. */
function withLineNumbers(data: readonly (readonly string[])[]): TableRow[] {
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
}

/** Parses with the delimiter that fits best, or that of Excel's line 'sep=;'. Refuses an open quote. */
export async function parseDelimited(text: string): Promise<StatementFile | Refused> {
  const { default: papa } = await import('papaparse');
  const lined = text.replace(/\r\n?/g, '\n');
  const cut = (delimiter: string, preview: number) =>
    papa.parse(lined, { delimiter, newline: '\n', preview });
  const [, named] = /^sep=(.)\n/.exec(lined) ?? [];
  const possible = named === undefined ? delimiters.filter((one) => lined.includes(one)) : [named];
  const score = (one: string): number => (possible.length < 2 ? 0 : scoreRows(cut(one, sampleRows).data));
  const fits = possible.map((one) => ({ one, fit: score(one) }));
  const [best] = fits.sort((first, other) => other.fit - first.fit);
  const { data, errors } = cut(best?.one ?? ',', statementLimits.rows + 1);
  const rows = withLineNumbers(data);
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined) {
    const refusal = { reason: 'quoteOpen', line: rows[open.row ?? 0]?.line ?? null, found: null } as const;
    return { kind: 'refused', refusal };
  }
  return { kind: 'table', rows: named === undefined ? rows : rows.slice(1) };
}
