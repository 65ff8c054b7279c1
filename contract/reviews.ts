import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { idInput, time } from './fields/people.ts';
import { requestRow } from './fields/request-rows.ts';
import { paymentKinds, paymentStates } from './payments.ts';
import { limits } from './rules/limits.ts';
import { membershipStatuses } from './rules/membership.ts';
import { queryLimits } from './rules/query-limits.ts';

const kind = z.enum(paymentKinds);
const state = z.enum(paymentStates);

/** The payment that waits for the decision. Amounts in whole rupiah. */
const openPayment = z.object({
  _id: z.string(),
  kind,
  expectedAmount: z.number().int(),
  /** The bill that it was handed in with: its code, and the fee that it was for; null without one. */
  bill: z.object({ code: z.string(), fee: z.number().int() }).nullable(),
  uploadedAt: time,
  previousStatus: z.enum(membershipStatuses).nullable(),
  previousValidUntil: time.nullable(),
  /** The end of the membership if it were approved now. */
  validUntilIfApproved: time,
});

const earlierPayment = z.object({
  _id: z.string(),
  kind,
  amount: z.number().int(),
  state,
  uploadedAt: time,
  decidedAt: time.nullable(),
  reason: z.string().nullable(),
});
export type EarlierPayment = z.output<typeof earlierPayment>;

/** Another payment with the same proof (the very same file), or with one that looks the same. */
const reuse = z.object({
  _id: z.string(),
  match: z.enum(['exact', 'near']),
  userId: z.string(),
  /** Null once the account has been removed. */
  name: z.string().nullable(),
  kind,
  state,
  uploadedAt: time,
});
export type Reuse = z.output<typeof reuse>;

const review = z.object({
  user: requestRow,
  payment: openPayment,
  /** Newest first, at most `limits.review.earlierPayments`. */
  earlier: z.array(earlierPayment),
  /** Exact matches first, each kind newest first, at most `limits.review.reuses`. */
  reuses: z.array(reuse),
  /** False while the proof was not compared with all others: `reuses` then holds what is known without a search. */
  isCompared: z.boolean(),
  /** Goes back with the approval: says that this admin has seen how alarm and question stand. */
  seal: z.string(),
});
export type Review = z.output<typeof review>;

const { earlierPayments, reuses } = limits.review;

// Person, institution and what statements told of; their payments; those with the same proof and with the same slip; whose the shown ones are.
const reads = 5 + earlierPayments + 1 + queryLimits.notedProofs + reuses;

/** What an admin needs to see of one request to decide on it. */
export const reviews = {
  getReview: {
    method: 'GET',
    path: '/users/user/{id}/review',
    access: 'admin',
    duty: 'money',
    reads,
    input: idInput,
    reply: review,
  },
  /** The same once its proof was compared, which is done now where it was not yet; nobody waits for it to decide. */
  getComparedReview: {
    method: 'GET',
    path: '/users/user/{id}/review/compared',
    access: 'admin',
    duty: 'money',
    // Person and payment, and the search.
    reads: reads + 2 + queryLimits.alikeProofs,
    input: idInput,
    reply: review,
  },
} as const satisfies Record<string, Endpoint>;
