import { ApiError } from 'contract/errors';
import { type ReviewReason, reviewReasonTexts } from 'contract/rules/review-reasons';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import type { ReviewState } from '#model/people/profile/review-reasons.ts';

/** Returns the request, and the state of alarm and question when this admin saw its review. */
const toSignedText = (adminId: string, { paymentId, proofCheck, question }: ReviewState): string =>
  [adminId, paymentId, proofCheck?.alarmAt?.getTime(), question?.askedAt.getTime()].join('.');

/** Proves without a write that an admin has seen a review. A new alarm or question invalidates it. */
export const createReviewToken = (adminId: string, state: ReviewState): string =>
  computeSignature('review', toSignedText(adminId, state));

/**
 * Returns `reason`, why a review is required, after checking that the admin has seen it; null without reason.
 * Throws `review-first` without a valid token.
 */
export function requireReviewed(
  adminId: string,
  state: ReviewState,
  reason: ReviewReason | null,
  token: string | undefined,
): ReviewReason | null {
  if (reason === null || isValidSignature(token ?? '', 'review', toSignedText(adminId, state))) return reason;
  throw new ApiError('review-first', { message: reviewReasonTexts[reason] });
}
