import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageStates } from './fields/list-states.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, time } from './fields/people.ts';

const stateField = z.enum(messageStates);

/** A message in the list: the beginning of its text. */
export const contactMessageRow = z.object({
  _id: z.string(),
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  excerpt: z.string(),
  state: stateField,
  isRead: z.boolean(),
  createdAt: time,
});
export type ContactMessageRow = z.output<typeof contactMessageRow>;

/** A whole message. */
export const contactMessageReply = contactMessageRow.omit({ excerpt: true }).extend({ message: z.string() });
export type ContactMessage = z.output<typeof contactMessageReply>;

/** What visitors sent by the contact form, for admins (requirements 4.11.1). */
export const contactMessages = {
  /** Newest first; without `state` all of them. */
  listMessages: {
    method: 'GET',
    path: '/messages',
    access: 'admin',
    duty: 'people',
    reads: { base: 3, perRow: 1 },
    input: pageInput.extend({ state: stateField.optional() }),
    reply: z.object({
      data: z.array(contactMessageRow),
      /** How many there are in this list. */
      total: z.number().int(),
      /** How many of all are open. */
      open: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  getMessageTotals: {
    method: 'GET',
    path: '/messages/totals',
    access: 'admin',
    duty: 'people',
    reads: 3,
    input: z.object({}),
    reply: z.object({ open: z.number().int() }),
  },
  getMessage: {
    method: 'GET',
    path: '/messages/{id}',
    access: 'admin',
    duty: 'people',
    reads: 3,
    input: idInput,
    reply: contactMessageReply,
  },
  /** May be sent twice: the second answer says that nothing changed. Fields left out stay as they are. */
  updateMessage: {
    method: 'PUT',
    path: '/messages/{id}',
    access: 'admin',
    duty: 'people',
    reads: 3,
    input: idInput.extend({ state: stateField.optional(), read: z.boolean().optional() }),
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
