import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { emailField, idInput, mailedCodeField, messageReply, time } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { wording } from './words/wording.ts';

export const emailChange = z.object({
  /** The new address. */
  email: z.string(),
  expiresAt: time,
  /** Which of the two mailed links were followed. */
  isNewConfirmed: z.boolean(),
  isOldConfirmed: z.boolean(),
});
export type EmailChange = z.output<typeof emailChange>;

/** `waiting`: the other address has not confirmed yet. */
export const emailChangeOutcomes = ['waiting', 'changed', 'cancelled'] as const;
export type EmailChangeOutcome = (typeof emailChangeOutcomes)[number];

/** Another e-mail address for an account: by its owner, confirmed from both addresses, or by an admin. */
export const emailChanges = {
  /** The own change that waits to be confirmed. */
  getEmailChange: {
    method: 'GET',
    path: '/users/user/profile/email',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: z.object({ change: emailChange.nullable() }),
  },
  /** Mails a link to either address; replaces a change that waits. `user-exists` for an address that has an account. */
  requestEmailChange: {
    method: 'POST',
    path: '/users/user/profile/email',
    access: 'signed-in',
    reads: 5,
    input: z.object({
      email: emailField,
      password: z.string(wording.required).min(1, wording.required).max(limits.passwordMaximum),
    }),
    reply: messageReply.extend({ change: emailChange }),
  },
  /** Takes the own change back. Safe to repeat. */
  cancelEmailChange: {
    method: 'DELETE',
    path: '/users/user/profile/email',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: messageReply,
  },
  /**
   * Confirms one address by its mailed code; with the second the address is changed, and every session ended.
   * `invalid-code` for one that no longer holds; `user-exists` when another account has taken the address meanwhile.
   */
  confirmEmailChange: {
    method: 'POST',
    path: '/users/confirm-email-change',
    access: 'anyone',
    reads: 4,
    input: z.object({
      code: mailedCodeField,
      /** From either address; `cancel` ends the change. */
      decision: z.enum(['confirm', 'cancel']),
    }),
    reply: messageReply.extend({ outcome: z.enum(emailChangeOutcomes) }),
  },
  /** By an admin, of somebody else: at once, not verified, and every session of theirs ended. */
  changeUserEmail: {
    method: 'PUT',
    path: '/users/user/{id}/email',
    access: 'admin',
    duty: 'people',
    stepUp: true,
    reads: 4,
    input: idInput.extend({ email: emailField }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
