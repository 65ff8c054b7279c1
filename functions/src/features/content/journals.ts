import {
  type Journal,
  journalReply,
  type journals as table,
  type WrittenJournal,
  writtenJournalReply,
} from 'contract/content/journals';
import { ApiError } from 'contract/errors';
import { adminWording } from 'contract/text/admin-wording';
import { clock } from '#data/clock.ts';
import { journals as stored } from '#data/collections.ts';
import type { JournalRecord } from '#data/content-records.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { compareCitations, toCitation, toReadableCitation } from '#model/content/citations.ts';
import { addContent, changeContent } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { readContentTotals } from '#model/content/content-lists.ts';
import { getWithLanguages, listPublished } from '#model/content/list-published.ts';
import {
  computePublishedAt,
  isPublished,
  type Published,
  toPublicationReply,
} from '#model/content/publication.ts';
import { getInAnyLanguage } from '#model/content/translations.ts';
import { listWrittenCards } from '#model/content/written-lists.ts';
import { readDocument } from '#model/files/uploads.ts';

const kind = contentKinds.journal;

type JournalEntry = Pick<Stored<JournalRecord>, 'id' | 'data'>;

/** Fields of the public list. */
const listedFields = [
  'title',
  'description',
  'document',
  'updatedAt',
  'authors',
  'journalTitle',
  'volume',
  'issue',
  'year',
  'pages',
  'abstract',
  'doi',
] as const;

/** The download has its own URL, because the Storage path of the document is private. */
const toFileReply = ({ id, data }: JournalEntry) => ({
  file: data.document === null || !isPublished(data) ? null : `/api/journals/${id}/file`,
  fileName: data.document?.name ?? null,
  fileSize: data.document?.size ?? null,
});

const toJournal = (journal: Pick<Stored<Published<JournalRecord>>, 'id' | 'data'>): Journal => ({
  _id: journal.id,
  ...pickReplyFields(journalReply, journal.data),
  ...toCitation(journal.data),
  ...toFileReply(journal),
});

const toWrittenJournal = (journal: JournalEntry): WrittenJournal => ({
  _id: journal.id,
  ...pickReplyFields(writtenJournalReply, journal.data),
  ...toCitation(journal.data),
  ...toFileReply(journal),
  ...toPublicationReply(journal.data),
});

async function readFile({ data: { document } }: Pick<JournalEntry, 'data'>) {
  const file = document === null ? undefined : await fileStore.read(document.file);
  if (document === null || file === undefined) throw new ApiError('not-found');
  return { contentType: file.contentType, bytes: file.bytes, fileName: document.name };
}

export const journals: Handlers<typeof table> = {
  async listJournals(page) {
    return (await listPublished(kind, page, ...listedFields)).map(toJournal);
  },

  async getJournal({ id }) {
    const journal = await getWithLanguages(kind, id);
    return { ...toJournal(journal), languages: journal.languages };
  },

  async downloadJournal({ id }) {
    return readFile(await getInAnyLanguage(kind, id));
  },

  async listWrittenJournals(page) {
    return listWrittenCards(kind, page, toWrittenJournal);
  },

  async getWrittenJournal({ id }) {
    return toWrittenJournal(await stored.getOrThrow(id));
  },

  async downloadWrittenJournal({ id }) {
    return readFile(await stored.getOrThrow(id));
  },

  async createJournal(
    { title, description = '', file, publication, publishAt, ...citation },
    caller,
    { storeReply },
  ) {
    const createdAt = computePublishedAt({ publication, publishAt }, null);
    const document = file && readDocument('file', file);
    const record = {
      title,
      description,
      document: document?.stored ?? null,
      ...toCitation(citation),
      createdAt,
      updatedAt: clock.now(),
    };
    return addContent(kind, record, actorOf(caller.user), document?.added, storeReply, (created) => ({
      message: adminWording.journalCreated,
      journal: toWrittenJournal(created),
    }));
  },

  async updateJournal(
    { id, title, description = '', file, basedOn, publication, publishAt, ...submitted },
    caller,
  ) {
    const document = file && readDocument('file', file);
    const before = await getEditable(kind, id);
    const { data } = before;
    const citationBefore = toCitation(data);
    const citation = toCitation(submitted, citationBefore);
    requireUnchanged(
      data.updatedAt,
      basedOn,
      { title: data.title, description: data.description, ...toReadableCitation(citationBefore) },
      { title, description, ...toReadableCitation(citation) },
    );
    const createdAt = computePublishedAt({ publication, publishAt }, data.createdAt);
    const edited = compareCitations(citationBefore, citation);
    const changes = {
      title,
      description,
      document: document?.stored ?? data.document,
      createdAt,
      ...edited.after,
    };
    const journal = await changeContent(
      kind,
      // An undo restores stored fields only.
      { ...before, data: { ...data, ...edited.before } },
      changes,
      actorOf(caller.user),
      { added: document?.added },
    );
    return { message: adminWording.journalUpdated, journal: toWrittenJournal(journal) };
  },

  async deleteJournal({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: adminWording.journalDeleted };
  },

  async getTotalJournals() {
    return { totalJournal: (await readContentTotals()).journals };
  },
};
