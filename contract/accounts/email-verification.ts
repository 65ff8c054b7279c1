import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { messageReply } from '../schemas/fields.ts';
import { mailedCodeField } from '../schemas/people.ts';

/** Unverified accounts are not restricted (requirements 6.8.4). */
export const emailVerification = {
  /** Verifies the address by the mailed code. A code works once. */
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    access: 'anyone',
    input: z.object({ oobCode: mailedCodeField }),
    reply: messageReply,
  },
  /** Mails a new code to the caller, unless the address is already verified. */
  resendVerification: {
    method: 'POST',
    path: '/users/user/profile/verification',
    access: 'signed-in',
    input: z.object({}),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
