import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { idField, multilineField } from './fields.ts';

/** Reply to an approval. Safe to repeat: the second reply says that nothing changed. */
export const decisionReply = z.object({
  message: z.string(),
  changed: z.boolean(),
  validUntil: z.iso.datetime().nullable(),
});
export type DecisionReply = z.output<typeof decisionReply>;

/** Payment on screen: a decision on another one is refused with `other-payment`. */
const seenPayment = { paymentId: idField.optional() };

/** Input of an approval. `seal` is the review token, if a review is required. */
export const approveInput = z.object({
  id: idField,
  ...seenPayment,
  seal: z.string().max(limits.textCharacters).optional(),
});
export type ApproveInput = z.output<typeof approveInput>;

export const rejectionReply = z.object({ message: z.string(), changed: z.boolean() });

export const rejectInput = z.object({
  id: idField,
  ...seenPayment,
  reason: multilineField(limits.reasonCharacters).optional(),
});
