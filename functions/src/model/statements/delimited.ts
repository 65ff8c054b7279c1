/// <reference path="./papaparse.d.ts" />
import {
  type StatementFile,
  statementLimits,
  type TableRow,
} from 'contract/rules/money/statements/statement';
import type { Refused } from './refused.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** By so many rows at the head of a file its delimiter is found. */
const sampleRows = 60;

/** How many rows of the same width a delimiter cuts, times that width. */
function fitOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].filter(([width]) => width > 1).map(([width, count]) => width * count));
}

/** The rows with the lines that they begin in: a cell may hold several. */
function numbered(data: readonly (readonly string[])[]): TableRow[] {
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
}

/**
 * Cuts a text into rows at whichever delimiter fits its head best; Excel's line 'sep=;' names it.
 *
 * @returns refused when a quote stays open
 */
export async function rowsOfText(text: string): Promise<StatementFile | Refused> {
  const { default: papa } = await import('papaparse');
  const lined = text.replace(/\r\n?/g, '\n');
  const cut = (delimiter: string, preview: number) =>
    papa.parse(lined, { delimiter, newline: '\n', preview });
  const [, named] = /^sep=(.)\n/.exec(lined) ?? [];
  const possible = named === undefined ? delimiters.filter((one) => lined.includes(one)) : [named];
  const fitting = (one: string): number => (possible.length < 2 ? 0 : fitOf(cut(one, sampleRows).data));
  const fits = possible.map((one) => ({ one, fit: fitting(one) }));
  const [best] = fits.sort((first, other) => other.fit - first.fit);
  const { data, errors } = cut(best?.one ?? ',', statementLimits.rows + 1);
  const rows = numbered(data);
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined) {
    const refusal = { reason: 'quoteOpen', line: rows[open.row ?? 0]?.line ?? null, found: null } as const;
    return { kind: 'refused', refusal };
  }
  return { kind: 'table', rows: named === undefined ? rows : rows.slice(1) };
}
