import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { idInput, messageReply, multilineField } from '../schemas/fields.ts';
import { dayStart } from '../text/dates.ts';
import { requiredError } from '../text/wording.ts';

const { closeDays, noticeDays, characters, answerCharacters } = limits.questions;

/**
 * Returns the start of the last day to answer in Jakarta: 30 days after the question, but at least 7 days
 * after the notice, which can be late.
 */
export function lastDayToAnswer(askedAt: Date, noticedAt: Date | null): Date {
  const regularEnd = dayStart(askedAt, closeDays);
  const noticeEnd = noticedAt === null ? regularEnd : dayStart(noticedAt, noticeDays);
  return regularEnd > noticeEnd ? regularEnd : noticeEnd;
}

/** A new proof is optional, because a text can be enough. */
const answerProofSlot = { ...paymentProofSlot, required: false } as const;

export const questions = {
  /** Throws `wrong-status` if no request waits, or while another question is open. */
  askApplicant: {
    method: 'POST',
    path: '/users/user/{id}/question',
    access: 'admin',
    duty: 'money',
    idempotent: true,
    input: idInput.extend({ text: multilineField(characters).min(1, requiredError) }),
    reply: messageReply,
  },
  /** Answers with a text, a new proof, or both. Throws `wrong-status` if no question is open. */
  answerQuestion: {
    method: 'POST',
    path: '/users/user/profile/answer',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    // With a new proof: also the payment, the institution and the search.
    reads: 5 + queryLimits.similarProofSearch,
    input: z.object({ text: multilineField(answerCharacters).optional() }),
    files: { paymentProof: answerProofSlot },
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
