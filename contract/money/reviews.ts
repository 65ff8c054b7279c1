import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { membershipStatuses } from '../rules/membership.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { groupLine } from '../schemas/events/own-events.ts';
import { dateTime, idInput } from '../schemas/fields.ts';
import { requestRow } from '../schemas/request-rows.ts';
import { paymentKinds, paymentStates } from './payments.ts';

const kind = z.enum(paymentKinds);
const state = z.enum(paymentStates);

/** The payment that waits for a decision. Amounts are in whole rupiah. */
export const openPayment = z.object({
  /** Empty for money without a proof. */
  _id: z.string(),
  kind,
  expectedAmount: z.number().int(),
  /** Code, and fee of all years, of the bill that was open at the upload; null without one. */
  bill: z.object({ code: z.string(), fee: z.number().int() }).nullable(),
  /** Event and price; null for dues. */
  event: z
    .object({
      _id: z.string(),
      title: z.string(),
      priceKind: z.enum(priceKinds),
      /** False if the place was released, so that an approval needs a free one. */
      hasPlace: z.boolean(),
      /** Dues in whole rupiah that the bill contains too, for a renewal by `years`; 0 without one. */
      renewalFee: z.number().int(),
      /** Places of a group by price, each amount for one place; empty for a single place. */
      lines: z.array(groupLine),
    })
    .nullable(),
  /** Number of years by which an approval extends the membership. */
  years: z.number().int(),
  uploadedAt: dateTime,
  previousStatus: z.enum(membershipStatuses).nullable(),
  previousValidUntil: dateTime.nullable(),
  /** End of the membership after an approval now; null if it does not change. */
  validUntilIfApproved: dateTime.nullable(),
});

export const earlierPayment = z.object({
  _id: z.string(),
  kind,
  amount: z.number().int(),
  state,
  uploadedAt: dateTime,
  decidedAt: dateTime.nullable(),
  reason: z.string().nullable(),
});
export type EarlierPayment = z.output<typeof earlierPayment>;

/** Another payment with the same file (`exact`) or a similar image (`near`) as proof. */
export const reuse = z.object({
  _id: z.string(),
  match: z.enum(['exact', 'near']),
  userId: z.string(),
  /** Null after the account was deleted. */
  name: z.string().nullable(),
  kind,
  state,
  uploadedAt: dateTime,
});
export type Reuse = z.output<typeof reuse>;

export const review = z.object({
  user: requestRow,
  payment: openPayment,
  /** Newest first, at most `limits.review.earlierPayments`. */
  earlier: z.array(earlierPayment),
  /** Exact matches first, each kind newest first, at most `limits.review.reuses`. */
  reuses: z.array(reuse),
  /** False before the proof was compared with all others: `reuses` then has stored matches only. */
  isCompared: z.boolean(),
  /** With it, the approval proves that the admin saw the warning and the question. */
  reviewToken: z.string(),
  /** Name of `reviewToken` in browsers of the previous release. Remove it after the next release. */
  seal: z.string(),
});
export type Review = z.output<typeof review>;

const { earlierPayments, reuses } = limits.review;

// The user, the institution, the statement totals, earlier payments, matching payments and their owners.
const reads = 5 + earlierPayments + 1 + queryLimits.storedProofMatches + reuses;

const adminRead = { method: 'GET', access: 'admin', duty: 'money' } as const;

export const reviews = {
  getReview: {
    ...adminRead,
    path: '/users/user/{id}/review',
    reads,
    input: idInput,
    reply: review,
  },
  /** Compares the proof first. Admins can decide without waiting for it. */
  getComparedReview: {
    ...adminRead,
    path: '/users/user/{id}/review/compared',
    // Reads the user and the payment, then searches.
    reads: reads + 2 + queryLimits.similarProofSearch,
    input: idInput,
    reply: review,
  },
} as const satisfies Record<string, Endpoint>;
