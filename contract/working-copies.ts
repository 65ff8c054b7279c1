import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { basedOn } from './fields/editing.ts';
import { idField, messageReply, time } from './fields/people.ts';
import { workingKinds } from './fields/working-kinds.ts';
import { limits } from './rules/limits.ts';

const place = z.object({ kind: z.enum(workingKinds), record: idField });

const typed = z.string().max(limits.messageCharacters);

/** What was typed, by field, as the form has it: nothing of it need be right yet, it must only not be too much. */
export const workingValues = z
  .object({
    title: typed,
    author: typed,
    category: typed,
    location: typed,
    publishAt: typed,
    startDate: typed,
    endDate: typed,
    content: z.string(),
    link: z.array(z.object({ type: typed, name: typed, url: typed })).max(limits.listEntries),
  })
  .partial()
  .refine((values) => JSON.stringify(values).length <= limits.workingCopyCharacters);
export type WorkingValues = z.output<typeof workingValues>;

/** Who writes at something, and when it was kept last. */
const writer = z.object({ name: z.string(), savedAt: time });
export type Writer = z.output<typeof writer>;

export const workingCopiesReply = z.object({
  /** What the caller has typed and not saved, wherever; null for nothing. */
  own: writer.extend({ values: workingValues, basedOn: time.nullable() }).nullable(),
  /** Other admins who are at the same, the last first; of something new nobody. */
  others: z.array(writer),
});
export type WorkingCopies = z.output<typeof workingCopiesReply>;

/**
 * What admins type, kept beside the record while they type it (decision 0024): never public, each admin's own. A save of
 * the record ends it.
 */
export const workingCopies = {
  getWorkingCopies: {
    method: 'GET',
    path: '/working-copies/{kind}/{record}',
    access: 'admin',
    duty: 'content',
    // Two for the session, one for each who is at it.
    reads: 2 + limits.workingCopies,
    input: place,
    reply: workingCopiesReply,
  },
  keepWorkingCopy: {
    method: 'PUT',
    path: '/working-copies/{kind}/{record}',
    access: 'admin',
    duty: 'content',
    // As above: what stood there before is only looked at for whose it is.
    reads: 2 + limits.workingCopies,
    input: place.extend({ values: workingValues, basedOn }),
    reply: z.object({ savedAt: time, others: workingCopiesReply.shape.others }),
  },
  dropWorkingCopy: {
    method: 'DELETE',
    path: '/working-copies/{kind}/{record}',
    access: 'admin',
    duty: 'content',
    reads: 2,
    input: place,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
