import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { messageReply } from '../schemas/fields.ts';
import { newPasswordFields, passwordsMatch } from '../schemas/passwords.ts';
import { emailField, mailedCodeField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

/** Endpoints for forgotten and changed passwords (requirements 2.11.4 and 3.7.2). */
export const passwords = {
  /** Returns the same reply whether or not an account has the address. */
  forgotPassword: {
    method: 'POST',
    path: '/users/forgot-password',
    access: 'anyone',
    input: z.object({ email: emailField }),
    reply: messageReply,
  },
  /**
   * Sets a new password with the mailed code and ends all sessions. Returns the address that the code was mailed to.
   */
  resetPassword: {
    method: 'POST',
    path: '/users/reset-password',
    access: 'anyone',
    input: z.object({ oobCode: mailedCodeField, ...newPasswordFields }).refine(...passwordsMatch),
    reply: messageReply.extend({ email: z.string().nullable() }),
  },
  /** Requires the old password; ends all sessions and returns the token of a new one. */
  changePassword: {
    method: 'PUT',
    path: '/users/user/profile/password',
    access: 'signed-in',
    admitsDisplaced: true,
    reads: 7,
    input: z
      .object({
        currentPassword: z.string().min(1, requiredError).max(limits.passwordMaximum),
        ...newPasswordFields,
      })
      .refine(...passwordsMatch),
    reply: messageReply.extend({ token: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
