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

const reviewToken = z.string().max(limits.textCharacters).optional();

/** Input of an approval. The review token is required if a review is. */
export const approveInput = z.object({
  id: idField,
  ...seenPayment,
  reviewToken,
  /** Name of `reviewToken` in browsers of the previous release. Remove it after the next release. */
  seal: reviewToken,
});
export type ApproveInput = z.output<typeof approveInput>;

export const rejectionReply = z.object({ message: z.string(), changed: z.boolean() });

export const rejectInput = z.object({
  id: idField,
  ...seenPayment,
  reason: multilineField(limits.reasonCharacters).optional(),
});
