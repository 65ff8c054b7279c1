import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import { statementRefusalText } from 'contract/rules/money/statements/refusal-text';
import type { Statement, StatementMapping, UnknownTable } from 'contract/rules/money/statements/statement';
import type { ImportedStatement } from 'contract/statements';
import { isoDate } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { statementMappings } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { ownAccount } from '#model/bills/amounts.ts';
import { noteCoverage } from '#model/people/bank-coverage.ts';
import { noteStatementFile } from './imported-files.ts';
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

/** A statement of the association's account, or the table that an admin has to name the columns of. */
type OwnFile =
  | {
      readonly kind: 'statement';
      readonly statement: Statement;
      /** How an admin named its columns just now; undefined where that was known. */
      readonly mapping: StatementMapping | undefined;
    }
  | {
      readonly kind: 'unknown';
      readonly table: UnknownTable;
      /** What kept the file from being read by the names that its columns have; undefined where they have none. */
      readonly why: string | undefined;
    };

/**
 * Costs a read for a table that no reader knows.
 *
 * @throws ApiError invalid-file with line and reason, unless all of the file was understood
 */
async function readOwnFile({ name, bytes }: BankFile, named: StatementMapping | undefined): Promise<OwnFile> {
  const settings = { account: ownAccount, today: isoDate(clock.now()), fileName: name };
  const read = (mapping: StatementMapping | undefined) =>
    readStatementFile(bytes, mapping === undefined ? settings : { ...settings, mapping });
  const first = await read(named);
  if (first.kind === 'refused') throw refusal(statementRefusalText(first.refusal));
  if (first.kind === 'statement') {
    return { ...first, mapping: first.statement.layout === 'mapped' ? named : undefined };
  }
  const known = await statementMappings.get(first.table.headerKey);
  const again = known === undefined ? first : await read({ headerKey: known.id, ...known.data.columns });
  if (again.kind === 'statement') return { ...again, mapping: undefined };
  const why = again.kind === 'refused' ? statementRefusalText(again.refusal) : undefined;
  return { kind: 'unknown', table: first.table, why };
}

/** Keeps how the columns of all files with these titles are named. The last word holds. */
async function keepMapping({ headerKey, ...columns }: StatementMapping, actor: Actor): Promise<void> {
  await new Batch()
    .merge(statementMappings, headerKey, { columns, savedAt: clock.now(), savedBy: actor.id })
    .commit();
}

/**
 * Stores what a bank's file brings, all of it or, where it is not understood, nothing. Safe to repeat, and for two at
 * once; after a crash the next try stores the rest. Of the file no more is kept than by what it is known again.
 *
 * @param named how an admin names the columns of a table that no reader knows; kept once the file reads whole by it
 * @returns the table, where nobody has named its columns yet
 * @throws ApiError invalid-file; conflict when others were faster again and again
 */
export async function importStatement(
  file: BankFile,
  actor: Actor,
  named: StatementMapping | undefined,
): Promise<({ kind: 'imported' } & ImportedStatement) | Extract<OwnFile, { kind: 'unknown' }>> {
  const read = await readOwnFile(file, named);
  if (read.kind === 'unknown') return read;
  const { statement, mapping } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const [id, name] = [sha256.slice(0, 32), file.name.slice(0, nameCharacters)];
  const counts = await storeLines(statement, { id, name, actor });
  const { layout, from, to, pending, account } = statement;
  const { lines, credits } = counts;
  const imported = { layout, from, to, lines, credits, importedAt: clock.now(), importedBy: actor.name };
  await noteStatementFile(id, { name, sha256, size: file.bytes.length, ...imported });
  if (from !== null && to !== null) await noteCoverage(account, { from, to });
  if (mapping !== undefined) await keepMapping(mapping, actor);
  return { kind: 'imported', layout, from, to, pending: pending.length, ...counts };
}
