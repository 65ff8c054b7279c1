import type { TableRow } from './statement.ts';

/** What a cell says, and in which line of the file. */
export interface TextAt {
  readonly text: string;
  readonly line: number;
}

/** A cell without what spreadsheets and banks put around it: padding, an apostrophe or ="..." that keeps it a text. */
export function cleanCell(cell: string | undefined): string {
  const bare = (cell ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
  const [, quoted = bare] = /^="(.*)"$/.exec(bare) ?? [];
  return quoted.replace(/^'/, '').trim();
}

/** Titles as they are compared: 'Tanggal Transaksi' and 'TANGGAL_TRANSAKSI' are one. */
export const titleKey = (title: string): string =>
  cleanCell(title)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The cells of a row, clean; without those at its end that are empty. */
export function cleanCells({ cells }: TableRow): string[] {
  const clean = cells.map(cleanCell);
  while (clean.at(-1) === '') clean.pop();
  return clean;
}
