import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from './endpoint.ts';
import { paymentProofSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { manualMeans } from './rules/money/manual-payments.ts';
import { queryLimits } from './rules/query-limits.ts';
import { amountField } from './schemas/amounts.ts';
import { dateTime, idField, idInput, latinNameField, messageReply, textField } from './schemas/people.ts';
import { wording } from './text/wording.ts';

export const paymentKinds = ['registration', 'renewal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `replaced`: the payer uploaded another proof before the decision. */
export const paymentStates = ['waiting', 'approved', 'rejected', 'replaced'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentRow = z.object({
  _id: z.string(),
  kind: z.enum(paymentKinds),
  /** Whole rupiah. */
  amount: z.number().int(),
  /** Code of the bill of the payment; null without one. */
  bill: z.string().nullable(),
  state: z.enum(paymentStates),
  createdAt: dateTime,
  decidedAt: dateTime.nullable(),
  /** Name of the deciding admin, for admins only; null if that account was deleted. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Means of a payment that an admin recorded; null for other payments. */
  paidBy: z.enum(manualMeans).nullable(),
  /** True if the image of the proof is still stored. */
  hasProof: z.boolean(),
  /** Number of the receipt. Approvals assign it. Older payments get one when their receipt is requested. */
  receipt: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** Endpoints for payments and payment proofs. */
export const payments = {
  /** Returns the newest payment proof of a user as an image. */
  getPaymentProof: {
    method: 'GET',
    path: '/users/user/paymentProof/{id}',
    access: 'self-or-admin',
    duty: 'money',
    reads: 4,
    input: idInput,
    reply: imageReply,
  },
  /** Returns the payments of a user, newest first, at most `limits.shownPayments`. */
  listUserPayments: {
    method: 'GET',
    path: '/users/user/{id}/payments',
    access: 'self-or-admin',
    duty: 'money',
    // Admins also see the admin who decided on each payment.
    reads: { base: 2, perRow: 2 },
    input: idInput,
    reply: z.object({ data: z.array(paymentRow) }),
  },
  /**
   * Returns the usual time between upload of a proof and decision: the median of the newest
   * `limits.usualWait.decisions`. The result is cached for `limits.usualWait.cacheMinutes`.
   */
  getUsualWait: {
    method: 'GET',
    path: '/payments/usual-wait',
    access: 'signed-in',
    // Reads the decisions once an hour.
    reads: 3 + limits.usualWait.decisions,
    input: z.object({}),
    /** Rounded to days; 0 is less than half a day. Null if there are too few decisions. */
    reply: z.object({ days: z.number().int().nullable() }),
  },
  /**
   * Returns the proof of one payment as an image, to its owner and to admins. Other users get `not-found`.
   */
  getProof: {
    method: 'GET',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    reads: 4,
    input: idInput,
    reply: imageReply,
  },
  /**
   * Records and approves a payment that arrived in cash, on another account or without notice. A picture
   * documents it, and the membership is extended by a year.
   *
   * @throws `wrong-status` for staff of an institution, and while a request waits
   * @throws `conflict` if the end of the membership differs from the end on screen
   * @throws `month-closed` if the ledger month is closed
   */
  recordPayment: {
    method: 'POST',
    path: '/users/user/{id}/payments',
    access: 'admin',
    duty: 'money',
    idempotent: true,
    // Reads the session, the member and the institution with its other seats. Then the bill by id and twice
    // by code, the newest receipt by two queries, and the last closed month.
    reads: 10 + limits.institutionStaffSeats,
    input: z.object({
      id: idField,
      paidBy: z.enum(manualMeans, wording.required),
      /** Calendar day in Jakarta. */
      paidOn: z.iso.date(wording.dateInvalid),
      amount: amountField(wording.amountInvalid),
      /** Payer, place and reason. */
      note: textField(limits.reasonCharacters).min(1, wording.required),
      /** End of the membership on screen; empty without one. */
      seenUntil: z.union([dateTime, z.literal('')]),
    }),
    files: { paymentProof: paymentProofSlot },
    reply: messageReply.extend({ validUntil: dateTime }),
    status: 201,
  },
  /**
   * Replaces the proof of the caller's waiting payment. The old proof stays in the payment history, and the
   * place in the queue does not change.
   *
   * @throws `wrong-status` after a decision or a replacement, also for the second of two concurrent calls
   */
  replaceProof: {
    method: 'PUT',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    idempotent: true,
    // Reads the payment, and the institution if it pays.
    reads: 4 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * Returns the receipt of an approved payment as PDF, to its owner and to admins. Other users get
   * `not-found`.
   *
   * @throws `wrong-status` before the payment is approved and has a receipt number
   * @throws `receipt-name-needed` if the PDF fonts lack letters of the payer's name; `nameReceipt` solves
   *   this
   */
  getReceipt: {
    method: 'GET',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    reads: 3,
    input: idInput,
    reply: fileReply,
  },
  /**
   * Returns the same PDF. Assigns a receipt number to a payment that was approved without one. Safe to
   * repeat.
   */
  issueReceipt: {
    method: 'POST',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    // Includes the payer, and the newest number of the year from the number register and from the ledger.
    reads: 6,
    input: idInput,
    reply: fileReply,
  },
  /**
   * Sets the Latin spelling of a payer's name that the PDF fonts cannot print, once. This receipt and later
   * receipts of the same name use it.
   *
   * @throws `wrong-status` if no spelling is needed, or if another one is set already
   */
  nameReceipt: {
    method: 'PUT',
    path: '/payments/{id}/receipt/name',
    access: 'signed-in',
    reads: 3,
    input: z.object({
      id: idField,
      latinName: latinNameField,
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
