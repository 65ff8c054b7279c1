import { ApiError, wrongStatus } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { previousContent } from '#data/collections.ts';
import type { ContentRecord, PreviousContentRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';

/** Each content has at most one previous version (decision 0092): an edit replaces it in its batch. */

/** Reads the previous version of content. */
export const readPreviousContent = async (id: string): Promise<Stored<PreviousContentRecord> | undefined> =>
  (await previousContent.find('of', id, 1))[0];

/**
 * Returns the version from before the edit `entry`; undefined if the edit was undone. Throws `wrong-status` if the
 * version is not stored; `conflict` if the content was edited since.
 */
export function toUndoable(
  former: Stored<PreviousContentRecord> | undefined,
  entry: string,
): Stored<PreviousContentRecord> | undefined {
  if (former === undefined) throw wrongStatus(adminWording.undoValueNotStored);
  if (former.data.undoes === entry) return undefined;
  if (former.id !== entry) throw new ApiError('conflict', { message: adminWording.undoChangedSince });
  return former;
}

/** Returns whether a file belongs only to a previous version, which no user may read. */
export const isPreviousFile = async (path: string): Promise<boolean> =>
  (await previousContent.findAny('files', [path], 1)).length > 0;

/** Stores the replaced record under `entry`, the id of its edit. Replaces the version before. */
export function savePreviousContent(
  batch: Batch,
  former: Stored<PreviousContentRecord> | undefined,
  entry: string,
  replaced: ContentRecord,
  facts: Omit<PreviousContentRecord, keyof ContentRecord | 'keptAt'>,
): void {
  dropPreviousContent(batch, former);
  batch.create(previousContent, entry, { ...replaced, ...facts, keptAt: clock.now() });
}

/** Deletes a previous version in a batch that also deletes its files or uses them again. */
export function dropPreviousContent(batch: Batch, former: Stored<PreviousContentRecord> | undefined): void {
  if (former !== undefined) batch.delete(previousContent, former.id, former.version);
}

export function toContentRecord({
  kind: _kind,
  of: _of,
  files: _files,
  keptAt: _at,
  undoes: _undoes,
  ...record
}: PreviousContentRecord): ContentRecord {
  return record;
}

/** Finds previous versions beyond their retention period, the oldest first. */
export const findExpiredPreviousContent = (limit: number): Promise<Stored<PreviousContentRecord>[]> =>
  previousContent.before(
    'keptAt',
    new Date(clock.now().getTime() - limits.retention.binDays * 86_400_000),
    limit,
  );

/** Deletes it with its files. Throws WriteConflict when the content was edited or undone since. */
export const deletePreviousContent = (former: Stored<PreviousContentRecord>): Promise<void> =>
  writeWithFiles({ removed: former.data.files }, (batch) => dropPreviousContent(batch, former));
