import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';

export const binnedKinds = ['blog', 'event', 'journal', 'product'] as const;
export type BinnedKind = (typeof binnedKinds)[number];

/** Deleted content. Names are those at the time of the deletion. */
export const binnedRow = z.object({
  _id: z.string(),
  kind: z.enum(binnedKinds),
  title: z.string(),
  deletedBy: z.string(),
  deletedAt: dateTime,
  endsAt: dateTime,
});
export type BinnedRow = z.output<typeof binnedRow>;

const admin = { access: 'admin', duty: 'content' } as const;

/** Endpoints for deleted content (decision 0037). */
export const bin = {
  /** Returns the latest deletion first. There is no total, as in the audit log. */
  listBin: {
    method: 'GET',
    path: '/bin',
    ...admin,
    input: pageSchema,
    reply: uncountedReply(binnedRow),
  },
  restoreFromBin: {
    method: 'PUT',
    path: '/bin/{id}/restore',
    ...admin,
    input: idInput,
    reply: messageReply,
  },
  deleteForGood: {
    method: 'DELETE',
    path: '/bin/{id}',
    ...admin,
    stepUp: true,
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
