import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { contentBlock } from '../schemas/content.ts';
import { draftContentField } from '../schemas/content-input.ts';
import {
  basedOn,
  dateTime,
  idInput,
  messageReply,
  multilineField,
  sourceHash,
  titleField,
} from '../schemas/fields.ts';
import { changedPublication, publicationReply, publishAtRequired } from '../schemas/publication.ts';
import { binnedKinds } from './bin.ts';

/** English texts of an entry of any kind. All other fields are those of the entry. */

const entryInput = idInput.extend({ kind: z.enum(binnedKinds) });

/** `basedOn` of a form that was opened before the entry had English texts. */
export const noTranslation = '1970-01-01T00:00:00.000Z';

export const writtenTranslation = z.object({
  title: z.string(),
  /** Text of an article or event. */
  content: z.array(contentBlock).optional(),
  /** Text of a journal or product. */
  description: z.string().optional(),
  ...publicationReply,
  updatedAt: dateTime,
  /** True if the Indonesian texts changed after these were written. */
  isStale: z.boolean(),
});
export type WrittenTranslation = z.output<typeof writtenTranslation>;

const translationReply = z.object({
  /** Hash of the present Indonesian texts, which the form sends back. */
  sourceHash,
  /** Null for an entry without English texts. */
  translation: writtenTranslation.nullable(),
});

const admin = { access: 'admin', duty: 'content' } as const;

export const translations = {
  getTranslation: {
    method: 'GET',
    path: '/translations/{kind}/{id}',
    ...admin,
    input: entryInput,
    reply: translationReply,
  },
  /** Creates or changes the texts. Without `sourceHash`, they are a translation of the present Indonesian texts. */
  saveTranslation: {
    method: 'PUT',
    path: '/translations/{kind}/{id}',
    ...admin,
    // Includes the previous version and each new picture of the text.
    reads: 5 + limits.contentBlocks,
    input: entryInput
      .extend({
        title: titleField,
        content: draftContentField.optional(),
        description: multilineField(limits.messageCharacters).optional(),
        ...changedPublication,
        basedOn,
        sourceHash: sourceHash.optional(),
      })
      .refine(...publishAtRequired),
    reply: messageReply.extend(translationReply.shape),
  },
  /** Deletes the English texts for ever. The entry stays. */
  deleteTranslation: {
    method: 'DELETE',
    path: '/translations/{kind}/{id}',
    ...admin,
    input: entryInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
