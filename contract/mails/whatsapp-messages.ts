import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { whatsappPurposes } from '../rules/people/whatsapp.ts';
import { dateTime, idField, idInput, messageReply, textField } from '../schemas/fields.ts';
import { requiredError } from '../text/wording.ts';

const purpose = z.enum(whatsappPurposes, requiredError);

const consent = z.object({
  purpose,
  at: dateTime,
  withdrawnAt: dateTime.nullable(),
  /** Empty if the member decided, otherwise the source that an admin wrote. */
  source: z.string(),
});
export type WhatsappConsent = z.output<typeof consent>;

const consentsReply = z.object({ consents: z.array(consent) });

const queueRow = z.object({
  /** Account of the receiver. */
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Address that opens WhatsApp with the text. */
  link: z.string(),
  /** Occasion of the message: a person gets one for each. */
  occasion: z.string(),
});
export type WhatsappRow = z.output<typeof queueRow>;

const admin = { access: 'admin', duty: 'people' } as const;

/** Messages that admins send by their own WhatsApp, with a consent for each purpose. The function sends none. */
export const whatsappMessages = {
  getWhatsappConsents: {
    method: 'GET',
    path: '/users/user/profile/whatsapp',
    access: 'signed-in',
    input: z.object({}),
    reply: consentsReply,
  },
  /** Gives or withdraws the caller's consent. Safe to repeat. */
  chooseWhatsappConsent: {
    method: 'PUT',
    path: '/users/user/profile/whatsapp',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ purpose, wanted: z.boolean() }),
    reply: messageReply,
  },
  getUserWhatsappConsents: {
    method: 'GET',
    path: '/users/user/{id}/whatsapp',
    ...admin,
    input: idInput,
    reply: consentsReply,
  },
  /** Records a consent that a member gave or withdrew elsewhere, with its source. Safe to repeat. */
  recordWhatsappConsent: {
    method: 'PUT',
    path: '/users/user/{id}/whatsapp',
    ...admin,
    input: idInput.extend({
      purpose,
      decision: z.enum(['give', 'withdraw'], requiredError),
      source: textField(limits.titleCharacters).min(1, requiredError),
    }),
    reply: messageReply,
  },
  /**
   * Returns the people who consented, have a number, and got no message for the occasion: members whose membership
   * ends soon, payers of open bills, or participants of `event`. Reads at most `limits.whatsappQueue` of them.
   */
  listWhatsappQueue: {
    method: 'GET',
    path: '/whatsapp/queue',
    ...admin,
    // Reads the session, the event, and each candidate with its account and its earlier message.
    reads: 3 + 3 * limits.whatsappQueue,
    input: z.object({ purpose, event: idField.optional() }),
    reply: z.object({
      data: z.array(queueRow),
      /** Number of messages that were sent or skipped for these occasions. */
      done: z.number().int(),
    }),
  },
  /** Stores that an admin sent or skipped a message. Safe to repeat. Throws `wrong-status` without consent. */
  markWhatsappMessage: {
    method: 'PUT',
    path: '/whatsapp/queue/{id}',
    ...admin,
    input: idInput.extend({ purpose, occasion: idField, outcome: z.enum(['sent', 'skipped']) }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
