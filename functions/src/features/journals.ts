import { ApiError } from 'contract/errors';
import type { Journal, journals as table } from 'contract/journals';
import { wording } from 'contract/text/wording';
import { journals as stored } from '#data/collections.ts';
import type { JournalRecord } from '#data/content-records.ts';
import { fileStore } from '#data/file-store.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { getEditable, moveToBin } from '#model/content/bin.ts';
import { compareCitations, toCitation, toReadableCitation } from '#model/content/citations.ts';
import { addContent, changeContent, newTimestamps } from '#model/content/content-changes.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { listContent, readContentTotals } from '#model/content/content-lists.ts';
import { readDocument } from '#model/files/uploads.ts';

const kind = contentKinds.journal;

type JournalEntry = Pick<Stored<JournalRecord>, 'id' | 'data'>;

/** The download has its own URL, because the Storage path of the document is private. */
const toJournal = ({ id, data }: JournalEntry): Journal => ({
  _id: id,
  title: data.title,
  description: data.description,
  file: data.document === null ? null : `/api/journals/${id}/file`,
  fileName: data.document?.name ?? null,
  fileSize: data.document?.size ?? null,
  ...toCitation(data),
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

export const journals: Handlers<typeof table> = {
  async listJournals(page) {
    return (await listContent(stored, page, 'createdAt')).map(toJournal);
  },

  async getJournal({ id }) {
    return toJournal(await stored.getOrThrow(id));
  },

  async downloadJournal({ id }) {
    const document = (await stored.get(id))?.data.document ?? undefined;
    const file = document && (await fileStore.read(document.file));
    if (document === undefined || file === undefined) throw new ApiError('not-found');
    return { contentType: file.contentType, bytes: file.bytes, fileName: document.name };
  },

  async createJournal({ title, description, file, ...citation }, caller, { storeReply }) {
    const document = file && readDocument('file', file);
    const record = {
      title,
      description,
      document: document?.stored ?? null,
      ...toCitation(citation),
      ...newTimestamps(),
    };
    const toReply = (created: JournalEntry) => ({
      message: wording.journalCreated,
      journal: toJournal(created),
    });
    const journal = await addContent(kind, record, actorOf(caller.user), document?.added, (batch, created) =>
      storeReply(batch, toReply(created)),
    );
    return toReply(journal);
  },

  async updateJournal({ id, title, description, file, basedOn, ...submitted }, caller) {
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
    const edited = compareCitations(citationBefore, citation);
    const changes = { title, description, document: document?.stored ?? data.document, ...edited.after };
    const journal = await changeContent(
      kind,
      // An undo restores stored fields only.
      { ...before, data: { ...data, ...edited.before } },
      changes,
      actorOf(caller.user),
      { added: document?.added },
    );
    return { message: wording.journalUpdated, journal: toJournal(journal) };
  },

  async deleteJournal({ id }, caller) {
    await moveToBin(kind, id, actorOf(caller.user));
    return { message: wording.journalDeleted };
  },

  async getTotalJournals() {
    return { totalJournal: (await readContentTotals()).journals };
  },
};
