import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from '../endpoint.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { manualMeans } from '../rules/money/manual-payments.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { amountField } from '../schemas/amounts.ts';
import { dateTime, idField, idInput, messageReply, textField } from '../schemas/fields.ts';
import { latinNameField } from '../schemas/people.ts';
import { requiredError, wording } from '../text/wording.ts';

/** Kinds of payments for a membership. */
export const membershipPaymentKinds = ['registration', 'renewal'] as const;
export type MembershipPaymentKind = (typeof membershipPaymentKinds)[number];

export const paymentKinds = [...membershipPaymentKinds, 'event'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `replaced`: the payer uploaded another proof before the decision. */
export const paymentStates = ['waiting', 'approved', 'rejected', 'replaced'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentRow = z.object({
  _id: z.string(),
  kind: z.enum(paymentKinds),
  /** Title of the event that it pays; null for dues. */
  event: z.string().nullable(),
  /** Whole rupiah. */
  amount: z.number().int(),
  /** Number of years that it pays. */
  years: z.number().int(),
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
  /** Membership years that an approved payment covers; null for others, and where it is no longer known. */
  period: z.object({ from: dateTime, until: dateTime }).nullable(),
  /** Number of the receipt. Approvals assign it. Older payments get one when their receipt is requested. */
  receipt: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

export const payments = {
  getPaymentProof: {
    method: 'GET',
    path: '/users/user/paymentProof/{id}',
    access: 'self-or-admin',
    duty: 'money',
    input: idInput,
    reply: imageReply,
  },
  /** Returns the payments of a user, newest first, at most `limits.shownPayments`. */
  listUserPayments: {
    method: 'GET',
    path: '/users/user/{id}/payments',
    access: 'self-or-admin',
    duty: 'money',
    // Admins also see the admin who decided on each payment. Members see the title of each event in their language.
    reads: { base: 2, perRow: 2 },
    input: idInput,
    reply: z.object({ data: z.array(paymentRow) }),
  },
  /** Returns the median time from proof to decision of the newest `limits.usualWait.decisions`, cached. */
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
  /** Returns the proof to its owner and to admins. Other users get `not-found`. */
  getProof: {
    method: 'GET',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    input: idInput,
    reply: imageReply,
  },
  /**
   * Records and approves a payment without a proof, and extends the membership by a year, or by the years of
   * the open bill if its amount was paid. Throws
   * `wrong-status` for staff and while a request waits. Throws `conflict` if the end of the membership
   * differs from the one on screen, and `month-closed`.
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
      paidBy: z.enum(manualMeans, requiredError),
      /** Calendar day in Jakarta. */
      paidOn: z.iso.date({ error: () => wording.dateInvalid }),
      amount: amountField({ error: () => wording.amountInvalid }),
      /** Payer, place and reason. */
      note: textField(limits.reasonCharacters).min(1, requiredError),
      /** End of the membership on screen; empty without one. */
      seenUntil: z.union([dateTime, z.literal('')]),
    }),
    files: { paymentProof: paymentProofSlot },
    reply: messageReply.extend({ validUntil: dateTime }),
    status: 201,
  },
  /**
   * Replaces the proof of a waiting payment, which stays at its place in the queue. The history shows both.
   * Throws `wrong-status` after a decision or another replacement.
   */
  replaceProof: {
    method: 'PUT',
    path: '/payments/{id}/proof',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    // Reads the payment, and the institution if it pays.
    reads: 5 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  /**
   * Returns the receipt to its owner and to admins; other users get `not-found`. Throws `wrong-status` before
   * the payment has a number. Throws `receipt-name-needed` if the fonts lack letters of the name:
   * `nameReceipt` sets another spelling.
   */
  getReceipt: {
    method: 'GET',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    input: idInput,
    reply: fileReply,
  },
  /** Returns the receipt. Assigns a number if the payment has none. Safe to repeat. */
  issueReceipt: {
    method: 'POST',
    path: '/payments/{id}/receipt',
    access: 'signed-in',
    // Includes the payer, the newest number of the year from the number register and from the ledger, and the English
    // title of an event.
    reads: 7,
    input: idInput,
    reply: fileReply,
  },
  /**
   * Sets the Latin spelling of a payer's name, once, for this receipt and later ones. Throws `wrong-status`
   * if no spelling is needed or another one is set.
   */
  nameReceipt: {
    method: 'PUT',
    path: '/payments/{id}/receipt/name',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({
      id: idField,
      latinName: latinNameField,
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
