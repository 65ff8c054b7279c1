import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { maxQrisLength, parseQris } from '../rules/money/qris.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, messageReply } from '../schemas/fields.ts';
import { adminWording } from '../text/admin-wording.ts';
import { tooLong } from '../text/wording.ts';

const qrisSetting = z.object({
  /** Text as decoded from the picture. */
  text: z.string(),
  merchant: z.string(),
  city: z.string(),
  nmid: z.string(),
});

/** Endpoints for the static QRIS code, from which each bill derives its own code (decision 0067). */
export const qris = {
  getQris: {
    method: 'GET',
    path: '/settings/qris',
    access: 'admin',
    duty: 'money',
    input: z.object({}),
    reply: z.object({
      qris: qrisSetting.nullable(),
      changedAt: dateTime.nullable(),
      /** Name of the admin. */
      changedBy: z.string().nullable(),
    }),
  },
  /** Notifies all admins by mail, unless the code is the same. */
  saveQris: {
    method: 'PUT',
    path: '/settings/qris',
    access: 'admin',
    duty: 'money',
    stepUp: true,
    // Reads the session and the setting.
    reads: 3 + queryLimits.admins,
    input: z.object({
      /** An empty text removes the code from bills. */
      text: z
        .string()
        .trim()
        .max(maxQrisLength, tooLong(maxQrisLength))
        .refine((text) => text === '' || parseQris(text) !== undefined, adminWording.qrisInvalid),
    }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
