import { hasRequest } from 'contract/rules/membership';
import type { ReviewReason } from 'contract/rules/review-reasons';
import type { UserRecord } from '#data/records.ts';

/** Why the request of this user may not be approved without a look at its review; null where it may. */
export function reviewReasonOf({
  isActive,
  paymentId,
  proofCheck,
  question,
}: Pick<UserRecord, 'isActive' | 'paymentId' | 'proofCheck' | 'question'>): ReviewReason | null {
  if (!hasRequest(isActive)) return null;
  const isChecked = proofCheck !== undefined && proofCheck.paymentId === paymentId;
  if (isChecked && proofCheck.alarmAt !== null) return 'proof-used-before';
  if (question) return 'question-open';
  return isChecked ? null : 'proof-unchecked';
}
