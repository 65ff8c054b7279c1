import * as z from 'zod';
import {
  contentChange,
  contentCount,
  contentCreation,
  contentDeletion,
  publicEntry,
  publicList,
  writtenEntry,
  writtenList,
} from '../content-endpoints.ts';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { journalFileSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import {
  basedOn,
  dateTime,
  idInput,
  messageReply,
  multilineField,
  textField,
  titleField,
} from '../schemas/fields.ts';
import {
  changedPublication,
  newPublication,
  publicationReply,
  publicLanguages,
  publishAtRequired,
  requiredToPublish,
} from '../schemas/publication.ts';
import { adminWording } from '../text/admin-wording.ts';
import { wording } from '../text/wording.ts';

/** Bibliographic fields of a journal. All are optional. */
const citationReply = {
  authors: z.array(z.string()),
  /** Name of the periodical in which it appeared. */
  journalTitle: z.string().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  year: z.number().int().nullable(),
  /** One page or a range: '12', '12–34', 'e7'. */
  pages: z.string().nullable(),
  abstract: z.string().nullable(),
  /** Without the address of the resolver: '10.1234/abc'. */
  doi: z.string().nullable(),
};
const citation = z.object(citationReply);
export type Citation = z.output<typeof citation>;

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

const optionalText = (maximum: number) => textField(maximum).transform(emptyToNull).optional();

const pageRange = /^[a-z]{0,2}\d{1,6}(?:\s*[-–—]\s*[a-z]{0,2}\d{1,6})?$/i;

/** A DOI with or without its resolver or the prefix 'doi:'. */
const doiPattern = /^(?:(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/[^\s"<>]+))?$/i;

/** Input fields. A missing field stays unchanged in an update, and an empty one is cleared. */
export const citationFields = {
  /** One author per line, in the order of the publication. */
  authors: multilineField(limits.authors * limits.nameCharacters)
    .transform((text) => text.split(/[\r\n]+/).flatMap((line) => line.trim() || []))
    .pipe(
      z
        .array(z.string().max(limits.nameCharacters, { error: () => wording.tooLong }))
        .max(limits.authors, adminWording.tooManyAuthors),
    )
    .optional(),
  journalTitle: optionalText(limits.titleCharacters),
  volume: optionalText(limits.volumeCharacters),
  issue: optionalText(limits.volumeCharacters),
  year: z
    .string()
    .trim()
    .regex(/^(?:(?:19|20)\d\d)?$/, adminWording.yearInvalid)
    .transform((text) => (text === '' ? null : Number(text)))
    .optional(),
  pages: z
    .string()
    .trim()
    .refine((text) => text === '' || pageRange.test(text), adminWording.pagesInvalid)
    .transform((text) => emptyToNull(text.replace(/(?<!\s)\s*[-–—]\s*/, '–')))
    .optional(),
  abstract: multilineField(limits.messageCharacters).transform(emptyToNull).optional(),
  doi: textField(limits.textCharacters)
    .regex(doiPattern, adminWording.doiInvalid)
    .transform((text) => doiPattern.exec(text)?.[1] ?? null)
    .optional(),
};

/** A journal with the path of its document. The file fields are null without one. */
export const journalReply = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of the download on the site's own origin. */
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  /** Size in bytes. */
  fileSize: z.number().int().nullable(),
  ...citationReply,
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Journal = z.output<typeof journalReply>;

/**
 * A journal in any state, as the admin area shows it. `file` is null unless the journal is published;
 * `downloadWrittenJournal` returns the document of any.
 */
export const writtenJournalReply = journalReply.omit({ createdAt: true }).extend(publicationReply);
export type WrittenJournal = z.output<typeof writtenJournalReply>;

const fields = {
  title: titleField,
  description: multilineField(limits.messageCharacters).optional(),
  ...citationFields,
};
const savedJournal = messageReply.extend({ journal: writtenJournalReply });

export const journals = {
  listJournals: publicList('/journals', journalReply),
  getJournal: publicEntry('/journals/{id}', journalReply.extend({ languages: publicLanguages })),
  downloadJournal: publicEntry('/journals/{id}/file', fileReply),
  listWrittenJournals: writtenList('/journals/written', writtenJournalReply),
  getWrittenJournal: writtenEntry('/journals/written/{id}', writtenJournalReply),
  downloadWrittenJournal: writtenEntry('/journals/written/{id}/file', fileReply),
  createJournal: {
    ...contentCreation('/journals'),
    input: z
      .object({ ...fields, ...newPublication })
      .refine(...requiredToPublish('description'))
      .refine(...publishAtRequired),
    files: { file: journalFileSlot },
    reply: savedJournal,
  },
  updateJournal: {
    ...contentChange('/journals/{id}'),
    input: idInput
      .extend({ ...fields, ...changedPublication, basedOn })
      .refine(...requiredToPublish('description'))
      .refine(...publishAtRequired),
    files: { file: journalFileSlot },
    reply: savedJournal,
  },
  deleteJournal: contentDeletion('/journals/{id}'),
  getTotalJournals: contentCount('/journals/get-total-jurnal', 'totalJournal'),
} as const satisfies Record<string, Endpoint>;
