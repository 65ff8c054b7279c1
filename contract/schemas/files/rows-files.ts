/**
 * Line end of downloads with many rows. The status is sent before an error can occur, so an empty line after
 * the last row marks a complete file. Cells contain no CR, so each line is one row.
 */
export const lineEnd = '\r\n';

export const totalRowsHeader = 'X-Total-Rows';

/** Spaces, controls and invisible characters, which spreadsheets skip before a formula. */
const skipped = String.raw`\s\p{C}\p{Z}\p{DI}\u2800`;
/** Signs that begin a formula, in any width: some spreadsheets convert full-width signs. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** Pattern of the beginning of a cell that spreadsheets would run as a formula. */
export const formulaStart = `(?=[\\t\\r\\n]|[${skipped}]*${sign})`;
/** The same after a semicolon or a line break in a cell. */
export const formulaInside = `(?=[${skipped}"']*${sign})`;

const guardedStart = new RegExp(`^'${formulaStart}`, 'u');
const guardedInside = new RegExp(`([;\\n])'${formulaInside}`, 'gu');

/** Returns the text of a cell of our CSV files without the apostrophes that stop spreadsheets from running it. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.replace(guardedStart, '').replace(guardedInside, '$1');

/** Parses a complete CSV file of ours: each cell in quotation marks, no CR in cells. */
export const parseRowsFile = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(lineEnd)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) =>
        withoutFormulaGuard(cell.replaceAll('""', '"')),
      ),
    );
