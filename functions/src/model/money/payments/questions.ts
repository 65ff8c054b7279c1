import { ApiError, wrongStatus } from 'contract/errors';
import { lastDayToAnswer } from 'contract/money/questions';
import { hasOpenRequest } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { type AddToBatch, Batch, noop, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { OpenQuestion, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import type { MailDataOf } from '#model/base/mail-kinds.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import type { Proof } from './proofs.ts';
import { writeReplacement } from './replacements.ts';
import { getRequestingUser } from './requests.ts';

export const toQuestionMail = ({
  text,
  askedAt,
  noticedAt,
}: OpenQuestion): MailDataOf<'question-asked' | 'question-notice'> => ({
  question: text,
  askedAt: askedAt.toISOString(),
  answerBy: lastDayToAnswer(askedAt, noticedAt).toISOString(),
});

/**
 * Asks a question; the request stays at its place in the queue. Throws `not-found`; `wrong-status` unless a
 * request waits, and while another question is open; `conflict`.
 */
export const askApplicant = (userId: string, text: string, actor: Actor, addToBatch = noop): Promise<void> =>
  retryOnConflict(async () => {
    const user = await getRequestingUser(userId);
    const { paymentId, question: open } = user.data;
    if (!hasOpenRequest(user.data.isActive) || paymentId === null) {
      throw wrongStatus(adminWording.nothingToAsk);
    }
    if (open) throw wrongStatus(adminWording.questionOpen);
    const question = { text, askedAt: clock.now(), askedBy: actor.id, paymentId, noticedAt: null };
    const batch = new Batch();
    batch.update(users, user.id, { question, answer: null }, user.version);
    recordAudit(batch, actor, 'question.ask', actorOf(user), { question: text });
    queueMail(batch, 'question-asked', user, toQuestionMail(question));
    addToBatch(batch, user.id);
    await batch.commit();
  });

/** Returns the open question. @throws ApiError `wrong-status` without one */
export function requireQuestion(user: UserRecord): OpenQuestion {
  if (hasOpenRequest(user.isActive) && user.question) return user.question;
  throw wrongStatus(wording.nothingToAnswer);
}

interface Answer {
  readonly text: string;
  readonly proof: Proof | undefined;
}

/**
 * Stores the answer. A new `proof` creates a payment that replaces the waiting one. Of a concurrent answer
 * and decision only one succeeds. Throws `wrong-status` without an open question; `conflict`.
 */
export async function answerQuestion(
  user: Stored<UserRecord>,
  { text, proof }: Answer,
  addToBatch = noop,
): Promise<void> {
  const question = requireQuestion(user.data);
  const write = (batch: Batch, paymentId: string) => {
    writeAnswer(batch, user, question, text, paymentId);
    addToBatch(batch, paymentId);
  };
  try {
    if (proof === undefined) {
      const batch = new Batch();
      write(batch, question.paymentId);
      await batch.commit();
    } else await answerWithProof(user, question, proof, write);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await users.get(user.id);
    if (current === undefined) throw new ApiError('unauthenticated');
    requireQuestion(current.data);
    throw new ApiError('conflict');
  }
}

function writeAnswer(
  batch: Batch,
  user: Stored<UserRecord>,
  question: OpenQuestion,
  text: string,
  paymentId: string,
): void {
  const hasProof = paymentId !== question.paymentId;
  const answer = { question: question.text, text, hasProof, answeredAt: clock.now() };
  batch.update(users, user.id, { question: null, answer, paymentId }, user.version);
  const self = actorOf(user);
  recordAudit(batch, self, 'question.answer', self, { answer: text, newProof: hasProof });
}

async function answerWithProof(
  user: Stored<UserRecord>,
  question: OpenQuestion,
  proof: Proof,
  write: AddToBatch,
): Promise<void> {
  const payment = await payments.get(question.paymentId);
  if (payment?.data.state !== 'waiting') throw new WriteConflict('The payment was decided in between.');
  await writeReplacement(user, payment, proof, write);
}
