import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { messageReply } from '../schemas/fields.ts';
import { requiredError } from '../text/wording.ts';

export const reminders = {
  /**
   * Turns reminders off without login, by the code of a mail. Mail programs call it in one click (RFC 8058).
   * Safe to repeat. Throws `invalid-code`, also for a deleted account.
   */
  endReminders: {
    method: 'POST',
    path: '/reminders/end',
    access: 'anyone',
    oneClick: '/unsubscribe',
    input: z.object({
      code: z.string(requiredError).min(1, requiredError).max(200),
    }),
    reply: messageReply,
  },
  /** Turns the caller's reminders off or on. Safe to repeat. */
  chooseReminders: {
    method: 'PUT',
    path: '/users/user/profile/reminders',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ wanted: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
