import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { messageReply } from '../schemas/fields.ts';
import { consentReply } from '../schemas/people.ts';

export const consentChanges = {
  /** Records consent to the text version that the form showed; `conflict` if another version is in force. */
  giveConsent: {
    method: 'PUT',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ version: z.string().max(20) }),
    reply: messageReply.extend({ consent: consentReply }),
  },
  /** Stops reminder mails; `wrong-status` if the caller never gave consent. */
  withdrawConsent: {
    method: 'DELETE',
    path: '/users/user/profile/consent',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply.extend({ consent: consentReply }),
  },
} as const satisfies Record<string, Endpoint>;
