import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from './endpoint.ts';
import { amountField } from './fields/amounts.ts';
import { idField, idInput, latinNameField, messageReply, text, time } from './fields/people.ts';
import { paymentProofSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { manualMeans } from './rules/money/manual-payments.ts';
import { queryLimits } from './rules/query-limits.ts';
import { wording } from './words/wording.ts';

export const paymentKinds = ['registration', 'renewal'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `replaced`: its owner handed in another proof while it waited. */
export const paymentStates = ['waiting', 'approved', 'rejected', 'replaced'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentRow = z.object({
  _id: z.string(),
  kind: z.enum(paymentKinds),
  /** Rupiah. */
  amount: z.number().int(),
  /** Code of the bill that it was handed in with; null without one. */
  bill: z.string().nullable(),
  state: z.enum(paymentStates),
  createdAt: time,
  decidedAt: time.nullable(),
  /** Name of the admin, for admins only; null also when that account is gone. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** How it was paid where an admin wrote it down; null for the others. */
  paidBy: z.enum(manualMeans).nullable(),
  /** Whether its image can still be opened. */
  hasProof: z.boolean(),
  /** Number of its receipt; of a payment approved before approvals gave it, once it was asked for. */
  receipt: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** Payments and their proofs. */
export const payments = {
  /** The newest proof of a user, as an image. */
  getPaymentProof: {
    method: 'GET',
    path: '/users/user/paymentProof/{id}',
    access: 'self-or-admin',
    duty: 'money',
    reads: 4,
    input: idInput,
    reply: imageReply,
  },
  /** What a user has paid, the newest first; at most `limits.shownPayments`. */
  listUserPayments: {
    method: 'GET',
    path: '/users/user/{id}/payments',
    access: 'self-or-admin',
    duty: 'money',
    // Admins are told who decided on each.
    reads: { base: 2, perRow: 2 },
    input: idInput,
    reply: z.object({ data: z.array(paymentRow) }),
  },
  /**
   * How long those who hand in a proof usually wait for the decision: the median of the newest
   * `limits.usualWait.decisions`, at most `limits.usualWait.keptMinutes` old.
   */
  getUsualWait: {
    method: 'GET',
    path: '/payments/usual-wait',
    access: 'signed-in',
    // Once an hour the decisions are looked at.
    reads: 3 + limits.usualWait.decisions,
    input: z.object({}),
    /** Rounded; 0 is less than half a day, null is too few decisions to tell. */
    reply: z.object({ days: z.number().int().nullable() }),
  },
  /** The image of one payment: for its owner and for admins; to anybody else there is none of that id. */
  getProof: {
    method: 'GET',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    reads: 4,
    input: idInput,
    reply: imageReply,
  },
  /**
   * Writes down what somebody paid in cash, to another account or without telling, with a picture as its document, and
   * accepts it: the membership runs a year longer. `wrong-status` for staff, and while a request waits; `conflict` when
   * the membership ends otherwise than on screen; `month-closed` where the books are closed.
   */
  recordPayment: {
    method: 'POST',
    path: '/users/user/{id}/payments',
    access: 'admin',
    duty: 'money',
    once: true,
    // The session, the member, the institution with everybody in its other seats, the bill by its place and by its code
    // twice, the newest receipt by two ways, and how far the books are closed.
    reads: 10 + limits.institutionStaffSeats,
    input: z.object({
      id: idField,
      paidBy: z.enum(manualMeans, wording.required),
      /** In Jakarta. */
      paidOn: z.iso.date(wording.dateInvalid),
      amount: amountField(wording.amountInvalid),
      /** From whom, where, why. */
      note: text(limits.reasonCharacters).min(1, wording.required),
      /** The end of the membership on screen; empty without one. */
      seenUntil: z.union([time, z.literal('')]),
    }),
    files: { paymentProof: paymentProofSlot },
    reply: messageReply.extend({ validUntil: time }),
    status: 201,
  },
  /**
   * Another proof in the place of the own one that waits, which stays in the ledger; the place in the queue is kept.
   * `wrong-status` once that one was decided or replaced: also of two at once the second.
   */
  replaceProof: {
    method: 'PUT',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    once: true,
    // The payment, and the institution, where it pays.
    reads: 4 + queryLimits.alikeProofs,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * The receipt of an approved payment, as PDF: for its owner and for admins; to anybody else there is none of that
   * id. `wrong-status` until the payment is approved and has its number; `receipt-name-needed` where the payer's name has
   * letters that cannot be set, until `nameReceipt`.
   */
  getReceipt: {
    method: 'GET',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    reads: 3,
    input: idInput,
    reply: fileReply,
  },
  /** The same, and a payment that was approved when approvals gave no number gets it. Safe to repeat. */
  issueReceipt: {
    method: 'POST',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    // With the payer, and the newest number of the year from register and ledger.
    reads: 6,
    input: idInput,
    reply: fileReply,
  },
  /**
   * Says once how a payer's name that cannot be set is written in Latin letters: that is on the receipt from then on,
   * and on later ones of the same name. `wrong-status` where nothing is to be said, or something else was.
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
