import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { imageWidths, wideImageId } from 'contract/rules/image-paths';
import { Batch } from '#data/batch.ts';
import { intents } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord } from '#data/records.ts';
import { claim, discard, intentRecord, withIntent } from '#model/base/intents.ts';
import { type ConvertedImage, resizeNarrower } from './images.ts';

/** New files by path. */
export type NewFiles = ReadonlyMap<string, ImageBytes>;

interface FileChanges {
  readonly added?: NewFiles;
  /** Draft images that records use from now on. */
  readonly drafts?: readonly Stored<IntentRecord>[];
  readonly removed?: readonly string[];
}

/**
 * Writes records and their files, all or nothing; a lost response does not undo the save. Unused files are
 * deleted after it, or later by the sweep. Throws WriteConflict when a precondition of the batch fails.
 */
export async function writeWithFiles(
  { added = new Map(), drafts = [], removed = [] }: FileChanges,
  fill: (batch: Batch) => unknown,
): Promise<void> {
  const removal = { id: newId(), uid: null, files: removed };
  await withIntent(
    { kind: 'upload', uid: null, files: [...added.keys()] },
    async (intent) => {
      await Promise.all([...added].map(([path, file]) => fileStore.save(path, file)));
      const batch = claim(new Batch(), intent);
      await fill(batch);
      for (const draft of drafts) batch.delete(intents, draft.id, draft.version);
      if (removed.length > 0) {
        batch.create(intents, removal.id, intentRecord({ kind: 'removal', uid: null, files: [...removed] }));
      }
      await batch.commit();
    },
    undefined,
  );
  if (removed.length === 0) return;
  try {
    await discard(removal);
  } catch {
    // The sweep deletes the files, because their intent is stored.
  }
}

/** An image is uploaded while its text is still being written. It is retained this long without a save. */
const draftMinutes = 24 * 60;

/** Ids contain no folder, so that an id can only refer to a content image. */
export const imageFileOf = (id: string): string => `images/${id}`;

const narrowerWidths = (id: string) => imageWidths(id).slice(0, -1);

export const imageFilesOf = (id: string): string[] => [
  imageFileOf(id),
  ...narrowerWidths(id).map((narrower) => imageFileOf(narrower.id)),
];

/** Stores all widths and returns the id. The sweep deletes them if no save refers to it in time. */
export async function storeDraft(image: ConvertedImage): Promise<string> {
  const id = wideImageId(newId(), image.width);
  const record = intentRecord({ kind: 'draft', uid: null, files: imageFilesOf(id) }, draftMinutes);
  await new Batch().create(intents, id, record).commit();
  const saves = narrowerWidths(id).map(async (narrower) => {
    const bytes = await resizeNarrower(image, narrower.width);
    if (bytes !== undefined) await fileStore.save(imageFileOf(narrower.id), bytes);
  });
  await Promise.all([fileStore.save(imageFileOf(id), image), ...saves]);
  return id;
}

/**
 * Reads drafts; costs a read for each. Throws `invalid-input` if an id is no draft, because it was swept or
 * belongs to another record.
 */
export async function readDrafts(ids: readonly string[], field: string): Promise<Stored<IntentRecord>[]> {
  const records = await Promise.all(ids.map((id) => intents.get(id)));
  return records.map((draft) => {
    if (draft?.data.kind === 'draft' && !draft.data.undo) return draft;
    const message = 'Gambar tidak ditemukan lagi. Hapus dari isi, lalu unggah kembali.';
    throw new ApiError('invalid-input', { message, fields: { [field]: message } });
  });
}
