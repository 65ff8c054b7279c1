import { normalise } from '../../text/search-words.ts';
import type { TableRow } from '../money/statements/statement.ts';
import { findColumns, refusalTitle } from './import-columns.ts';

/** Rows at the top of a file in which the titles can be. */
const maxHeaderRows = 20;

export interface ImportHeader {
  /** Number of rows before the first person. */
  readonly skippedRows: number;
  readonly titles: readonly string[];
}

const cleanTitle = (cell: string | undefined): string => (cell ?? '').replace(/\s+/g, ' ').trim();

function titlesOf(row: TableRow, below?: TableRow): string[] {
  const width = Math.max(row.cells.length, below?.cells.length ?? 0);
  const titles = Array.from({ length: width }, (_, index) => {
    const lower = cleanTitle(below?.cells[index]);
    return lower === '' ? cleanTitle(row.cells[index]) : lower;
  });
  while (titles.at(-1) === '') titles.pop();
  return titles;
}

const countKnown = (titles: readonly string[]): number =>
  new Set(findColumns(titles).filter((column) => column !== undefined)).size;

/**
 * Finds the row with the titles, also below a heading. Titles in two rows, of which the upper has merged cells,
 * become one. Without known titles, the first row with two cells has them; undefined for a file without one.
 */
export function findHeader(rows: readonly TableRow[]): ImportHeader | undefined {
  let best: { readonly known: number; readonly header: ImportHeader } | undefined;
  for (const [index, row] of rows.slice(0, maxHeaderRows).entries()) {
    const single = titlesOf(row);
    if (single.filter(Boolean).length < 2) continue;
    const known = countKnown(single);
    if (best === undefined || known > best.known)
      best = { known, header: { skippedRows: index + 1, titles: single } };
    const below = rows[index + 1];
    // The cells of a person would be titles of unknown columns.
    if (below === undefined || countKnown(titlesOf(below)) === 0) continue;
    const double = titlesOf(row, below);
    const knownInBoth = countKnown(double);
    if (knownInBoth > best.known && knownInBoth > countKnown(titlesOf(below)))
      best = { known: knownInBoth, header: { skippedRows: index + 2, titles: double } };
  }
  return best?.header;
}

/** Returns the text that identifies a set of titles, in their order. The column with reasons does not count. */
export const headerText = (titles: readonly string[]): string =>
  titles
    .filter((title) => title !== refusalTitle)
    .map(normalise)
    .join('|');
