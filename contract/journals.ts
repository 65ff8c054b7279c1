import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { listInput } from './paging.ts';
import { idInput, time } from './people.ts';

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

/** Journals, newest first. */
export const journals = {
  listJournals: {
    method: 'GET',
    path: '/journals',
    access: 'anyone',
    input: listInput,
    reply: z.array(journalReply),
    cache: 'public',
  },
  getJournal: {
    method: 'GET',
    path: '/journals/{id}',
    access: 'anyone',
    input: idInput,
    reply: journalReply,
    cache: 'public',
  },
  downloadJournal: {
    method: 'GET',
    path: '/journals/{id}/file',
    access: 'anyone',
    input: idInput,
    reply: fileReply,
    cache: 'public',
  },
  getTotalJournals: {
    method: 'GET',
    path: '/journals/get-total-jurnal',
    access: 'admin',
    input: z.object({}),
    reply: z.object({ totalJournal: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
