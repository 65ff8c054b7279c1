import { limits } from 'contract/rules/limits';
import type { RichText, Table } from 'contract/schemas/content';
import type { PastedElement } from './clipboard-tree.ts';
import type { LeftOut } from './lost-content.ts';
import { isAllBold, isEmpty, removeBold } from './pasted-words.ts';

const isElement = (node: unknown): node is PastedElement => typeof node === 'object';
const childrenOf = ({ children }: PastedElement): PastedElement[] => children.filter(isElement);
const isCell = ({ tag }: PastedElement): boolean => tag === 'td' || tag === 'th';

interface Row {
  readonly cells: PastedElement[];
  readonly isHead: boolean;
}

const findRows = (element: PastedElement, isHead = false): Row[] =>
  childrenOf(element).flatMap((child): Row[] => {
    if (child.tag === 'tr') return [{ cells: childrenOf(child).filter(isCell), isHead }];
    const isGroup = ['tbody', 'thead', 'tfoot'].includes(child.tag);
    return isGroup ? findRows(child, child.tag === 'thead') : [];
  });

const containsTable = (element: PastedElement): boolean =>
  childrenOf(element).some((child) => child.tag === 'table' || containsTable(child));

/** Whether a table is only used for layout, as in HTML mails. */
export function isLayout(table: PastedElement): boolean {
  const cells = findRows(table).flatMap((row) => row.cells);
  return (
    /^(presentation|none)$/.test(table.attributes.role ?? '') || cells.length < 2 || containsTable(table)
  );
}

const spanOf = (cell: PastedElement, name: 'colspan' | 'rowspan'): number =>
  Math.max(1, Math.min(1000, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1));

/** Places cells in a regular grid. Positions that a merged cell covers are undefined. */
function layoutGrid(rows: readonly Row[]): (PastedElement | undefined)[][] {
  const grid: (PastedElement | undefined)[][] = rows.map(() => []);
  const occupied = rows.map(() => new Set<number>());
  for (const [y, { cells }] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (occupied[y]?.has(x)) x += 1;
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const row of occupied.slice(y, y + high)) {
        for (let column = x; column < x + wide; column += 1) row.add(column);
      }
      const places = grid[y];
      if (places !== undefined) places[x] = cell;
      x += wide;
    }
  }
  const columns = Math.max(0, ...occupied.map((row) => Math.max(0, ...[...row].map((place) => place + 1))));
  return grid.map((row) => Array.from({ length: columns }, (_, x) => row[x]));
}

/** Whether the first row is a header: it is marked as one, or it is the only bold row. */
function hasHeader(rows: readonly Row[], texts: readonly (readonly RichText[])[]): boolean {
  const [first] = rows;
  const [words = [], ...others] = texts;
  if (first === undefined || others.length === 0) return false;
  if (first.isHead || first.cells.every(({ tag }) => tag === 'th')) return true;
  const isBold = (row: readonly RichText[]) =>
    row.some((text) => !isEmpty(text)) && row.every((text) => isAllBold(text));
  return isBold(words) && !others.every(isBold);
}

/** Converts a table, whose cells `readCell` reads. Content beyond the limits is counted in `left`. */
export function toTable(
  table: PastedElement,
  readCell: (cell: PastedElement) => RichText,
  left: LeftOut,
): Table {
  const rows = findRows(table);
  const grid = layoutGrid(rows);
  const isMerged = (cell: PastedElement) => spanOf(cell, 'colspan') > 1 || spanOf(cell, 'rowspan') > 1;
  left.merged += rows.flatMap(({ cells }) => cells).filter(isMerged).length;
  const { rows: maxRows, columns: maxColumns } = limits.table;
  if (grid.length > maxRows || (grid[0]?.length ?? 0) > maxColumns) left.beyond += 1;
  const texts = grid
    .slice(0, maxRows)
    .map((row) => row.slice(0, maxColumns).map((cell) => (cell === undefined ? '' : readCell(cell))));
  const header = hasHeader(rows, texts);
  return {
    type: 'table',
    header,
    rows: texts.map((cells, index) => ({ cells: header && index === 0 ? cells.map(removeBold) : cells })),
  };
}
