import { isMt940 } from 'contract/rules/money/statements/mt940-messages';
import { readStatement } from 'contract/rules/money/statements/read-statement';
import {
  type StatementFile,
  type StatementReading,
  type StatementSettings,
  statementLimits,
} from 'contract/rules/money/statements/statement';
import { parseDelimited } from './delimited.ts';
import { decodeText } from './file-text.ts';
import { type Refused, toRefusal } from './refusal.ts';
import { parseWorkbook } from './workbook.ts';

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

/** Stream of an OLE container that contains a workbook with a password. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/** Parses a file of any name. Refuses another format, a damaged file or one that is too large. */
export async function parseFile(bytes: Buffer): Promise<StatementFile | Refused> {
  if (bytes.length > statementLimits.bytes) return toRefusal('tooLarge', '5 MB');
  if (startsWith(bytes, '%PDF-')) return toRefusal('pdf');
  if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
    return toRefusal(bytes.includes(encryptedStream) ? 'protected' : 'oldExcel');
  if (startsWith(bytes, 'PK\x03\x04')) return parseWorkbook(bytes);
  const text = decodeText(bytes);
  if (text === undefined) return toRefusal('unreadable');
  // Many banks send an HTML page as .xls, which Excel opens.
  if (/^\s*</.test(text)) return toRefusal('oldExcel');
  return isMt940(text) ? { kind: 'text', text } : parseDelimited(text);
}

export async function readStatementFile(
  bytes: Buffer,
  settings: StatementSettings,
): Promise<StatementReading> {
  const file = await parseFile(bytes);
  return file.kind === 'refused' ? file : readStatement(file, settings);
}
