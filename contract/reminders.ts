import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply } from './schemas/people.ts';
import { wording } from './text/wording.ts';

/** Endpoints to turn reminders off and on; `getProfile` returns the setting. */
export const reminders = {
  /**
   * Turns reminders off by the code of a reminder mail, without login. Mail programs call it in one click
   * (RFC 8058). Safe to repeat.
   *
   * @throws `invalid-code` for an unknown code or a deleted account
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
  /** Turns the caller's reminders off or on. Safe to repeat. */
  chooseReminders: {
    method: 'PUT',
    path: '/users/user/profile/reminders',
    access: 'signed-in',
    reads: 2,
    input: z.object({ wanted: z.boolean() }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
