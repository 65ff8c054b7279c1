import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { findUnknownFields } from '../rules/messages/templates.ts';
import { basedOn, dateTime, idInput, messageReply, multilineField, titleField } from '../schemas/fields.ts';
import { adminWording } from '../text/admin-wording.ts';
import { requiredError } from '../text/wording.ts';

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

/** Templates of answers to messages, shared by all admins with the duty people. */
export const messageTemplates = {
  /** Returns the templates by name. */
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
