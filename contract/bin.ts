import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, messageReply, time } from './fields/people.ts';

/** What goes to the bin when an admin deletes it. */
export const binnedKinds = ['blog', 'event', 'journal', 'product'] as const;
export type BinnedKind = (typeof binnedKinds)[number];

/** A thing in the bin: who deleted it and when, and when it goes for good. Names are those of that time. */
export const binnedRow = z.object({
  _id: z.string(),
  kind: z.enum(binnedKinds),
  title: z.string(),
  deletedBy: z.string(),
  deletedAt: time,
  endsAt: time,
});
export type BinnedRow = z.output<typeof binnedRow>;

/** Deleted articles, events, journals and products, kept for `limits.retention.binDays` days (decision 0038). */
export const bin = {
  /** Deleted last first; without a total, as the audit. */
  listBin: {
    method: 'GET',
    path: '/bin',
    access: 'admin',
    duty: 'content',
    reads: { base: 3, perRow: 1 },
    input: pageInput,
    reply: z.object({ data: z.array(binnedRow), page: z.number().int(), hasMore: z.boolean() }),
  },
  restoreFromBin: {
    method: 'PUT',
    path: '/bin/{id}/restore',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  deleteForGood: {
    method: 'DELETE',
    path: '/bin/{id}',
    access: 'admin',
    duty: 'content',
    stepUp: true,
    reads: 4,
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
