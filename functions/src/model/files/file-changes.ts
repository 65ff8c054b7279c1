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
import { type ConvertedImage, narrowed } from './images.ts';

/** New files by path. */
export type NewFiles = ReadonlyMap<string, ImageBytes>;

/** What a save means for Storage. */
export interface FileChanges {
  readonly added?: NewFiles;
  /** Drafts that are in use from now on. */
  readonly drafts?: readonly Stored<IntentRecord>[];
  /** Paths that nothing refers to any more. */
  readonly removed?: readonly string[];
}

/**
 * Writes records together with the files that they refer to: all of it, or nothing. A lost answer is no
 * failure, and what is no longer referred to is removed at once or by the sweep.
 *
 * @param fill adds the writes of the records to the batch
 * @throws WriteConflict when a precondition of the batch did not hold
 */
export async function writeWithFiles(
  { added = new Map(), drafts = [], removed = [] }: FileChanges,
  fill: (batch: Batch) => void,
): Promise<void> {
  const removal = { id: newId(), uid: null, files: removed };
  await withIntent(
    { kind: 'upload', uid: null, files: [...added.keys()] },
    async (intent) => {
      await Promise.all([...added].map(([path, file]) => fileStore.save(path, file)));
      const batch = claim(new Batch(), intent);
      fill(batch);
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
    // The sweep removes them: their intent stands.
  }
}

/** A picture is uploaded while its text is still being written, and kept that long for the save to come. */
const draftMinutes = 24 * 60;

/** Ids say nothing about folders, so that nothing but a content image can be named by one. */
export const imageFileOf = (id: string): string => `images/${id}`;

const narrowerIn = (id: string) => imageWidths(id).slice(0, -1);

/** Storage paths of all widths of a content image. */
export const imageFilesOf = (id: string): string[] => [
  imageFileOf(id),
  ...narrowerIn(id).map((narrower) => imageFileOf(narrower.id)),
];

/**
 * Stores a content image in all its widths; nothing refers to it yet, and without a save that does, the sweep removes
 * it.
 *
 * @returns its id
 */
export async function storeDraft(image: ConvertedImage): Promise<string> {
  const id = wideImageId(newId(), image.width);
  const record = intentRecord({ kind: 'draft', uid: null, files: imageFilesOf(id) }, draftMinutes);
  await new Batch().create(intents, id, record).commit();
  const saves = narrowerIn(id).map(async (narrower) => {
    const bytes = await narrowed(image, narrower.width);
    if (bytes !== undefined) await fileStore.save(imageFileOf(narrower.id), bytes);
  });
  await Promise.all([fileStore.save(imageFileOf(id), image), ...saves]);
  return id;
}

/**
 * The drafts behind image ids that a save refers to anew. Costs a read for each.
 *
 * @throws ApiError invalid-input when one is no draft (any more): it was swept, or belongs to something else
 */
export async function draftsOf(ids: readonly string[], field: string): Promise<Stored<IntentRecord>[]> {
  const records = await Promise.all(ids.map((id) => intents.get(id)));
  return records.map((draft) => {
    if (draft?.data.kind === 'draft' && !draft.data.undo) return draft;
    const message = 'Gambar tidak ditemukan lagi. Hapus dari isi, lalu unggah kembali.';
    throw new ApiError('invalid-input', { message, fields: { [field]: message } });
  });
}
