import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { ImportedStatement } from 'contract/money/statements';
import { limits } from 'contract/rules/limits';
import { statementRefusalText } from 'contract/rules/money/statements/refusal-text';
import type { Statement, StatementMapping, UnknownTable } from 'contract/rules/money/statements/statement';
import { isoDate } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { statementMappings } from '#data/collections.ts';
import type { Actor } from '#model/base/actors.ts';
import { ownAccount } from '#model/money/bills/amounts.ts';
import { recordCoverage } from './coverage.ts';
import { readStatementInWorker } from './read-in-worker.ts';
import { readFileBeforeImport, recordStatementFile } from './statement-files.ts';
import { storeLines } from './store-lines.ts';

interface BankFile {
  /** File name from the bank. */
  readonly name: string;
  readonly bytes: Buffer;
}

const toFileError = (message: string): ApiError =>
  new ApiError('invalid-file', { message, fields: { statement: message } });

/** Maximum length of file names. No file system accepts longer ones. */
const maxNameCharacters = 255;

/** A statement of the association's account, or a table whose columns an admin must map. */
type FileReading =
  | {
      readonly kind: 'statement';
      readonly statement: Statement;
      /** Column mapping that an admin entered for this file; undefined if the layout was known. */
      readonly mapping: StatementMapping | undefined;
    }
  | {
      readonly kind: 'unknown';
      readonly table: UnknownTable;
      /** Reason why the stored column mapping does not fit the file; undefined without a stored mapping. */
      readonly why: string | undefined;
    };

/**
 * Reads a file by layout or mapping; an unknown layout costs a read. Throws `invalid-file` with line and
 * reason, unless the whole file was understood.
 */
async function readOwnFile(
  { name, bytes }: BankFile,
  named: StatementMapping | undefined,
): Promise<FileReading> {
  const settings = { account: ownAccount, today: isoDate(clock.now()), fileName: name };
  const read = (mapping: StatementMapping | undefined) =>
    readStatementInWorker(bytes, mapping === undefined ? settings : { ...settings, mapping });
  const first = await read(named);
  if (first.kind === 'refused') throw toFileError(statementRefusalText(first.refusal));
  if (first.kind === 'statement') {
    return { ...first, mapping: first.statement.layout === 'mapped' ? named : undefined };
  }
  const known = await statementMappings.get(first.table.headerKey);
  const again = known === undefined ? first : await read({ headerKey: known.id, ...known.data.columns });
  if (again.kind === 'statement') return { ...again, mapping: undefined };
  const why = again.kind === 'refused' ? statementRefusalText(again.refusal) : undefined;
  return { kind: 'unknown', table: first.table, why };
}

/** Stores the column mapping of all files with these headings. A later mapping overwrites it. */
async function saveMapping({ headerKey, ...columns }: StatementMapping, actor: Actor): Promise<void> {
  await new Batch()
    .merge(statementMappings, headerKey, { columns, savedAt: clock.now(), savedBy: actor.id })
    .commit();
}

/**
 * Imports a file completely or not at all. Safe to repeat; after a crash the next call stores the rest.
 * `named` is the mapping of an admin, stored if it fits. Returns a table whose columns are not mapped yet.
 * Throws `invalid-file`; `conflict`.
 */
export async function importStatement(
  file: BankFile,
  actor: Actor,
  named: StatementMapping | undefined,
): Promise<({ kind: 'imported' } & ImportedStatement) | Extract<FileReading, { kind: 'unknown' }>> {
  const read = await readOwnFile(file, named);
  if (read.kind === 'unknown') return read;
  const { statement, mapping } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const [id, name] = [sha256.slice(0, 32), file.name.slice(0, maxNameCharacters)];
  const before = await readFileBeforeImport(id);
  const { sharesWith, ...counts } = await storeLines(statement, { id, name, actor });
  const { layout, from, to, pending, account } = statement;
  const { lines, credits } = counts;
  const facts = { name, sha256, size: file.bytes.length, layout, from, to, lines, credits, account };
  const { closing: sen } = statement;
  const closing = sen === null || to === null ? null : { date: to, sen };
  const importedAt = clock.now();
  const nameUntil = new Date(importedAt.getTime() + limits.retention.fileNameDays * 86_400_000);
  const by = { importedAt, importedBy: actor.name, importedById: actor.id };
  const imported = { ...facts, nameUntil, closing, sharesWith: [...sharesWith], ...by };
  await recordStatementFile(id, imported, before);
  if (from !== null && to !== null) await recordCoverage(account, { from, to });
  if (mapping !== undefined) await saveMapping(mapping, actor);
  return { kind: 'imported', layout, from, to, pending: pending.length, ...counts };
}
