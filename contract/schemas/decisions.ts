import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { idField, multilineField } from './people.ts';

/** Reply to an approval. Safe to repeat: the second reply says that nothing changed. */
export const decisionReply = z.object({
  message: z.string(),
  changed: z.boolean(),
  validUntil: z.iso.datetime().nullable(),
});
export type DecisionReply = z.output<typeof decisionReply>;

/**
 * Payment whose proof was on screen: a decision on another payment is refused with `other-payment`. Without
 * it, the decision applies to any payment.
 */
const seenPayment = { paymentId: idField.optional() };

/**
 * Input of an approval. `seal` is the review token of the review that the admin loaded, if one is required.
 */
export const approveInput = z.object({
  id: idField,
  ...seenPayment,
  seal: z.string().max(limits.textCharacters).optional(),
});
export type ApproveInput = z.output<typeof approveInput>;

/** Reply to a rejection. Safe to repeat, too. */
export const rejectionReply = z.object({ message: z.string(), changed: z.boolean() });

/** Input of a rejection, with an optional reason for the applicant. */
export const rejectInput = z.object({
  id: idField,
  ...seenPayment,
  reason: multilineField(limits.reasonCharacters).optional(),
});
