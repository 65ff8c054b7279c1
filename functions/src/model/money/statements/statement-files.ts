import { ApiError } from 'contract/errors';
import { type StatementFile, statementFile } from 'contract/money/statements';
import { fileNameOf } from 'contract/rules/money/statements/file-name';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import type { StatementFileRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines, statementFiles } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { eraseFromAudit } from '#model/base/erase-from-audit.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

type StoredFile = Stored<StatementFileRecord> | undefined;

const refuseDuringUndo = (): never => {
  throw new ApiError('conflict', {
    message:
      'Impor berkas ini, atau berkas dengan baris yang sama, sedang dibatalkan. Impor lagi sebentar lagi.',
  });
};

/** Returns the record of an earlier import of the same file. Throws `conflict` during its undo. */
export async function readFileBeforeImport(id: string): Promise<StoredFile> {
  const file = await statementFiles.get(id);
  return file?.data.undo?.isDone === false ? refuseDuringUndo() : file;
}

/**
 * Stores facts about a file, not the file itself (decision 0073). `before` is its record when the import began. Safe
 * to repeat. Throws `conflict` if one of them, or the file itself, was undone meanwhile: the next import stores the
 * missing lines.
 */
export const recordStatementFile = (
  id: string,
  file: StatementFileRecord,
  before: StoredFile,
): Promise<void> =>
  retryOnConflict(async () => {
    const now = await statementFiles.get(id);
    if (now !== undefined && !now.data.undo) {
      const { closing } = file;
      // Imports before expenses existed have no closing balance. Importing the same file again adds it.
      if (now.data.closing !== undefined || !closing) return;
      await new Batch().update(statementFiles, id, { closing }, now.version).commit();
      return;
    }
    if (now !== undefined && !isSameUndo(now, before)) refuseDuringUndo();
    const batch = new Batch();
    const others = await statementFiles.getMany(file.sharesWith ?? []);
    for (const other of others) {
      if (other.data.undo) refuseDuringUndo();
      batch.bumpVersion(statementFiles, other.id, other.version);
    }
    // After a crash, a later file can depend on this one already. Two files that depend on each other could
    // never be undone.
    const dependents = others.filter(({ data }) => data.sharesWith?.includes(id)).map((other) => other.id);
    const sharesWith = (file.sharesWith ?? []).filter((other) => !dependents.includes(other));
    if (now === undefined) batch.create(statementFiles, id, { ...file, sharesWith });
    else batch.update(statementFiles, id, { ...file, sharesWith, undo: null }, now.version);
    await batch.commit();
  });

/** Returns true if the file was undone before the import began, and not again since. */
const isSameUndo = ({ data, version }: Stored<StatementFileRecord>, before: StoredFile): boolean =>
  data.undo?.isDone === true && before?.version.isEqual(version) === true;

/** Returns one page of the imported files, the newest first. */
export const listStatementFiles = (page: Page): Promise<UncountedPage<StatementFileRecord>> =>
  paginateWithoutTotal(statementFiles, { orderBy: 'importedAt', direction: 'desc' }, page);

export async function readFileNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = await statementFiles.getMany([...new Set(ids)]);
  return new Map(files.map(({ id, data }) => [id, fileNameOf(data)]));
}

/** Finds files whose name is due for deletion. */
export const findOldFileNames = (limit: number): Promise<Stored<StatementFileRecord>[]> =>
  statementFiles.before('nameUntil', clock.now(), limit);

/**
 * Deletes the name of a file, which can name people, also from the audit log and from older lines. Layout and days
 * still identify the file. Safe to repeat. Throws WriteConflict.
 */
export async function deleteFileName({ id, data, version }: Stored<StatementFileRecord>): Promise<void> {
  await eraseFromAudit(id);
  await deleteFromLines(data.name);
  await new Batch().update(statementFiles, id, { name: '', nameUntil: null }, version).commit();
}

/** Deletes the copies in lines from before these were read by the id of the file. */
async function deleteFromLines(name: string): Promise<void> {
  if (name === '') return;
  for (;;) {
    const lines = await bankLines.findIn('twin.file', [name], queryLimits.erasedAtOnce);
    if (lines.length === 0) return;
    const batch = new Batch();
    for (const { id, data, version } of lines)
      if (data.twin !== undefined) batch.update(bankLines, id, { twin: { ...data.twin, file: '' } }, version);
    await batch.commit();
  }
}

export const toStatementFileRow = ({
  id,
  data,
}: Pick<Stored<StatementFileRecord>, 'id' | 'data'>): StatementFile => ({
  _id: id,
  ...pickReplyFields(statementFile, data),
  name: fileNameOf(data),
  state: data.undo ? (data.undo.isDone ? 'undone' : 'undoing') : 'imported',
  undoneAt: data.undo?.at.toISOString() ?? null,
  undoneBy: data.undo?.by ?? null,
});
