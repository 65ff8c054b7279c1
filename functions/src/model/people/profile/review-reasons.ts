import { hasOpenRequest } from 'contract/rules/membership';
import type { ReviewReason } from 'contract/rules/review-reasons';
import type { UserRecord } from '#data/records.ts';

/** Returns why the request of this user requires a review before its approval; null where it does not. */
export function findReviewReason({
  isActive,
  paymentId,
  proofCheck,
  question,
}: Pick<UserRecord, 'isActive' | 'paymentId' | 'proofCheck' | 'question'>): ReviewReason | null {
  return hasOpenRequest(isActive) ? findProofReason({ paymentId, proofCheck, question }) : null;
}

/** State of a request that determines whether it requires a review. */
export interface ReviewState {
  readonly paymentId: string | null;
  readonly proofCheck?: UserRecord['proofCheck'] | undefined;
  readonly question?: UserRecord['question'] | undefined;
}

/** Does the same for a request that waits. */
export function findProofReason({ paymentId, proofCheck, question }: ReviewState): ReviewReason | null {
  const isChecked = proofCheck !== undefined && proofCheck.paymentId === paymentId;
  if (isChecked && proofCheck.alarmAt !== null) return 'proof-used-before';
  if (question) return 'question-open';
  return isChecked ? null : 'proof-unchecked';
}
