import { lineEnd } from 'contract/fields/rows-files';

/** Makes spreadsheets take the file for UTF-8. */
const byteOrderMark = '\uFEFF';

/** A cell that begins so is a formula to a spreadsheet; what stands before it makes it text again. */
const formula = /^[=+\-@\t\r\n]/;

/** Where commas are decimal, as in Indonesia, a spreadsheet begins another cell behind it, whatever the quotes say. */
const formulaBehindSemicolon = /;(?=[\s"']*[=+\-@])/g;

const cellOf = (text: string): string => {
  const harmless = text.replaceAll(/\r\n?/g, '\n').replace(formulaBehindSemicolon, ";'");
  return `"${(formula.test(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
};

/** One line of a CSV file (RFC 4180) whose cells no spreadsheet runs as a formula; within them lines end in LF alone. */
export const csvLineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}${lineEnd}`;

/** The same for spreadsheets whose comma is decimal, as in Indonesia; a number stays one that can be added up. */
export const sheetLineOf = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cellOf(cell))).join(';')}${lineEnd}`;

/** What such a file in UTF-8 begins with: its first line tells Excel what stands between the cells. */
export const sheetHeadOf = (headings: readonly string[]): string =>
  `${byteOrderMark}sep=;${lineEnd}${sheetLineOf(headings)}`;

/** What a CSV file in UTF-8 begins with. */
export const csvHeadOf = (headings: readonly string[]): string => byteOrderMark + csvLineOf(headings);
