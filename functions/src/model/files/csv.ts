import { formulaInside, formulaStart, lineEnd } from 'contract/schemas/files/rows-files';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** An apostrophe before a cell makes it text. */
const startsAsFormula = new RegExp(`^${formulaStart}`, 'u');

/**
 * A spreadsheet with another separator than the file, as with a decimal comma in Indonesia, reads quotation marks
 * inside a cell as text. Then a semicolon or a line break within quotes also begins a cell.
 */
const insideBeforeFormula = new RegExp(`([;\\n])${formulaInside}`, 'gu');

const toCell = (text: string): string => {
  const harmless = text.replaceAll(/\r\n?/g, '\n').replace(insideBeforeFormula, "$1'");
  return `"${(startsAsFormula.test(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
};

/** Formats a line by RFC 4180. Spreadsheets run no cell as a formula. Line breaks in cells are LF. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}${lineEnd}`;

/** Returns one line for spreadsheets with a decimal comma, as in Indonesia. Numbers stay numeric. */
export const toSheetLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : toCell(cell))).join(';')}${lineEnd}`;

/** Returns the beginning of such a file in UTF-8. Its first line declares the separator to Excel. */
export const toSheetHead = (headings: readonly string[]): string =>
  `${byteOrderMark}sep=;${lineEnd}${toSheetLine(headings)}`;

export const toCsvHead = (headings: readonly string[]): string => byteOrderMark + toCsvLine(headings);
