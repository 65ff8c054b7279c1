import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { mailedCodeField, messageReply } from './fields/people.ts';

/** Whether an account's address is really its owner's (requirements 6.8.4): nothing is blocked until it is. */
export const emailVerification = {
  /** With the mailed code, which then no longer works. */
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    access: 'anyone',
    reads: 2,
    input: z.object({ oobCode: mailedCodeField }),
    reply: messageReply,
  },
  /** Mails a new code to the caller, unless the address is verified already. */
  resendVerification: {
    method: 'POST',
    path: '/users/user/profile/verification',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
