import * as z from 'zod';
import { limits } from '../rules/limits.ts';
import { idField, lines } from './people.ts';

/** An approval may be sent twice: the second answer says that nothing changed. */
export const decisionReply = z.object({
  message: z.string(),
  changed: z.boolean(),
  validUntil: z.iso.datetime().nullable(),
});

/** The payment whose proof was on screen: a decision on another one is refused (`other-payment`). Any, without. */
const seenPayment = { paymentId: idField.optional() };

/** An approval carries the seal of the review that the admin has seen, where there was something to see. */
export const approveInput = z.object({
  id: idField,
  ...seenPayment,
  seal: z.string().max(limits.textCharacters).optional(),
});

/** A rejection may be sent twice, too. */
export const rejectionReply = z.object({ message: z.string(), changed: z.boolean() });

/** A rejection may carry the reason that the person is told. */
export const rejectInput = z.object({
  id: idField,
  ...seenPayment,
  reason: lines(limits.reasonCharacters).optional(),
});
