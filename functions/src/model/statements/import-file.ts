import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { statementRefusalText } from 'contract/rules/money/statements/refusal-text';
import type { Statement } from 'contract/rules/money/statements/statement';
import type { ImportedStatement } from 'contract/statements';
import { isoDate } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { ownAccount } from '#model/bills/amounts.ts';
import { noteCoverage } from '#model/people/bank-coverage.ts';
import { storeLines } from './importing.ts';
import { readStatementFile } from './tables.ts';

interface BankFile {
  /** As the bank named it. */
  readonly name: string;
  readonly bytes: Buffer;
}

const refusal = (message: string): ApiError =>
  new ApiError('invalid-file', { message, fields: { statement: message } });

/** Longer names than this no file system takes. */
const nameCharacters = 255;

/** @throws ApiError invalid-file with line and reason, unless all of the file was understood */
async function readOwnStatement({ name, bytes }: BankFile): Promise<Statement> {
  const today = isoDate(clock.now());
  const reading = await readStatementFile(bytes, { account: ownAccount, today, fileName: name });
  if (reading.kind === 'refused') throw refusal(statementRefusalText(reading.refusal));
  if (reading.kind === 'statement') return reading.statement;
  const { line, columns } = reading.table;
  throw refusal(`Baris ${line}: susunan kolom ini belum dikenal (${columns.slice(0, 6).join(', ')}).`);
}

/**
 * Stores what a bank's file brings, all of it or, where it is not understood, nothing. Safe to repeat, and for two at
 * once; after a crash the next try stores the rest. The file itself is not kept.
 *
 * @throws ApiError invalid-file; conflict when others were faster again and again
 */
export async function importStatement(file: BankFile, actor: Actor): Promise<ImportedStatement> {
  const statement = await readOwnStatement(file);
  const id = createHash('sha256').update(file.bytes).digest('hex').slice(0, 32);
  const counts = await storeLines(statement, { id, name: file.name.slice(0, nameCharacters), actor });
  const { layout, from, to, pending, account } = statement;
  if (from !== null && to !== null) await noteCoverage(account, { from, to });
  return { layout, from, to, pending: pending.length, ...counts };
}
