import { isMt940 } from 'contract/rules/money/statements/mt940-messages';
import { readStatement } from 'contract/rules/money/statements/read-statement';
import {
  type StatementFile,
  type StatementReading,
  type StatementSettings,
  statementLimits,
} from 'contract/rules/money/statements/statement';
import { rowsOfText } from './delimited.ts';
import { textOfBytes } from './file-text.ts';
import { type Refused, refused } from './refused.ts';
import { rowsOfWorkbook } from './workbook.ts';

const begins = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

/** The stream of an old Office container that holds a workbook under a password. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * What a bank's file holds, whatever its name: a table from CSV or XLSX, or the text of MT940.
 *
 * @returns refused when it is neither, damaged or too large
 */
export async function tableOf(bytes: Buffer): Promise<StatementFile | Refused> {
  if (bytes.length > statementLimits.bytes) return refused('tooLarge', '5 MB');
  if (begins(bytes, '%PDF-')) return refused('pdf');
  if (begins(bytes, '\xd0\xcf\x11\xe0')) return refused(bytes.includes(encrypted) ? 'protected' : 'oldExcel');
  if (begins(bytes, 'PK\x03\x04')) return rowsOfWorkbook(bytes);
  const text = textOfBytes(bytes);
  if (text === undefined) return refused('unreadable');
  // What banks send as .xls is often a page of HTML, which Excel opens all the same.
  if (/^\s*</.test(text)) return refused('oldExcel');
  return isMt940(text) ? { kind: 'text', text } : rowsOfText(text);
}

/** Reads a bank's file from its bytes; see `readStatement`. */
export async function readStatementFile(
  bytes: Buffer,
  settings: StatementSettings,
): Promise<StatementReading> {
  const file = await tableOf(bytes);
  return file.kind === 'refused' ? file : readStatement(file, settings);
}
