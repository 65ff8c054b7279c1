/**
 * Line end of downloads with many rows. The status is sent before an error can occur, so an empty line after
 * the last row marks a complete file. Cells contain no CR, so each line is one row.
 */
export const lineEnd = '\r\n';

export const totalRowsHeader = 'X-Total-Rows';

const formulaSigns = '[\\s\\p{DI}]*[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
const guardedStart = new RegExp(`^'(?=[\\t\\n]|${formulaSigns})`, 'u');
const guardedAfterSemicolon = new RegExp(`;'(?=["']*${formulaSigns})`, 'gu');

/** Returns the text of a cell of our CSV files without the apostrophes that stop spreadsheets from running it. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.replace(guardedStart, '').replace(guardedAfterSemicolon, ';');

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
