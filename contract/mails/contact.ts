import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { messageReply, multilineField } from '../schemas/fields.ts';
import { createNameField, emailField, nameField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

/** Endpoint of the contact form (requirements 2.7). */
export const contact = {
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    idempotent: true,
    input: z.object({
      firstName: nameField,
      /** Optional, because many Indonesians have one name. */
      lastName: createNameField(limits.nameCharacters).optional(),
      email: emailField,
      message: multilineField(limits.messageCharacters).min(1, requiredError),
      /** Honeypot field that people do not see: a message with a value in it is dropped silently. */
      website: z.string().max(limits.textCharacters).optional(),
    }),
    reply: messageReply,
    status: 201,
  },
} as const satisfies Record<string, Endpoint>;
