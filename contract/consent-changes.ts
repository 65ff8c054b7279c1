import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { consentReply, messageReply } from './fields/people.ts';

/** The own consent; reading it is part of `getProfile`. Both may be repeated. */
export const consentChanges = {
  /** Agrees to a text as it was shown; `conflict` when another one is in force meanwhile. */
  giveConsent: {
    method: 'PUT',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    reads: 2,
    input: z.object({ version: z.string().max(20) }),
    reply: messageReply.extend({ consent: consentReply }),
  },
  /** From then on no reminders are mailed; `wrong-status` where none was ever recorded. */
  withdrawConsent: {
    method: 'DELETE',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    reads: 2,
    input: z.object({}),
    reply: messageReply.extend({ consent: consentReply }),
  },
} as const satisfies Record<string, Endpoint>;
