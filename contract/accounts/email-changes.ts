import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idInput, messageReply } from '../schemas/fields.ts';
import { emailField, mailedCodeField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

const emailChange = z.object({
  email: z.string(),
  expiresAt: dateTime,
  /** True if the mailed link was followed, separately for the new and the old address. */
  isNewConfirmed: z.boolean(),
  isOldConfirmed: z.boolean(),
});
export type EmailChange = z.output<typeof emailChange>;

/** `waiting`: the other address has not confirmed yet. */
const emailChangeOutcomes = ['waiting', 'changed', 'cancelled'] as const;
export type EmailChangeOutcome = (typeof emailChangeOutcomes)[number];

/** The owner confirms a change from both addresses; an admin changes the address directly. */
export const emailChanges = {
  getEmailChange: {
    method: 'GET',
    path: '/users/user/profile/email',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({ change: emailChange.nullable() }),
  },
  /** Mails a link to both addresses, and replaces an unconfirmed change. */
  requestEmailChange: {
    method: 'POST',
    path: '/users/user/profile/email',
    access: 'signed-in',
    input: z.object({
      email: emailField,
      password: z.string(requiredError).min(1, requiredError).max(limits.passwordMaximum),
    }),
    reply: messageReply.extend({ change: emailChange }),
  },
  /** Cancels the caller's unconfirmed change. Safe to repeat. */
  cancelEmailChange: {
    method: 'DELETE',
    path: '/users/user/profile/email',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply,
  },
  /** Shows the change of a mailed code before its reader decides. */
  readEmailChange: {
    method: 'POST',
    path: '/users/email-change',
    access: 'anyone',
    input: z.object({ code: mailedCodeField }),
    reply: z.object({
      /** The new address. */
      email: z.string(),
      /** When a change by an admin no longer needs the old address; null for a change by the owner. */
      dueAt: dateTime.nullable(),
    }),
  },
  /** Confirms or cancels. The second confirmation changes the address and ends every session. */
  confirmEmailChange: {
    method: 'POST',
    path: '/users/confirm-email-change',
    access: 'anyone',
    input: z.object({
      code: mailedCodeField,
      /** Either address can confirm or cancel; `cancel` ends the change. */
      decision: z.enum(['confirm', 'cancel']),
    }),
    reply: messageReply.extend({ outcome: z.enum(emailChangeOutcomes) }),
  },
  /**
   * Changes an unverified address immediately, and ends every session of the user. A verified one changes after
   * 72 hours, when the new address has confirmed and the old one has not cancelled.
   */
  changeUserEmail: {
    method: 'PUT',
    path: '/users/user/{id}/email',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    input: idInput.extend({ email: emailField }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
  /** Returns the change that an admin requested for another user and that is not yet complete. */
  getUserEmailChange: {
    method: 'GET',
    path: '/users/user/{id}/email',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: z.object({
      change: z
        .object({ email: z.string(), by: z.string(), dueAt: dateTime, isNewConfirmed: z.boolean() })
        .nullable(),
    }),
  },
  /** Cancels a change that an admin requested. Safe to repeat. */
  cancelUserEmailChange: {
    method: 'DELETE',
    path: '/users/user/{id}/email',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
