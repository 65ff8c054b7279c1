import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { time } from './fields/people.ts';
import { limits } from './rules/limits.ts';

/**
 * What becomes of a code: `unreadable` was never one or was mistyped, `unknown` names a number that was never given,
 * `forged` names one whose receipt has another code.
 */
export const receiptVerdicts = ['genuine', 'unreadable', 'unknown', 'forged'] as const;
export type ReceiptVerdict = (typeof receiptVerdicts)[number];

const checkedReceipt = z.object({
  number: z.string(),
  issuedAt: time,
  /** Rupiah. */
  amount: z.number().int(),
  /** An institution by its name, a person by the first letters of it: who holds the receipt can compare them. */
  payer: z.string(),
});

const receiptCheck = z.object({ verdict: z.enum(receiptVerdicts), receipt: checkedReceipt.nullable() });
export type ReceiptCheck = z.output<typeof receiptCheck>;

/** Whether a receipt is one of the association's. */
export const receiptChecks = {
  /** In the body, as addresses end up in logs. */
  checkReceipt: {
    method: 'POST',
    path: '/receipts/check',
    access: 'anyone',
    // A count of attempts, the number and its payment.
    reads: 3,
    input: z.object({ code: z.string().max(limits.textCharacters) }),
    reply: receiptCheck,
  },
} as const satisfies Record<string, Endpoint>;
