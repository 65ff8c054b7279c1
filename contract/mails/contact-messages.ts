import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { findUnknownFields } from '../rules/messages/templates.ts';
import { queryLimits } from '../rules/query-limits.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  titleField,
} from '../schemas/fields.ts';
import { assigneeFilters, mailStates, messageStates } from '../schemas/list-states.ts';
import { pagedReply, searchedPageSchema } from '../schemas/paging.ts';
import { adminWording } from '../text/admin-wording.ts';
import { requiredError } from '../text/wording.ts';

const stateField = z.enum(messageStates);

const adminName = z.object({ _id: z.string(), name: z.string() });

/** `form`: the contact form of the site. `mail`: a mail to the mailbox of the association. */
export const messageSources = ['form', 'mail'] as const;

const contactMessageRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  excerpt: z.string(),
  state: stateField,
  isRead: z.boolean(),
  createdAt: dateTime,
  source: z.enum(messageSources),
  /** Admin who answers the message; null for an unassigned message. */
  assignee: adminName.nullable(),
});
export type ContactMessageRow = z.output<typeof contactMessageRow>;

/** `answer`: mail of an admin to the sender. `reply`: mail of the sender. `note`: visible to admins only. */
export const messageEntryKinds = ['answer', 'reply', 'note'] as const;

/** Attachment of a received mail. Only its name and its size in bytes are stored. */
const attachment = z.object({ name: z.string(), size: z.number().int() });

export const messageEntry = z.object({
  _id: z.string(),
  kind: z.enum(messageEntryKinds),
  /** Name of the admin; sender's address of a reply. */
  author: z.string(),
  text: z.string(),
  at: dateTime,
  /** Delivery of an answer; null for other entries, and after the retention period of mails. */
  mail: z.object({ state: z.enum(mailStates), lastError: z.string().nullable() }).nullable(),
  /** True for an automatic reply, for example an absence notice. */
  isAutomatic: z.boolean(),
  /** True for a reply from another address than the thread's. */
  isOtherSender: z.boolean(),
  attachments: z.array(attachment),
});
export type MessageEntry = z.output<typeof messageEntry>;

const contactMessageReply = contactMessageRow.omit({ excerpt: true }).extend({
  message: z.string(),
  /** Subject of a mail; empty for a message of the contact form. */
  subject: z.string(),
  attachments: z.array(attachment),
  /** The oldest first. */
  entries: z.array(messageEntry),
});
export type ContactMessage = z.output<typeof contactMessageReply>;

const entryText = multilineField(limits.messageCharacters).min(1, requiredError);

export const template = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  updatedAt: dateTime,
});
export type MessageTemplate = z.output<typeof template>;

const templateInput = z.object({
  name: titleField,
  /** Plain text with fields in braces: {nama}, {email}. */
  text: multilineField(limits.messageCharacters)
    .min(1, requiredError)
    .refine((text) => findUnknownFields(text).length === 0, adminWording.templateFieldUnknown),
});

const admin = { access: 'admin', duty: 'people' } as const;

/** Endpoints with which admins read and answer messages of visitors (requirements 4.11.1). */
export const contactMessages = {
  /** Returns the newest messages first, all without `state`. `q` finds senders and e-mail addresses. */
  listMessages: {
    method: 'GET',
    path: '/messages',
    ...admin,
    input: searchedPageSchema.extend({
      state: stateField.optional(),
      assignee: z.enum(assigneeFilters).optional(),
    }),
    /** `open`: number of open messages in every list. */
    reply: pagedReply(contactMessageRow).extend({ open: z.number().int() }),
  },
  getMessageTotals: {
    method: 'GET',
    path: '/messages/totals',
    ...admin,
    input: z.object({}),
    reply: z.object({ open: z.number().int() }),
  },
  /** Returns the admins to whom a message can be assigned. */
  listMessageAdmins: {
    method: 'GET',
    path: '/messages/admins',
    ...admin,
    reads: 2 + queryLimits.admins,
    input: z.object({}),
    reply: z.object({ data: z.array(adminName) }),
  },
  getMessage: {
    method: 'GET',
    path: '/messages/{id}',
    ...admin,
    // Reads the session, the message, each entry, and the mail of each answer.
    reads: 3 + 2 * limits.messageThreads.entries,
    input: idInput,
    reply: contactMessageReply,
  },
  /** Safe to repeat: the second reply says that nothing changed. Omitted fields stay unchanged. */
  updateMessage: {
    method: 'PUT',
    path: '/messages/{id}',
    ...admin,
    input: idInput.extend({
      state: stateField.exclude(['answered']).optional(),
      read: z.boolean().optional(),
    }),
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  /**
   * Mails an answer to the sender and stores it in the thread. Throws `wrong-status` if the thread has other than
   * `seen` entries, so that no admin answers without reading the newest entry, and for a full thread.
   */
  sendMessageAnswer: {
    method: 'POST',
    path: '/messages/{id}/answers',
    ...admin,
    idempotent: true,
    input: idInput.extend({ text: entryText, seen: z.number().int() }),
    reply: messageReply,
    status: 201,
  },
  /** Stores a note that is never mailed. Throws `wrong-status` for a full thread. */
  addMessageNote: {
    method: 'POST',
    path: '/messages/{id}/notes',
    ...admin,
    idempotent: true,
    input: idInput.extend({ text: entryText }),
    reply: messageReply,
    status: 201,
  },
  /**
   * Assigns a message to an admin with the duty people, or to no admin. Mails the admin, except for the caller. Safe
   * to repeat. Throws `wrong-status` for an account without the duty.
   */
  assignMessage: {
    method: 'PUT',
    path: '/messages/{id}/assignee',
    ...admin,
    input: idInput.extend({ assignee: z.union([z.literal(''), idField]) }),
    reply: z.object({ message: z.string(), changed: z.boolean() }),
  },
  /** Returns the templates of answers, shared by all admins with the duty people, by name. */
  listMessageTemplates: {
    method: 'GET',
    path: '/messages/templates',
    ...admin,
    input: z.object({}),
    reply: z.object({ data: z.array(template) }),
  },
  /** Throws `wrong-status` beyond the limit of templates. */
  addMessageTemplate: {
    method: 'POST',
    path: '/messages/templates',
    ...admin,
    idempotent: true,
    input: templateInput,
    reply: messageReply,
    status: 201,
  },
  updateMessageTemplate: {
    method: 'PUT',
    path: '/messages/templates/{id}',
    ...admin,
    input: templateInput.extend({ ...idInput.shape, basedOn }),
    reply: messageReply,
  },
  /** Safe to repeat: a template that does not exist is deleted already. */
  deleteMessageTemplate: {
    method: 'DELETE',
    path: '/messages/templates/{id}',
    ...admin,
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
