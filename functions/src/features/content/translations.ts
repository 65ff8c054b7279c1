import type { translations as table, WrittenTranslation } from 'contract/content/translations';
import { adminWording } from 'contract/text/admin-wording';
import { translations as stored } from '#data/collections.ts';
import type { ContentRecord, TranslationRecord } from '#data/content-records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { getEditable } from '#model/content/bin.ts';
import { toBlocksReply } from '#model/content/blocks.ts';
import { contentKindOf } from '#model/content/content-kinds.ts';
import { toPublicationReply } from '#model/content/publication.ts';
import { deleteTranslation, saveTranslation } from '#model/content/save-translation.ts';
import { sourceHashOf, translationIdOf } from '#model/content/translations.ts';

const toWritten = (translation: TranslationRecord, sourceHash: string): WrittenTranslation => ({
  title: translation.title,
  ...(translation.content && { content: toBlocksReply(translation.content) }),
  ...(translation.description !== undefined && { description: translation.description }),
  ...toPublicationReply(translation),
  updatedAt: translation.updatedAt.toISOString(),
  isStale: translation.sourceHash !== sourceHash,
});

const toReply = (
  kind: TranslationRecord['kind'],
  entry: ContentRecord,
  translation: TranslationRecord | undefined,
) => {
  const sourceHash = sourceHashOf(contentKindOf(kind), entry);
  return {
    sourceHash,
    translation: translation === undefined ? null : toWritten(translation, sourceHash),
  };
};

export const translations: Handlers<typeof table> = {
  async getTranslation({ kind, id }) {
    const [entry, translation] = await Promise.all([
      getEditable(contentKindOf(kind), id),
      stored.get(translationIdOf(kind, id)),
    ]);
    return toReply(kind, entry.data, translation?.data);
  },

  async saveTranslation({ kind, id, ...input }, caller) {
    const { entry, translation } = await saveTranslation(
      contentKindOf(kind),
      id,
      input,
      actorOf(caller.user),
    );
    return { message: adminWording.translationSaved, ...toReply(kind, entry, translation) };
  },

  async deleteTranslation({ kind, id }, caller) {
    await deleteTranslation(kind, id, actorOf(caller.user));
    return { message: adminWording.translationDeleted };
  },
};
