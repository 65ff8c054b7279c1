import type { PaymentRow } from 'contract/money/payments';
import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/people/membership';

const approvalShownDays = 14;

export interface Step {
  readonly state: 'done' | 'current' | 'ahead' | 'refused';
  readonly title: string;
  readonly at: string | undefined;
  readonly text: string | undefined;
}

export interface Progress {
  readonly title: string;
  readonly steps: readonly [received: Step, review: Step, decision: Step];
}

/**
 * Returns the steps received, under review and decided, for pending, rejected and recently approved members.
 *
 * @param newest the newest payment; until it is loaded, the steps have no dates
 * @param usualDays usual days until a decision; null or undefined omits this text
 * @returns undefined without a pending or recent decision
 */
export function computeProgress(
  user: Pick<User, 'isActive' | 'rejectionReason'>,
  newest: PaymentRow | undefined,
  usualDays: number | null | undefined,
  now: Date = new Date(),
): Progress | undefined {
  const outcome = outcomeOf(user, newest, now);
  if (outcome === undefined) return undefined;
  // The payment list may be older than the profile.
  const payment = newest?.state === outcome ? newest : undefined;
  const isRegistration = user.isActive === 'waitingApproval' || payment?.kind === 'registration';
  const received: Step = {
    state: 'done',
    title: t.proofReceived,
    at: payment?.createdAt,
    text: undefined,
  };
  return {
    title: isRegistration ? t.registrationProgress : t.renewalProgress,
    steps: [received, ...decisionOf(outcome, payment?.decidedAt, user.rejectionReason, usualDays)],
  };
}

type Outcome = Exclude<PaymentRow['state'], 'replaced'>;

function outcomeOf(
  { isActive }: Pick<User, 'isActive'>,
  newest: PaymentRow | undefined,
  now: Date,
): Outcome | undefined {
  if (hasOpenRequest(isActive)) return 'waiting';
  if (isActive === 'rejectedByAdmin') return 'rejected';
  if (isActive !== 'active' || newest?.state !== 'approved' || newest.decidedAt === null) return undefined;
  const age = now.getTime() - new Date(newest.decidedAt).getTime();
  return age < approvalShownDays * 86_400_000 ? 'approved' : undefined;
}

function decisionOf(
  outcome: Outcome,
  decidedAt: string | null | undefined,
  reason: string | null,
  usualDays: number | null | undefined,
): [review: Step, decision: Step] {
  if (outcome === 'waiting') {
    return [
      { state: 'current', title: t.inReview, at: undefined, text: usualWaitText(usualDays) },
      { state: 'ahead', title: t.decision, at: undefined, text: undefined },
    ];
  }
  const review: Step = { state: 'done', title: t.reviewed, at: undefined, text: undefined };
  const at = decidedAt ?? undefined;
  if (outcome === 'approved') return [review, { state: 'done', title: t.approved, at, text: undefined }];
  const text = reason === null ? undefined : fill(t.reason, { reason });
  return [review, { state: 'refused', title: t.rejected, at, text }];
}

function usualWaitText(days: number | null | undefined): string | undefined {
  if (days === null || days === undefined) return undefined;
  return days === 0 ? t.usualWaitUnderDay : fill(t.usualWait, { days });
}

export function questionStep(step: Step, { question, answer }: Pick<User, 'question' | 'answer'>): Step {
  if (step.state !== 'current') return step;
  if (question !== null) {
    const text = fill(t.answerBy, { date: formatDate(question.answerBy) });
    return { ...step, title: t.awaitsAnswer, text };
  }
  if (answer === null) return step;
  const received = fill(t.answerReceived, { date: formatDate(answer.answeredAt) });
  return { ...step, text: step.text === undefined ? received : `${received} ${step.text}` };
}
