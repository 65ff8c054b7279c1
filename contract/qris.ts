import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { maxQrisLength, parseQris } from './rules/money/qris.ts';
import { queryLimits } from './rules/query-limits.ts';
import { dateTime, messageReply } from './schemas/people.ts';
import { wording } from './text/wording.ts';

/** Content of the association's static QRIS code. */
const qrisSetting = z.object({
  /** Text as decoded from the picture. */
  text: z.string(),
  merchant: z.string(),
  city: z.string(),
  nmid: z.string(),
});

/**
 * Endpoints for the association's static QRIS code. Each bill derives a code with its exact amount from it
 * (decision 0068).
 */
export const qris = {
  getQris: {
    method: 'GET',
    path: '/settings/qris',
    access: 'admin',
    duty: 'money',
    reads: 3,
    input: z.object({}),
    reply: z.object({
      /** Null if no code is set. */
      qris: qrisSetting.nullable(),
      changedAt: dateTime.nullable(),
      /** Name of the admin. */
      changedBy: z.string().nullable(),
    }),
  },
  /**
   * Sets another code and notifies all admins by mail. Saving the same code again changes nothing and sends
   * no mail.
   */
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
        .max(maxQrisLength, wording.tooLong)
        .refine((text) => text === '' || parseQris(text) !== undefined, wording.qrisInvalid),
    }),
    reply: messageReply.extend({ changed: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
