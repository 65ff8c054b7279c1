import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emailField, lines, messageReply, nameField, nameOf } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

/** Messages from the contact form (requirements 2.7). */
export const contact = {
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    once: true,
    reads: 1,
    input: z.object({
      firstName: nameField,
      /** Many Indonesians have one name. */
      lastName: nameOf(limits.nameCharacters).optional(),
      email: emailField,
      message: lines(limits.messageCharacters).min(1, wording.required),
      /** Hidden from people, so only a machine fills it; what it sends is then thanked for and dropped. */
      website: z.string().max(limits.textCharacters).optional(),
    }),
    reply: messageReply,
    status: 201,
  },
} as const satisfies Record<string, Endpoint>;
