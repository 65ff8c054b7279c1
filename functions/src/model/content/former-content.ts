import { limits } from 'contract/rules/limits';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { formerContent } from '#data/collections.ts';
import type { ContentRecord, FormerContentRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';

/**
 * What stood there before the last edit of an article, event, journal or product (decision 0100): one for each at most,
 * as every edit writes its own and deletes the one before in the same batch.
 */

/** The kept version of something. One read. */
export const formerOf = async (id: string): Promise<Stored<FormerContentRecord> | undefined> =>
  (await formerContent.find('of', id, 1))[0];

/** Whether a file belongs to a kept version alone, and is nobody's to see. One read. */
export const isFormerFile = async (path: string): Promise<boolean> =>
  (await formerContent.findAny('files', [path], 1)).length > 0;

/**
 * Keeps what an edit replaces, in its batch.
 *
 * @param former what was kept before
 * @param entry id of the edit's entry in the audit
 */
export function keepFormer(
  batch: Batch,
  former: Stored<FormerContentRecord> | undefined,
  entry: string,
  replaced: ContentRecord,
  facts: Omit<FormerContentRecord, keyof ContentRecord | 'keptAt'>,
): void {
  dropFormer(batch, former);
  batch.create(formerContent, entry, { ...replaced, ...facts, keptAt: clock.now() });
}

/** In a batch that ends its files too, or has them in use again. */
export function dropFormer(batch: Batch, former: Stored<FormerContentRecord> | undefined): void {
  if (former !== undefined) batch.delete(formerContent, former.id, former.version);
}

/** The fields of the record itself. */
export function recordIn({
  kind: _kind,
  of: _of,
  files: _files,
  keptAt: _at,
  undoes: _undoes,
  ...record
}: FormerContentRecord): ContentRecord {
  return record;
}

/** What is kept no longer, kept first. */
export const overdueFormer = (limit: number): Promise<Stored<FormerContentRecord>[]> =>
  formerContent.before(
    'keptAt',
    new Date(clock.now().getTime() - limits.retention.binDays * 86_400_000),
    limit,
  );

/**
 * Forgets a kept version with its files.
 *
 * @throws WriteConflict when somebody edited or undid meanwhile
 */
export const forgetFormer = (former: Stored<FormerContentRecord>): Promise<void> =>
  writeWithFiles({ removed: former.data.files }, (batch) => dropFormer(batch, former));
