import { ApiError } from 'contract/errors';
import type { Journal, journals as table } from 'contract/journals';
import { type Stored, journals as stored } from '#data/collections.ts';
import { fileStore } from '#data/file-store.ts';
import type { JournalRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { listContent, readContentTotals } from '#model/content.ts';

/** The download has an address of its own: where the document lies in Storage is nobody's business. */
const journalOf = ({ id, data }: Stored<JournalRecord>): Journal => ({
  _id: id,
  title: data.title,
  description: data.description,
  file: data.document === null ? null : `/api/journals/${id}/file`,
  fileName: data.document?.name ?? null,
  fileSize: data.document?.size ?? null,
  createdAt: data.createdAt.toISOString(),
  updatedAt: data.updatedAt.toISOString(),
});

export const journals: Handlers<typeof table> = {
  async listJournals(page) {
    return (await listContent(stored, page, 'createdAt')).map(journalOf);
  },

  async getJournal({ id }) {
    const journal = await stored.get(id);
    if (journal === undefined) throw new ApiError('not-found');
    return journalOf(journal);
  },

  async downloadJournal({ id }) {
    const document = (await stored.get(id))?.data.document ?? undefined;
    const file = document && (await fileStore.read(document.file));
    if (document === undefined || file === undefined) throw new ApiError('not-found');
    return { contentType: file.contentType, bytes: file.bytes, fileName: document.name };
  },

  async getTotalJournals() {
    return { totalJournal: (await readContentTotals()).journals };
  },
};
