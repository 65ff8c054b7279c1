import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { idInput, lines, messageReply } from './fields/people.ts';
import { paymentProofSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { queryLimits } from './rules/query-limits.ts';
import { dayStart } from './words/dates.ts';
import { wording } from './words/wording.ts';

const { closeDays, noticeDays, characters, answerCharacters } = limits.questions;

/**
 * The last day on which a question may be answered, all of it: 30 days after it was asked, and never sooner than
 * 7 days after the notice, should that have come late.
 *
 * @returns the beginning of that day in Jakarta
 */
export function lastDayToAnswer(askedAt: Date, noticedAt: Date | null): Date {
  const usual = dayStart(askedAt, closeDays);
  const fair = noticedAt === null ? usual : dayStart(noticedAt, noticeDays);
  return usual > fair ? usual : fair;
}

/** A new proof is no must where the answer says it all. */
export const answerProofSlot = { ...paymentProofSlot, required: false } as const;

/** What an admin asks of somebody whose request waits, and the answer. */
export const questions = {
  /** One at a time; `wrong-status` unless a request waits, and while another question is open. */
  askApplicant: {
    method: 'POST',
    path: '/users/user/{id}/question',
    access: 'admin',
    duty: 'money',
    once: true,
    reads: 3,
    input: idInput.extend({ text: lines(characters).min(1, wording.required) }),
    reply: messageReply,
  },
  /** The own answer: a text, a new proof, or both. `wrong-status` when no question is open. */
  answerQuestion: {
    method: 'POST',
    path: '/users/user/profile/answer',
    access: 'signed-in',
    once: true,
    // With a new proof the payment before it, the institution, where it pays, and those with such a proof.
    reads: 4 + queryLimits.alikeProofs,
    input: z.object({ text: lines(answerCharacters).optional() }),
    files: { paymentProof: answerProofSlot },
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
