import { ApiError } from 'contract/errors';
import { type ReviewReason, reviewReasonTexts } from 'contract/rules/review-reasons';
import type { UserRecord } from '#data/records.ts';
import { isSignatureOf, signatureOf } from '#model/base/signatures.ts';
import { reviewReasonOf } from '#model/people/review-reasons.ts';

/** Which request, and how alarm and question stood when this admin saw its review. */
const statementOf = (adminId: string, { paymentId, proofCheck, question }: UserRecord): string =>
  [adminId, paymentId, proofCheck?.alarmAt?.getTime(), question?.askedAt.getTime()].join('.');

/**
 * Says that an admin has seen a review: goes out with it and comes back with the approval, so that a look costs no
 * write. Void as soon as the alarm arises, rises again, or another question is asked.
 */
export const sealOf = (adminId: string, user: UserRecord): string =>
  signatureOf('review', statementOf(adminId, user));

/**
 * Why the approval of this request needs a look, which the admin has had; null where it needs none.
 *
 * @param seal of the review that the admin has seen, if any
 * @throws ApiError review-first when they have not seen it as it stands
 */
export function requireReviewed(
  adminId: string,
  user: UserRecord,
  seal: string | undefined,
): ReviewReason | null {
  const reason = reviewReasonOf(user);
  if (reason === null || isSignatureOf(seal ?? '', 'review', statementOf(adminId, user))) return reason;
  throw new ApiError('review-first', { message: reviewReasonTexts[reason] });
}
