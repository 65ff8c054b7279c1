import type { TableRow } from './statement.ts';

export interface LocatedText {
  readonly text: string;
  readonly line: number;
}

/** Removes padding around a cell, and an apostrophe or ="..." with which spreadsheets and banks mark text. */
function cleanCell(cell: string | undefined): string {
  const bare = (cell ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
  const [, quoted = bare] = /^="(.*)"$/.exec(bare) ?? [];
  return quoted.replace(/^'/, '').trim();
}

/** Normalises a column title for comparison: 'Tanggal Transaksi' and 'TANGGAL_TRANSAKSI' are equal. */
export const titleKey = (title: string): string =>
  cleanCell(title)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export function cleanCells({ cells }: TableRow): string[] {
  const clean = cells.map(cleanCell);
  while (clean.at(-1) === '') clean.pop();
  return clean;
}
