import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply, time } from './fields/people.ts';
import { longestQris, readQris } from './rules/money/qris.ts';
import { queryLimits } from './rules/query-limits.ts';
import { wording } from './words/wording.ts';

/** What stands behind the static code of the association. */
const qrisSetting = z.object({
  /** As it was read from its picture. */
  text: z.string(),
  merchant: z.string(),
  city: z.string(),
  nmid: z.string(),
});

/** The association's own static QRIS code, of which each bill makes one of its exact amount (decision 0068). */
export const qris = {
  getQris: {
    method: 'GET',
    path: '/settings/qris',
    access: 'admin',
    duty: 'money',
    reads: 3,
    input: z.object({}),
    reply: z.object({
      /** Null where none is set. */
      qris: qrisSetting.nullable(),
      changedAt: time.nullable(),
      /** Name of the admin. */
      changedBy: z.string().nullable(),
    }),
  },
  /** Sets another one, and tells all admins by mail. The same once more changes nothing, and tells nobody. */
  saveQris: {
    method: 'PUT',
    path: '/settings/qris',
    access: 'admin',
    duty: 'money',
    stepUp: true,
    // The session, and the setting.
    reads: 3 + queryLimits.admins,
    input: z.object({
      /** Empty: bills have none any more. */
      text: z
        .string()
        .trim()
        .max(longestQris, wording.tooLong)
        .refine((text) => text === '' || readQris(text) !== undefined, wording.qrisInvalid),
    }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
