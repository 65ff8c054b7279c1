import type { EarlierPayment, Reuse, Review } from 'contract/money/reviews';
import { limits } from 'contract/rules/limits';
import { canTransition, extendMembership, feeOf } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { institutions, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { findMissingMoney } from '#model/money/statements/coverage.ts';
import { toApprovalTransition } from './decisions.ts';
import { findRecordedMatches, type ProofMatch } from './find-matches.ts';
import { findNewestPayments, readNames, toDecidedError } from './list-payments.ts';
import { checkProof, correctCheck } from './proof-checks.ts';
import { toRequestRow } from './request-list.ts';
import { getRequestingUser } from './requests.ts';
import { createReviewToken } from './review-tokens.ts';

type Payment = Stored<PaymentRecord>;

const { earlierPayments, reuses } = limits.review;

/**
 * Reads a review without a search; `isCompared` shows whether one was made. Corrects a stored result that the matches
 * contradict. Throws `not-found`; `wrong-status`.
 */
export const readReview = (userId: string, adminId: string): Promise<Review> =>
  retryOnConflict(async () => {
    const user = await getRequestingUser(userId);
    const newest = await findNewestPayments(userId, earlierPayments + 1);
    const open = newest.find(({ id }) => id === user.data.paymentId) ?? (await readOlderPayment(user.data));
    if (open === undefined || !isWaiting(user.data, open.data)) throw await toDecidedError(open);
    const isCompared = open.data.alike !== undefined;
    const matches = await findRecordedMatches(open);
    const corrected = isCompared ? await correctCheck(user, open.id, matches.length > 0) : user.data;
    return {
      user: toRequestRow({ ...user, data: corrected }, await findMissingMoney([user])),
      payment: toOpenPayment(open, user.data, await readCurrentEnd(open, user)),
      earlier: newest
        .filter(({ id }) => id !== open.id)
        .slice(0, earlierPayments)
        .map(toEarlierPayment),
      reuses: await readReuses(matches.slice(0, reuses)),
      isCompared,
      seal: createReviewToken(adminId, corrected),
    };
  });

/** Reads a review after comparing the proof, which the upload may have missed. Throws as `readReview`. */
export const readComparedReview = async (userId: string, adminId: string): Promise<Review> => {
  await retryOnConflict(async () => {
    const { paymentId } = (await getRequestingUser(userId)).data;
    const open = paymentId === null ? undefined : await payments.get(paymentId);
    if (open?.data.state === 'waiting' && open.data.alike === undefined) await checkProof(open);
  });
  return readReview(userId, adminId);
};

/** Reads a waiting payment that has many newer payments of events. */
const readOlderPayment = async ({ paymentId }: UserRecord): Promise<Payment | undefined> =>
  paymentId === null ? undefined : payments.get(paymentId);

const isWaiting = ({ isActive }: UserRecord, { kind, state }: PaymentRecord): boolean =>
  state === 'waiting' && kind !== 'event' && canTransition(toApprovalTransition(kind), isActive);

/** Returns the end that an approval extends: of the institution if it pays. */
async function readCurrentEnd(
  { data: { institutionId } }: Payment,
  user: Stored<UserRecord>,
): Promise<Date | null> {
  if (institutionId === undefined) return user.data.validUntil;
  return (await institutions.get(institutionId))?.data.validUntil ?? null;
}

const toOpenPayment = (
  { id, data }: Payment,
  user: UserRecord,
  validUntil: Date | null,
): Review['payment'] => ({
  _id: id,
  kind: data.kind,
  expectedAmount: data.amount,
  bill: data.bill === undefined ? null : { code: data.bill, fee: feeOf(user.seat) * (data.years ?? 1) },
  event: null,
  years: data.years ?? 1,
  uploadedAt: data.createdAt.toISOString(),
  previousStatus: data.previousStatus,
  previousValidUntil: data.previousValidUntil?.toISOString() ?? null,
  validUntilIfApproved: extendMembership(clock.now(), validUntil, data.years).toISOString(),
});

export const toEarlierPayment = ({ id, data }: Payment): EarlierPayment => ({
  _id: id,
  kind: data.kind,
  amount: data.amount,
  state: data.state,
  uploadedAt: data.createdAt.toISOString(),
  decidedAt: data.decidedAt?.toISOString() ?? null,
  reason: data.reason,
});

export async function readReuses(matches: readonly ProofMatch[]): Promise<Reuse[]> {
  const names = await readNames(matches.map(({ payment }) => payment.data.userId));
  return matches.map(({ payment: { id, data }, match }) => ({
    _id: id,
    match,
    userId: data.userId,
    name: names.get(data.userId) ?? null,
    kind: data.kind,
    state: data.state,
    uploadedAt: data.createdAt.toISOString(),
  }));
}
