import { ApiError } from 'contract/errors';
import { type ReviewReason, reviewReasonTexts } from 'contract/rules/review-reasons';
import type { UserRecord } from '#data/records.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import { findReviewReason } from '#model/people/review-reasons.ts';

/**
 * Returns the signed text: the request, and the state of alarm and question when this admin saw its review.
 */
const toSignedText = (adminId: string, { paymentId, proofCheck, question }: UserRecord): string =>
  [adminId, paymentId, proofCheck?.alarmAt?.getTime(), question?.askedAt.getTime()].join('.');

/**
 * Returns a token that proves that an admin has seen a review. The review contains it and the approval sends
 * it back, so that a review costs no write. A new alarm or question invalidates it.
 */
export const createReviewToken = (adminId: string, user: UserRecord): string =>
  computeSignature('review', toSignedText(adminId, user));

/**
 * Returns the reason why this request requires a review, after checking that the admin has seen it; null
 * without one.
 *
 * @param token token of the review that the admin has seen, if any
 * @throws ApiError `review-first` without a valid token
 */
export function requireReviewed(
  adminId: string,
  user: UserRecord,
  token: string | undefined,
): ReviewReason | null {
  const reason = findReviewReason(user);
  if (reason === null || isValidSignature(token ?? '', 'review', toSignedText(adminId, user))) return reason;
  throw new ApiError('review-first', { message: reviewReasonTexts[reason] });
}
