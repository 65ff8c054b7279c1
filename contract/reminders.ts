import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply } from './fields/people.ts';
import { wording } from './words/wording.ts';

/** Whether somebody is reminded of the end of the membership; reading it is part of `getProfile`. */
export const reminders = {
  /**
   * Ends them by the code of a reminder, without login, and of its header in one click (RFC 8058). Safe to repeat;
   * `invalid-code` for one that was never made by us, or whose account is gone.
   */
  endReminders: {
    method: 'POST',
    path: '/reminders/end',
    access: 'anyone',
    oneClick: '/unsubscribe',
    reads: 1,
    input: z.object({ code: z.string(wording.required).min(1, wording.required).max(200) }),
    reply: messageReply,
  },
  /** Ends the own ones, or has them come again. Safe to repeat. */
  chooseReminders: {
    method: 'PUT',
    path: '/users/user/profile/reminders',
    access: 'signed-in',
    reads: 2,
    input: z.object({ wanted: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
