import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { basedOn } from './fields/editing.ts';
import { listInput } from './fields/paging.ts';
import { idInput, lines, messageReply, time, titleField } from './fields/people.ts';
import { journalFileSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** A journal with the way to its document; the three file fields are null together. */
export const journalReply = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of the download below the own origin. */
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  /** In bytes. */
  fileSize: z.number().int().nullable(),
  createdAt: time,
  updatedAt: time,
});
export type Journal = z.output<typeof journalReply>;

const fields = {
  title: titleField,
  description: lines(limits.messageCharacters).min(1, wording.required),
};
const savedJournal = messageReply.extend({ journal: journalReply });

/** Journals, newest first. */
export const journals = {
  listJournals: {
    method: 'GET',
    path: '/journals',
    access: 'anyone',
    reads: { base: 0, perRow: 1 },
    input: listInput,
    reply: z.array(journalReply),
    cache: 'public',
  },
  getJournal: {
    method: 'GET',
    path: '/journals/{id}',
    access: 'anyone',
    reads: 1,
    input: idInput,
    reply: journalReply,
    cache: 'public',
  },
  downloadJournal: {
    method: 'GET',
    path: '/journals/{id}/file',
    access: 'anyone',
    reads: 1,
    input: idInput,
    reply: fileReply,
    cache: 'public',
  },
  createJournal: {
    method: 'POST',
    path: '/journals',
    access: 'admin',
    duty: 'content',
    once: true,
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
  deleteJournal: {
    method: 'DELETE',
    path: '/journals/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
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
