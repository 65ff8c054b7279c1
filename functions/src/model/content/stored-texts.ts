import type { BinnedKind } from 'contract/content/bin';
import type { Batch } from '#data/batch.ts';
import { translations } from '#data/collections.ts';
import type { ContentRecord, PreviousContentRecord, TranslationRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { imageFilesOf } from '#model/files/write-with-files.ts';
import { imageIdsOf } from './content-kinds.ts';
import { dropPreviousContent, readPreviousContent } from './previous-content.ts';
import { translationIdOf } from './translations.ts';

/** English texts with their previous version, which are deleted together. */

export const filesOfTranslation = (record: Pick<TranslationRecord, 'content'>): string[] =>
  imageIdsOf(record as ContentRecord).flatMap(imageFilesOf);

interface StoredTexts {
  readonly translation: Stored<TranslationRecord> | undefined;
  readonly former: Stored<PreviousContentRecord> | undefined;
}

/** Reads the English texts of content with their previous version. */
export async function readStoredTexts(noun: BinnedKind, id: string): Promise<StoredTexts> {
  const translationId = translationIdOf(noun, id);
  const [translation, former] = await Promise.all([
    translations.get(translationId),
    readPreviousContent(translationId),
  ]);
  return { translation, former };
}

/** Returns the files that only these texts use. */
export const filesOfTexts = ({ translation, former }: StoredTexts): string[] => [
  ...(translation === undefined ? [] : filesOfTranslation(translation.data)),
  ...(former?.data.files ?? []),
];

/** Throws WriteConflict at the commit if the texts were saved in the meantime. */
export function dropTexts(batch: Batch, { translation, former }: StoredTexts): void {
  if (translation !== undefined) batch.delete(translations, translation.id, translation.version);
  dropPreviousContent(batch, former);
}
