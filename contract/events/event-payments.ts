import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { review } from '../money/reviews.ts';
import { groupLimits } from '../rules/events/groups.ts';
import { refundReasons, refundStates } from '../rules/events/refunds.ts';
import { maxTransfers } from '../rules/events/transfers.ts';
import { limits } from '../rules/limits.ts';
import { maxCorrections } from '../rules/money/corrections.ts';
import { manualMeans } from '../rules/money/manual-payments.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { amountField } from '../schemas/amounts.ts';
import { approveInput, rejectInput } from '../schemas/decisions.ts';
import { byEventAdmins, namedEvent } from '../schemas/events/event-admins.ts';
import { ownChange } from '../schemas/events/own-events.ts';
import { percentField } from '../schemas/events/refund-fields.ts';
import { dateTime, idField, idInput, messageReply, reasonField, textField } from '../schemas/fields.ts';
import { pagedReply, pageSchema, searchedPageSchema } from '../schemas/paging.ts';
import { requestPage } from '../schemas/request-rows.ts';
import { t } from '../text/messages/checks.ts';
import { requiredError, wording } from '../text/wording.ts';

// The bill with its person, the statement totals, earlier payments, matching payments and their owners.
const reviewReads =
  7 + limits.review.earlierPayments + 1 + queryLimits.storedProofMatches + limits.review.reuses;

const state = z.enum(refundStates);

export const refundAccount = z.object({ bank: z.string(), number: z.string(), holder: z.string() });

/** Facts that payee and desk see. The id is the code of the bill. Amounts are in whole rupiah. */
export const ownRefund = z.object({
  _id: z.string(),
  event: namedEvent,
  amount: z.number().int(),
  state,
  openedAt: dateTime,
  /** Null before the payee entered it, and 30 days after the transfer. */
  account: refundAccount.nullable(),
  /** Last four digits of the account; null before it was entered. */
  lastDigits: z.string().nullable(),
  /** Day of the transfer in Jakarta, 'YYYY-MM-DD'; null before. */
  paidOn: z.string().nullable(),
});
export type OwnEventRefund = z.output<typeof ownRefund>;

const deskRefund = ownRefund.extend({
  /** Null if the account was deleted. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  reason: z.enum(refundReasons),
  /** Reason as an admin wrote it; empty without one. */
  note: z.string(),
  /** When the payee entered the account; null before. */
  accountAt: dateTime.nullable(),
  /** True above the amount that two admins handle. */
  needsSecondAdmin: z.boolean(),
  /** True if the caller approved it, and another admin must pay it. */
  isApprovedByCaller: z.boolean(),
  reference: z.string().nullable(),
  /** Reason of a refund that was closed, because the ledger had it already; null for others. */
  closingReason: z.string().nullable(),
});
export type EventRefund = z.output<typeof deskRefund>;

const accountNumber = z
  .string(requiredError)
  .trim()
  .min(1, requiredError)
  .regex(/^[\d .-]+$/, { error: () => t.digitsOnly })
  .transform((text) => text.replace(/\D/g, ''))
  .refine((digits) => digits.length >= 5 && digits.length <= 20, 'Tulis 5 sampai 20 angka.');

const lineOf = (maximum: number) => textField(maximum).min(1, requiredError);

/** Bank account of a payee. */
const refundAccountFields = {
  bank: lineOf(limits.textCellCharacters),
  number: accountNumber,
  holder: lineOf(limits.nameCharacters),
};

const changedReply = messageReply.extend({ changed: z.boolean() });

const desk = { access: 'admin', duty: 'money' } as const;

/** Time of the account on screen. Another account is refused with `conflict`. */
const seenAccountAt = dateTime;

/**
 * Decisions on payments for events, and their refunds (decision 0119). Ids are the codes of the bills. A bill waits
 * here when a proof was uploaded, or when a bank statement shows its money. `paymentId` is null without a proof.
 */
export const eventPayments = {
  /** Returns the oldest first. A search finds names, addresses, events and codes of the waiting payments. */
  listEventPayments: {
    method: 'GET',
    path: '/event-payments',
    ...desk,
    // Reads the session, the number of rows and the row before, the statement totals, and each bill with its person,
    // of a group with institution and coordinator. A search reads all waiting payments.
    reads: { base: 6 + 3 * queryLimits.searchedEventPayments, perRow: 3 },
    input: searchedPageSchema,
    reply: requestPage,
  },
  getEventPaymentReview: {
    method: 'GET',
    path: '/event-payments/{id}/review',
    ...desk,
    reads: reviewReads,
    input: idInput,
    reply: review,
  },
  /** Compares the proof first. Admins can decide without waiting for it. */
  getComparedEventPaymentReview: {
    method: 'GET',
    path: '/event-payments/{id}/review/compared',
    ...desk,
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
    ...desk,
    // Reads the session, bill, payment, person and registration. Then the event with its English texts and
    // settings, at most twelve places, the newest receipt twice for each payment, and the last closed month. Of a
    // group, institution and coordinator, each place with its person, and free places as its order.
    reads: 29 + 4 * groupLimits.maxPlaces,
    input: approveInput,
    reply: changedReply,
  },
  /**
   * Accepts the money and opens its refund, for a place that the bill no longer holds. Throws `wrong-status` while
   * it holds one, and as the approval.
   */
  refundEventPayment: {
    method: 'PUT',
    path: '/event-payments/{id}/refund',
    ...desk,
    // Reads the session, bill, payment, person and registration, twice the newest receipt, and the last closed month.
    reads: 11,
    input: approveInput,
    reply: changedReply,
  },
  /** Rejects the proof. The place is held for another day, so that the person can send another one. */
  rejectEventPayment: {
    method: 'PUT',
    path: '/event-payments/{id}/reject',
    ...desk,
    // Reads the session, bill, payment, person and registration, and the check of frequent rejections.
    reads: 9,
    input: rejectInput,
    reply: changedReply,
  },
  /**
   * Records money for a held place that arrived without a proof, in cash for example, and confirms the place. The
   * amount is the price or that of the bill. Throws `wrong-status` for a place that is paid or released, and while a
   * payment waits; `invalid-input` for another amount or a future date; `month-closed`.
   */
  recordEventPayment: {
    method: 'POST',
    path: '/event-payments/{id}/record',
    ...desk,
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
  /** Lists the caller's refunds, the newest first. */
  listOwnEventRefunds: {
    method: 'GET',
    path: '/users/user/profile/event-refunds',
    access: 'signed-in',
    // In English, also the title of each event.
    reads: 3 + 2 * limits.ownEventRefunds,
    input: z.object({}),
    reply: z.object({ data: z.array(ownRefund) }),
  },
  /**
   * Stores the bank account of the caller's refund, or changes it before the transfer. A repetition changes
   * nothing. Throws `not-found` for the refund of another person, and `wrong-status` after the transfer.
   */
  saveRefundAccount: {
    method: 'PUT',
    path: '/event-refunds/{id}/account',
    ...ownChange,
    input: idInput.extend(refundAccountFields),
    reply: messageReply,
  },
  /** Lists refunds in a state; without one, all that were not transferred, the oldest first. */
  listEventRefunds: {
    ...desk,
    method: 'GET',
    path: '/event-refunds',
    // Reads the session, the number of rows and the row before, and each refund with its person.
    reads: { base: 5, perRow: 2 },
    input: pageSchema.extend({ state: state.optional() }),
    reply: pagedReply(deskRefund),
  },
  /** Approves a refund above the limit, which another admin pays. Safe to repeat. Throws `wrong-status`. */
  approveEventRefund: {
    ...desk,
    method: 'PUT',
    path: '/event-refunds/{id}/approve',
    input: idInput.extend({ seenAccountAt }),
    reply: changedReply,
  },
  /**
   * Records the transfer and posts its ledger entry. Safe to repeat. Throws `wrong-status` without an account or a
   * needed approval, and `month-closed`.
   */
  payEventRefund: {
    ...desk,
    method: 'PUT',
    path: '/event-refunds/{id}/pay',
    // Reads the session, refund and person, then the entry of the payment, its corrections and the closing state.
    reads: 7 + maxCorrections,
    input: idInput.extend({
      seenAccountAt,
      /** Calendar day in Jakarta. */
      paidOn: z.iso.date({ error: () => wording.dateInvalid }),
      reference: lineOf(limits.nameCharacters),
    }),
    reply: changedReply,
  },
  /**
   * Closes a refund whose money the ledger already returned, without another entry. Safe to repeat. Throws
   * `wrong-status` if the ledger returned less, and above the limit for the admin who recorded it there.
   */
  closeEventRefund: {
    ...desk,
    method: 'PUT',
    path: '/event-refunds/{id}/close',
    // Reads the session, the refund, the entry of the payment and its corrections.
    reads: 5 + maxCorrections,
    input: idInput.extend({ reason: reasonField }),
    reply: changedReply,
  },
  /**
   * Cancels the place of a person, and opens the refund of a paid one, which needs the duty `money`. A repetition
   * changes nothing. Throws `wrong-status` after the check-in and while a payment waits.
   */
  cancelEventPlace: {
    method: 'PUT',
    path: '/events/written/{id}/participants/{registration}/cancel',
    ...byEventAdmins,
    // Reads the session, event, settings, registration, place, bill, answers and person.
    reads: 10 + 2 * maxTransfers,
    input: idInput.extend({
      registration: idField,
      reason: reasonField,
      /** Share of the price to return; by default that of the refund table, or 100 of a cancelled event. */
      percent: percentField,
    }),
    reply: changedReply,
  },
} as const satisfies Record<string, Endpoint>;
