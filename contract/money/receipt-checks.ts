import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTime } from '../schemas/fields.ts';

/**
 * `unreadable`: not a code, or mistyped. `unknown`: no such number. `forged`: the number has another code.
 */
const receiptVerdicts = ['genuine', 'unreadable', 'unknown', 'forged'] as const;
export type ReceiptVerdict = (typeof receiptVerdicts)[number];

const checkedReceipt = z.object({
  number: z.string(),
  issuedAt: dateTime,
  /** Whole rupiah. */
  amount: z.number().int(),
  /** Name of an institution, or initials of a person. The holder of the receipt can compare them. */
  payer: z.string(),
});

const receiptCheck = z.object({ verdict: z.enum(receiptVerdicts), receipt: checkedReceipt.nullable() });
export type ReceiptCheck = z.output<typeof receiptCheck>;

export const receiptChecks = {
  /** The code is in the body, because URLs end up in logs. */
  checkReceipt: {
    method: 'POST',
    path: '/receipts/check',
    access: 'anyone',
    input: z.object({ code: z.string().max(limits.textCharacters) }),
    reply: receiptCheck,
  },
} as const satisfies Record<string, Endpoint>;
