import * as z from 'zod';
import { contentDeletion, publicEntry, publicList } from './content-endpoints.ts';
import { type Endpoint, fileReply } from './endpoint.ts';
import { journalFileSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { basedOn } from './schemas/editing.ts';
import { dateTime, idInput, messageReply, multilineField, titleField } from './schemas/fields.ts';
import { wording } from './text/wording.ts';

/** A journal with the path of its document; the three file fields are null together. */
const journalReply = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of the download on the site's own origin. */
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  /** Size in bytes. */
  fileSize: z.number().int().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Journal = z.output<typeof journalReply>;

const fields = {
  title: titleField,
  description: multilineField(limits.messageCharacters).min(1, wording.required),
};
const savedJournal = messageReply.extend({ journal: journalReply });

export const journals = {
  listJournals: publicList('/journals', journalReply),
  getJournal: publicEntry('/journals/{id}', journalReply),
  downloadJournal: publicEntry('/journals/{id}/file', fileReply),
  createJournal: {
    method: 'POST',
    path: '/journals',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    reads: 2,
    input: z.object(fields),
    files: { file: journalFileSlot },
    reply: savedJournal,
    status: 201,
  },
  updateJournal: {
    method: 'PUT',
    path: '/journals/{id}',
    access: 'admin',
    duty: 'content',
    reads: 4,
    input: idInput.extend({ ...fields, basedOn }),
    files: { file: journalFileSlot },
    reply: savedJournal,
  },
  deleteJournal: contentDeletion('/journals/{id}'),
  getTotalJournals: {
    method: 'GET',
    path: '/journals/get-total-jurnal',
    access: 'admin',
    duty: 'none',
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalJournal: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
