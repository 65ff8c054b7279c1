import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { time } from './fields/people.ts';
import { paymentKinds } from './payments.ts';
import { renewalCodeInput } from './renewal-links.ts';
import { membershipKinds } from './rules/institution-kinds.ts';
import { isBillCode } from './rules/money/bills.ts';

/** Made by the browser of a visitor, and kept there: who has it gets the same bill. */
export const visitorKeyField = z.string().regex(/^[0-9a-f]{32}$/);

/** A QRIS code of the exact amount, with who is paid by it as the national register names them. */
const billQris = z.object({ text: z.string(), merchant: z.string(), nmid: z.string() });
export type BillQris = z.output<typeof billQris>;

/** What is to be transferred, and until when. Amounts in whole rupiah. */
const bill = z.object({
  code: z.string().refine(isBillCode),
  kind: z.enum(paymentKinds),
  membership: z.enum(membershipKinds),
  /** As published. */
  fee: z.number().int(),
  /** To be transferred exactly. */
  amount: z.number().int(),
  /** What makes the amount differ from the fee; null where it does not. */
  uniqueCode: z.number().int().nullable(),
  openedAt: time,
  dueAt: time,
  /** A reminder for the own calendar, as an iCalendar document. */
  calendar: z.string(),
  /** Null where the association has none, or the amount is beyond what QRIS takes. */
  qris: billQris.nullable(),
});
export type Bill = z.output<typeof bill>;

/**
 * Bills with an amount of their own (decision 0067). Whoever has an open one is given the same again. `wrong-status`
 * where nothing is to be paid now.
 */
export const bills = {
  /** For the own renewal, or that of the institution. */
  openBill: {
    method: 'POST',
    path: '/bills',
    access: 'signed-in',
    // The session, the institution, the open bill, and the code of the association.
    reads: 6,
    input: z.object({}),
    reply: bill,
  },
  /** For a registration that is yet to be sent. */
  openVisitorBill: {
    method: 'POST',
    path: '/bills/registration',
    access: 'anyone',
    // The attempts, the open bill, and the code of the association.
    reads: 4,
    input: z.object({
      key: visitorKeyField,
      membership: z.enum(membershipKinds),
    }),
    reply: bill,
  },
  /** For the renewal that the link of a reminder is about. */
  openBillByLink: {
    method: 'POST',
    path: '/renewals/link/bill',
    access: 'anyone',
    // The attempts, the member, the institution, the open bill, and the code of the association.
    reads: 6,
    input: renewalCodeInput,
    reply: bill,
  },
} as const satisfies Record<string, Endpoint>;
