import {
  type EarlierPayment,
  earlierPayment,
  openPayment,
  type Reuse,
  type Review,
  reuse,
} from 'contract/money/reviews';
import { limits } from 'contract/rules/limits';
import { canTransition, extendMembership, feeOf } from 'contract/rules/membership';
import type { RequestRow } from 'contract/schemas/request-rows';
import { clock } from '#data/clock.ts';
import { institutions, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { findMissingMoney } from '#model/money/statements/coverage.ts';
import type { ReviewState } from '#model/people/profile/review-reasons.ts';
import { toApprovalTransition } from './approve-dues.ts';
import { createReviewToken } from './approve-payment.ts';
import { readNames } from './list-payments.ts';
import { checkProof, correctCheck, findRecordedMatches, type ProofMatch } from './proof-checks.ts';
import { toRequestRow } from './request-list.ts';
import { findNewestPayments, getRequestingUser, toDecidedError } from './requests.ts';

type Payment = Stored<PaymentRecord>;

const { earlierPayments, reuses } = limits.review;

/** A payment that waits, with the facts that differ between dues and events. */
interface ReviewedPayment {
  readonly row: RequestRow;
  readonly payment: Review['payment'];
  /** The payment with its proof; undefined for money without one. */
  readonly proof: Payment | undefined;
  /** Payments of the person from `findReviewedPayments`. */
  readonly newest: readonly Payment[];
  /** Payments with a similar proof. */
  readonly matches: readonly ProofMatch[];
  readonly reviewState: ReviewState;
}

/** Finds the newest payments of a user that a review shows, in addition to the reviewed one. */
export const findReviewedPayments = (userId: string): Promise<Payment[]> =>
  findNewestPayments(userId, earlierPayments + 1);

/** Returns the review of a payment, with the token for this admin. */
export async function toReview(
  { row, payment, proof, newest, matches, reviewState }: ReviewedPayment,
  adminId: string,
): Promise<Review> {
  const reviewToken = createReviewToken(adminId, reviewState);
  return {
    user: row,
    payment,
    earlier: newest
      .filter(({ id }) => id !== proof?.id)
      .slice(0, earlierPayments)
      .map(toEarlierPayment),
    reuses: await readReuses(matches.slice(0, reuses)),
    isCompared: proof === undefined || proof.data.alike !== undefined,
    reviewToken,
    seal: reviewToken,
  };
}

/** Compares a waiting proof, which the upload may have missed. Safe to repeat. Throws as `findProof`. */
export const compareProof = (findProof: () => Promise<Payment | undefined>): Promise<void> =>
  retryOnConflict(async () => {
    const proof = await findProof();
    if (proof?.data.state === 'waiting' && proof.data.alike === undefined) await checkProof(proof);
  });

/**
 * Reads a review without a search; `isCompared` shows whether one was made. Corrects a stored result that the matches
 * contradict. Throws `not-found`; `wrong-status`.
 */
export const readReview = (userId: string, adminId: string): Promise<Review> =>
  retryOnConflict(async () => {
    const user = await getRequestingUser(userId);
    const newest = await findReviewedPayments(userId);
    const open = newest.find(({ id }) => id === user.data.paymentId) ?? (await readOwnPayment(user.data));
    if (open === undefined || !isWaiting(user.data, open.data)) throw await toDecidedError(open);
    const matches = await findRecordedMatches(open);
    const isCompared = open.data.alike !== undefined;
    const corrected = isCompared ? await correctCheck(user, open.id, matches.length > 0) : user.data;
    const row = toRequestRow({ ...user, data: corrected }, await findMissingMoney([user]));
    const payment = toOpenPayment(open, user.data, await readCurrentEnd(open, user));
    return toReview({ row, payment, proof: open, newest, matches, reviewState: corrected }, adminId);
  });

/** Reads a review after comparing the proof, which the upload may have missed. Throws as `readReview`. */
export const readComparedReview = async (userId: string, adminId: string): Promise<Review> => {
  await compareProof(async () => readOwnPayment((await getRequestingUser(userId)).data));
  return readReview(userId, adminId);
};

/** Reads the newest payment of dues of a user, which may have many newer payments of events. */
const readOwnPayment = async ({ paymentId }: UserRecord): Promise<Payment | undefined> =>
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
  ...pickReplyFields(openPayment, data),
  expectedAmount: data.amount,
  bill: data.bill === undefined ? null : { code: data.bill, fee: feeOf(user.seat) * (data.years ?? 1) },
  event: null,
  years: data.years ?? 1,
  uploadedAt: data.createdAt.toISOString(),
  validUntilIfApproved: extendMembership(clock.now(), validUntil, data.years).toISOString(),
});

const toEarlierPayment = ({ id, data }: Payment): EarlierPayment => ({
  _id: id,
  ...pickReplyFields(earlierPayment, data),
  uploadedAt: data.createdAt.toISOString(),
});

async function readReuses(matches: readonly ProofMatch[]): Promise<Reuse[]> {
  const names = await readNames(matches.map(({ payment }) => payment.data.userId));
  return matches.map(({ payment: { id, data }, match }) => ({
    _id: id,
    match,
    ...pickReplyFields(reuse, data),
    name: names.get(data.userId) ?? null,
    uploadedAt: data.createdAt.toISOString(),
  }));
}
