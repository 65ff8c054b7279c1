import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { dateTime, idInput } from './schemas/fields.ts';
import { messageStates } from './schemas/list-states.ts';
import { searchedPageSchema } from './schemas/paging.ts';

const stateField = z.enum(messageStates);

const contactMessageRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  excerpt: z.string(),
  state: stateField,
  isRead: z.boolean(),
  createdAt: dateTime,
});
export type ContactMessageRow = z.output<typeof contactMessageRow>;

const contactMessageReply = contactMessageRow.omit({ excerpt: true }).extend({ message: z.string() });
export type ContactMessage = z.output<typeof contactMessageReply>;

/** Endpoints with which admins read messages from the contact form (requirements 4.11.1). */
export const contactMessages = {
  /** Returns the newest messages first, all without `state`. `q` finds senders and e-mail addresses. */
  listMessages: {
    method: 'GET',
    path: '/messages',
    access: 'admin',
    duty: 'people',
    // One more read for a search.
    reads: { base: 4, perRow: 1 },
    input: searchedPageSchema.extend({ state: stateField.optional() }),
    reply: z.object({
      data: z.array(contactMessageRow),
      /** Number of messages in this list. */
      total: z.number().int(),
      /** Number of open messages in every list. */
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
  /** Safe to repeat: the second reply says that nothing changed. Omitted fields stay unchanged. */
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
