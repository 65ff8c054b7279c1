/// <reference path="./papaparse.d.ts" />

import { isMt940 } from 'contract/rules/money/statements/mt940-messages';
import { readStatement } from 'contract/rules/money/statements/read-statement';
import {
  type StatementFile,
  type StatementReading,
  type StatementSettings,
  statementLimits,
  type TableRow,
} from 'contract/rules/money/statements/statement';
import { withoutControls } from 'contract/text/names';
import { type Refused, toRefusal } from './refusal.ts';
import { statementTable, type TableSettings } from './table-settings.ts';
import { parseWorkbook } from './workbook.ts';

/** Detects UTF-16 of Latin letters without a byte order mark, in which every second byte is zero. */
function hasZerosAt(bytes: Uint8Array, offset: 0 | 1): boolean {
  const places = Array.from(
    { length: Math.min(bytes.length, 400) >> 1 },
    (_, index) => bytes[index * 2 + offset],
  );
  return places.length > 4 && places.filter((byte) => byte === 0).length > places.length * 0.8;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (hasZerosAt(bytes, 1)) return 'utf-16le';
  if (hasZerosAt(bytes, 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * Decodes UTF-8, UTF-16 in both byte orders, or Windows-1252, and drops the byte order mark and controls. Returns
 * undefined for text with NUL characters, which is a binary file.
 */
function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = detectEncoding(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? undefined : withoutControls(text);
}

const delimiters = [',', ';', '\t', '|'] as const;
/** Number of rows from the beginning of a file that determine its delimiter. */
const sampleRows = 60;

/** Scores a delimiter: number of rows with the same width, multiplied by that width. */
function scoreRows(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].filter(([width]) => width > 1).map(([width, count]) => width * count));
}

/** Longer than the text of any field. The longest text reaches its reader cut, never whole. */
export const maxCellCharacters = 5000;

/** More than 20,000 rows of any bank or list of members have. */
const maxCells = 1_000_000;

/** Returns the reason to refuse rows that are too wide, or have too many cells together. */
function findSizeProblem(rows: readonly (readonly string[])[]): Refused | undefined {
  if (rows.some(({ length }) => length > statementLimits.columns))
    return toRefusal('tooManyColumns', String(statementLimits.columns));
  const cells = rows.reduce((sum, { length }) => sum + length, 0);
  return cells > maxCells ? toRefusal('contentTooLarge') : undefined;
}

/** Adds the line number at which each row starts. A cell can contain several lines. */
function withLineNumbers(data: readonly (readonly string[])[]): TableRow[] {
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells: cells.map((cell) => cell.slice(0, maxCellCharacters)) };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
}

/** Parses with the delimiter that fits best, or that of Excel's line 'sep=;'. Refuses an open quote. */
async function parseDelimited(text: string, maxRows: number): Promise<StatementFile | Refused> {
  const { default: papa } = await import('papaparse');
  const lined = text.replace(/\r\n?/g, '\n');
  const cut = (delimiter: string, preview: number) =>
    papa.parse(lined, { delimiter, newline: '\n', preview });
  const [, named] = /^sep=(.)\n/.exec(lined) ?? [];
  const possible = named === undefined ? delimiters.filter((one) => lined.includes(one)) : [named];
  const score = (one: string): number => (possible.length < 2 ? 0 : scoreRows(cut(one, sampleRows).data));
  const fits = possible.map((one) => ({ one, fit: score(one) }));
  const [best] = fits.sort((first, other) => other.fit - first.fit);
  const { data, errors } = cut(best?.one ?? ',', maxRows + 1);
  const problem = findSizeProblem(data);
  if (problem !== undefined) return problem;
  const rows = withLineNumbers(data);
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined) {
    const refusal = { reason: 'quoteOpen', line: rows[open.row ?? 0]?.line ?? null, found: null } as const;
    return { kind: 'refused', refusal };
  }
  return { kind: 'table', rows: named === undefined ? rows : rows.slice(1) };
}

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

/** Stream of an OLE container that contains a workbook with a password. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/** Parses a file of any name. Refuses another format, a damaged file or one that is too large. */
export async function parseFile(
  bytes: Buffer,
  settings: TableSettings = statementTable,
): Promise<StatementFile | Refused> {
  if (bytes.length > settings.maxBytes)
    return toRefusal('tooLarge', `${Math.round(settings.maxBytes / 1_000_000)} MB`);
  if (startsWith(bytes, '%PDF-')) return toRefusal('pdf');
  if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
    return toRefusal(bytes.includes(encryptedStream) ? 'protected' : 'oldExcel');
  if (startsWith(bytes, 'PK\x03\x04')) return parseWorkbook(bytes, settings);
  const text = decodeText(bytes);
  if (text === undefined) return toRefusal('unreadable');
  // Many banks send an HTML page as .xls, which Excel opens.
  if (/^\s*</.test(text)) return toRefusal('oldExcel');
  return isMt940(text) ? { kind: 'text', text } : parseDelimited(text, settings.maxRows);
}

export async function readStatementFile(
  bytes: Buffer,
  settings: StatementSettings,
): Promise<StatementReading> {
  const file = await parseFile(bytes);
  return file.kind === 'refused' ? file : readStatement(file, settings);
}
