import type { RichText, Table } from 'contract/fields/content';
import { limits } from 'contract/rules/limits';
import type { PastedElement } from './clipboard-tree.ts';
import type { LeftOut } from './left-out.ts';
import { isAllBold, isEmpty, withoutBold } from './pasted-words.ts';

/** Tables of a clipboard. */

const isElement = (node: unknown): node is PastedElement => typeof node === 'object';
const childrenOf = ({ children }: PastedElement): PastedElement[] => children.filter(isElement);
const isCell = ({ tag }: PastedElement): boolean => tag === 'td' || tag === 'th';

interface Row {
  readonly cells: PastedElement[];
  readonly isHead: boolean;
}

const rowsOf = (element: PastedElement, isHead = false): Row[] =>
  childrenOf(element).flatMap((child): Row[] => {
    if (child.tag === 'tr') return [{ cells: childrenOf(child).filter(isCell), isHead }];
    const isGroup = ['tbody', 'thead', 'tfoot'].includes(child.tag);
    return isGroup ? rowsOf(child, child.tag === 'thead') : [];
  });

const holdsTable = (element: PastedElement): boolean =>
  childrenOf(element).some((child) => child.tag === 'table' || holdsTable(child));

/** Whether a table only places things: mails are made of such. */
export function isLayout(table: PastedElement): boolean {
  const cells = rowsOf(table).flatMap((row) => row.cells);
  return /^(presentation|none)$/.test(table.attributes.role ?? '') || cells.length < 2 || holdsTable(table);
}

const spanOf = (cell: PastedElement, name: 'colspan' | 'rowspan'): number =>
  Math.max(1, Math.min(1000, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1));

/** Each place of the table: a cell, or undefined where a cell beside or above reaches in. */
function gridOf(rows: readonly Row[]): (PastedElement | undefined)[][] {
  const grid: (PastedElement | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  for (const [y, { cells }] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (taken[y]?.has(x)) x += 1;
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const row of taken.slice(y, y + high)) {
        for (let column = x; column < x + wide; column += 1) row.add(column);
      }
      const places = grid[y];
      if (places !== undefined) places[x] = cell;
      x += wide;
    }
  }
  const columns = Math.max(0, ...taken.map((row) => Math.max(0, ...[...row].map((place) => place + 1))));
  return grid.map((row) => Array.from({ length: columns }, (_, x) => row[x]));
}

/** Whether the first row names the columns: it says so, or its words alone are bold. */
function hasHeader(rows: readonly Row[], texts: readonly (readonly RichText[])[]): boolean {
  const [first] = rows;
  const [words = [], ...others] = texts;
  if (first === undefined || others.length === 0) return false;
  if (first.isHead || first.cells.every(({ tag }) => tag === 'th')) return true;
  const isBold = (row: readonly RichText[]) =>
    row.some((text) => !isEmpty(text)) && row.every((text) => isAllBold(text));
  return isBold(words) && !others.every(isBold);
}

/** The table with its words, which `wordsIn` reads; what does not fit is counted in `left`. */
export function tableOf(
  table: PastedElement,
  wordsIn: (cell: PastedElement) => RichText,
  left: LeftOut,
): Table {
  const rows = rowsOf(table);
  const grid = gridOf(rows);
  const isMerged = (cell: PastedElement) => spanOf(cell, 'colspan') > 1 || spanOf(cell, 'rowspan') > 1;
  left.merged += rows.flatMap(({ cells }) => cells).filter(isMerged).length;
  const { rows: mostRows, columns: mostColumns } = limits.table;
  if (grid.length > mostRows || (grid[0]?.length ?? 0) > mostColumns) left.beyond += 1;
  const texts = grid
    .slice(0, mostRows)
    .map((row) => row.slice(0, mostColumns).map((cell) => (cell === undefined ? '' : wordsIn(cell))));
  const header = hasHeader(rows, texts);
  return {
    type: 'table',
    header,
    rows: texts.map((cells, index) => ({ cells: header && index === 0 ? cells.map(withoutBold) : cells })),
  };
}
