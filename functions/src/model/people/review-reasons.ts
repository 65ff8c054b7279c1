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
  if (!hasOpenRequest(isActive)) return null;
  const isChecked = proofCheck !== undefined && proofCheck.paymentId === paymentId;
  if (isChecked && proofCheck.alarmAt !== null) return 'proof-used-before';
  if (question) return 'question-open';
  return isChecked ? null : 'proof-unchecked';
}
