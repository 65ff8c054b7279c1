import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { membershipKinds } from '../rules/institution-kinds.ts';
import { maxYearsOfBill } from '../rules/membership.ts';
import { isBillCode } from '../rules/money/bills.ts';
import { dateTime } from '../schemas/fields.ts';
import { t } from '../text/messages/checks.ts';
import { requiredError } from '../text/wording.ts';
import { paymentKinds } from './payments.ts';
import { renewalCodeInput } from './renewal-links.ts';

/**
 * Random key that a visitor's browser creates and stores. The same key returns the same bill, and only a
 * registration with the key uses that bill.
 */
export const visitorKeyField = z.string().regex(/^[0-9a-f]{32}$/);

/** A QRIS code of the exact amount, with the payee as the national register names it. */
const billQris = z.object({ text: z.string(), merchant: z.string(), nmid: z.string() });
export type BillQris = z.output<typeof billQris>;

const yearsField = z.number().int().min(1).max(maxYearsOfBill);

/** The amount to transfer and its due date. Amounts are in whole rupiah. */
export const bill = z.object({
  code: z.string().refine(isBillCode),
  kind: z.enum(paymentKinds),
  membership: z.enum(membershipKinds),
  /** Title of the event that it pays; null for dues. */
  event: z.string().nullable(),
  /** Number of years that it pays. */
  years: yearsField,
  /** Greatest number of years that one bill may pay. */
  maxYears: yearsField,
  /** Published fee of all its years. */
  fee: z.number().int(),
  amount: z.number().int(),
  /** Difference between the fee and the amount; null if they are equal. */
  uniqueCode: z.number().int().nullable(),
  openedAt: dateTime,
  dueAt: dateTime,
  /** A reminder for the payer's own calendar, as an iCalendar document. */
  calendar: z.string(),
  /** Null if the association has no QRIS code, or if the amount is too large for QRIS. */
  qris: billQris.nullable(),
});
export type Bill = z.output<typeof bill>;

/** A bill that a coordinator can pay with the bill of the institution. It names no payer. */
const jointBill = z.object({
  code: z.string(),
  membership: z.enum(membershipKinds),
  years: yearsField,
  /** Whole rupiah. */
  amount: z.number().int(),
  dueAt: dateTime,
});
export type JointBill = z.output<typeof jointBill>;

const billCodeField = z
  .string(requiredError)
  .trim()
  .min(1, requiredError)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .refine(isBillCode, { error: () => t.billCodeInvalid });

/** Without `years`, the open bill of any number of years is returned, or one of a year is opened. */
const yearsInput = z.object({ years: yearsField.optional() });

/**
 * Endpoints for bills with a unique amount (decision 0067). They return the open bill of the payer if there
 * is one, and throw `wrong-status` if no payment is due. A bill of another number of years is replaced. Throws
 * `invalid-input` for more years than the setting `RENEWAL_YEARS`, `wrong-status` if the money of the other
 * bill has arrived, and `too-many-requests`.
 */
export const bills = {
  /** Opens a bill for the caller's renewal, or for that of the caller's institution. */
  openBill: {
    method: 'POST',
    path: '/bills',
    access: 'signed-in',
    // Reads the session, the institution, the open bill, the QRIS code of the association, and the limit of
    // changes.
    reads: 7,
    input: yearsInput,
    reply: bill,
  },
  /**
   * Opens the bill of a visitor's browser. When unique codes are scarce, it has none and is stored with the
   * registration; then `openedAt` and `dueAt` are those of the last call.
   */
  openVisitorBill: {
    method: 'POST',
    path: '/bills/registration',
    access: 'anyone',
    input: z.object({
      key: visitorKeyField,
      membership: z.enum(membershipKinds),
    }),
    reply: bill,
  },
  /**
   * Finds a bill by the code that its payer gave to a coordinator, for one transfer that pays several bills.
   * Throws `forbidden` for other members, `not-found`, and `wrong-status` if the bill is paid, if its proof
   * waits, or after its due date.
   */
  findJointBill: {
    method: 'POST',
    path: '/bills/joint',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({ code: billCodeField }),
    reply: jointBill,
  },
  openBillByLink: {
    method: 'POST',
    path: '/renewals/link/bill',
    access: 'anyone',
    // Reads the attempts, the member, the institution, the open bill, the QRIS code of the association, and the
    // limit of changes.
    reads: 7,
    input: renewalCodeInput.extend(yearsInput.shape),
    reply: bill,
  },
} as const satisfies Record<string, Endpoint>;
