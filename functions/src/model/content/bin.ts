import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { adminWording, deletionText } from 'contract/text/admin-wording';
import { clock } from '#data/clock.ts';
import { bin, translations } from '#data/collections.ts';
import type { BinnedRecord, ContentRecord } from '#data/content-records.ts';
import type { RowOf, Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { addToContentTotals } from './content-changes.ts';
import { type ContentKind, contentKindOf, filesOf, searchKeysOf } from './content-kinds.ts';
import { dropPreviousContent, readPreviousContent } from './previous-content.ts';
import { hasMissedPublication } from './publication.ts';
import { dropTexts, filesOfTexts, readStoredTexts } from './stored-texts.ts';
import { translationIdOf } from './translations.ts';

/**
 * Bin of deleted content (decision 0037). The record leaves its collection, so that no public query finds it.
 * The bin stores it unchanged until it is restored or permanently deleted. Its files stay in place.
 */

const retentionMs = limits.retention.binDays * 86_400_000;

export const toBinExpiry = (deletedAt: Date): Date => new Date(deletedAt.getTime() + retentionMs);

/** Finds content that is due for permanent deletion, the oldest deletion first. */
export const findExpiredInBin = (limit: number): Promise<Stored<BinnedRecord>[]> =>
  bin.before('deletedAt', new Date(clock.now().getTime() - retentionMs), limit);

const binRows = bin.select('kind', 'title', 'deletedBy', 'deletedAt');
export type BinEntry = RowOf<typeof binRows>;

/** Returns one page of the bin, the newest deletion first. */
export const listBinned = (page: Page): Promise<UncountedPage<BinEntry['data']>> =>
  paginateWithoutTotal(binRows, { orderBy: 'deletedAt', direction: 'desc' }, page);

/** Returns whether a file belongs to deleted content, which no user may read. */
export const isBinnedFile = async (path: string): Promise<boolean> =>
  (await bin.findAny('files', [path], 1)).length > 0;

/** Works as `getOrThrow` for admins: the refusal names the one who deleted the content. */
export async function getEditable<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
): Promise<Stored<T>> {
  const found = await kind.collection.get(id);
  if (found !== undefined) return found;
  const deletion = await bin.get(id);
  throw new ApiError('not-found', deletion === undefined ? {} : { message: deletionText(deletion.data) });
}

/** Moves content with its files. Throws `not-found`; `conflict` if it was saved in the meantime. */
export async function moveToBin<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
  actor: Actor,
): Promise<void> {
  const { data, version } = await getEditable(kind, id);
  const facts = {
    kind: kind.noun,
    files: filesOf(kind, data),
    deletedAt: clock.now(),
    deletedBy: actor.name,
    deletedById: actor.id,
  };
  const write = writeWithFiles({}, (batch) => {
    batch.delete(kind.collection, id, version);
    batch.create(bin, id, { ...data, ...facts });
    addToContentTotals(batch, kind, -1);
    recordAudit(batch, actor, `${kind.noun}.delete`, { id, name: data.title });
  });
  await rejectOnConflict(write);
}

/** @throws ApiError `not-found` if the content left the bin in the meantime */
async function requireBinned(id: string): Promise<Stored<BinnedRecord>> {
  const binned = await bin.get(id);
  if (binned === undefined) throw new ApiError('not-found', { message: adminWording.binGone });
  return binned;
}

/** Makes scheduled content a draft if its time passed in the bin, because it was never public. */
function toRestoredRecord({
  kind: _,
  files: _files,
  deletedAt,
  deletedBy: _by,
  deletedById: _id,
  ...record
}: BinnedRecord) {
  const isDraft = hasMissedPublication(record.createdAt, deletedAt);
  return { isMissed: isDraft, record: isDraft ? { ...record, createdAt: null } : record };
}

/** Restores files, times and state. `isMissed`: the publication time of a language has passed. Throws `not-found`. */
export const restoreFromBin = (id: string, actor: Actor): Promise<{ readonly isMissed: boolean }> =>
  retryOnConflict(async () => {
    const { data, version } = await requireBinned(id);
    const kind = contentKindOf(data.kind);
    const { record, isMissed } = toRestoredRecord(data);
    const translation = await translations.get(translationIdOf(data.kind, id));
    const isTranslationMissed =
      translation !== undefined && hasMissedPublication(translation.data.createdAt, data.deletedAt);
    await writeWithFiles({}, (batch) => {
      batch.delete(bin, id, version);
      batch.create(kind.collection, id, { ...record, search: searchKeysOf(kind, record) });
      if (isTranslationMissed)
        batch.update(translations, translation.id, { createdAt: null }, translation.version);
      addToContentTotals(batch, kind, 1);
      recordAudit(batch, actor, `${kind.noun}.restore`, { id, name: data.title });
    });
    return { isMissed: isMissed || isTranslationMissed };
  });

/** Deletes content with files, previous version and English texts. Throws WriteConflict when it changed since. */
export async function erase({ id, data, version }: Stored<BinnedRecord>, actor: Actor): Promise<void> {
  const [former, texts] = await Promise.all([readPreviousContent(id), readStoredTexts(data.kind, id)]);
  const removed = [...data.files, ...(former?.data.files ?? []), ...filesOfTexts(texts)];
  await writeWithFiles({ removed }, (batch) => {
    batch.delete(bin, id, version);
    dropPreviousContent(batch, former);
    dropTexts(batch, texts);
    recordAudit(batch, actor, `${data.kind}.erase`, { id, name: data.title });
  });
}

/** Deletes content by id, as `erase` does. Throws `not-found` if the bin does not contain it. */
export const eraseById = (id: string, actor: Actor): Promise<void> =>
  retryOnConflict(async () => erase(await requireBinned(id), actor));
