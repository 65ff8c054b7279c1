import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { review } from '../money/reviews.ts';
import { groupLimits } from '../rules/events/groups.ts';
import { limits } from '../rules/limits.ts';
import { manualMeans } from '../rules/money/manual-payments.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { amountField } from '../schemas/amounts.ts';
import { approveInput, rejectInput, rejectionReply } from '../schemas/decisions.ts';
import { idInput, messageReply, textField } from '../schemas/fields.ts';
import { searchedPageSchema } from '../schemas/paging.ts';
import { requestPage } from '../schemas/request-rows.ts';
import { requiredError, wording } from '../text/wording.ts';

// The bill with its person, the statement totals, earlier payments, matching payments and their owners.
const reviewReads =
  7 + limits.review.earlierPayments + 1 + queryLimits.storedProofMatches + limits.review.reuses;

/**
 * Decisions on payments for events. Ids are the codes of the bills. A bill waits here when a proof was uploaded,
 * or when a bank statement shows its money. `paymentId` is null without a proof.
 */
export const eventPayments = {
  /** Returns the oldest first. A search finds names, addresses, events and codes of the waiting payments. */
  listEventPayments: {
    method: 'GET',
    path: '/event-payments',
    access: 'admin',
    duty: 'money',
    // Reads the session, the number of rows and the row before, the statement totals, and each bill with its person,
    // of a group with institution and coordinator. A search reads all waiting payments.
    reads: { base: 6 + 3 * queryLimits.searchedEventPayments, perRow: 3 },
    input: searchedPageSchema,
    reply: requestPage,
  },
  getEventPaymentReview: {
    method: 'GET',
    path: '/event-payments/{id}/review',
    access: 'admin',
    duty: 'money',
    reads: reviewReads,
    input: idInput,
    reply: review,
  },
  /** Compares the proof first. Admins can decide without waiting for it. */
  getComparedEventPaymentReview: {
    method: 'GET',
    path: '/event-payments/{id}/review/compared',
    access: 'admin',
    duty: 'money',
    // Reads the bill and the payment, then searches.
    reads: reviewReads + 2 + queryLimits.similarProofSearch,
    input: idInput,
    reply: review,
  },
  /**
   * Accepts the money and confirms the place. For a place that was released, takes a free one. Throws
   * `no-place-free` without one, and as the approval of a renewal.
   */
  approveEventPayment: {
    method: 'PUT',
    path: '/event-payments/{id}/approve',
    access: 'admin',
    duty: 'money',
    // Reads the session, bill, payment, person and registration. Then the event with its English texts and
    // settings, at most twelve places, the newest receipt twice for each payment, and the last closed month. Of a
    // group, institution and coordinator, each place with its person, and free places as its order.
    reads: 29 + 4 * groupLimits.maxPlaces,
    input: approveInput,
    reply: rejectionReply,
  },
  /**
   * Accepts the money and opens its refund, for a place that the bill no longer holds. Throws `wrong-status` while
   * it holds one, and as the approval.
   */
  refundEventPayment: {
    method: 'PUT',
    path: '/event-payments/{id}/refund',
    access: 'admin',
    duty: 'money',
    // Reads the session, bill, payment, person and registration, twice the newest receipt, and the last closed month.
    reads: 11,
    input: approveInput,
    reply: rejectionReply,
  },
  /** Rejects the proof. The place is held for another day, so that the person can send another one. */
  rejectEventPayment: {
    method: 'PUT',
    path: '/event-payments/{id}/reject',
    access: 'admin',
    duty: 'money',
    // Reads the session, bill, payment, person and registration, and the check of frequent rejections.
    reads: 9,
    input: rejectInput,
    reply: rejectionReply,
  },
  /**
   * Records money for a held place that arrived without a proof, in cash for example, and confirms the place. The
   * amount is the price or that of the bill. Throws `wrong-status` for a place that is paid or released, and while a
   * payment waits; `invalid-input` for another amount or a future date; `month-closed`.
   */
  recordEventPayment: {
    method: 'POST',
    path: '/event-payments/{id}/record',
    access: 'admin',
    duty: 'money',
    idempotent: true,
    // Reads as the approval, without the payment.
    reads: 26,
    input: idInput.extend({
      paidBy: z.enum(manualMeans, requiredError),
      /** Calendar day in Jakarta. */
      paidOn: z.iso.date({ error: () => wording.dateInvalid }),
      amount: amountField({ error: () => wording.amountInvalid }),
      /** Payer, place and reason. */
      note: textField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: messageReply,
    status: 201,
  },
} as const satisfies Record<string, Endpoint>;
