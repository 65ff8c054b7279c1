import type { EarlierPayment, Reuse, Review } from 'contract/reviews';
import { limits } from 'contract/rules/limits';
import { extendedByOneYear, feeOf, mayMove } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { institutions, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { whileContended } from '#model/base/contention.ts';
import { lackingMoney } from '#model/people/bank-coverage.ts';
import { requestRowOf } from '#model/people/user-projection.ts';
import { approvalOf } from './decisions.ts';
import { decidedError, namesOf, newestPaymentsOf } from './payment-history.ts';
import { checkProof, correctCheck } from './proof-checks.ts';
import { knownMatchesOf, type ProofMatch } from './proof-matches.ts';
import { getRequestingUser } from './requests.ts';
import { sealOf } from './review-seals.ts';

type Payment = Stored<PaymentRecord>;

const { earlierPayments, reuses } = limits.review;

/**
 * What an admin needs to see of one request. Costs, beside the caller: the user, the institution where it pays, their
 * newest payments (6 at most), the payments with the same proof and with the same slip (`queryLimits.notedProofs` at
 * most), the people behind those that are shown (3 at most), and where money may be missing the days that statements told
 * of: 19 at the very most, and with nothing in the past and
 * nothing alike four in all. Nothing is searched for: `isCompared` tells whether that was done. A look that shows
 * otherwise than what is noted of a proof that was compared puts the note right.
 *
 * @param adminId whose look it is
 * @throws ApiError not-found; wrong-status unless a payment of theirs waits for a decision
 */
export const reviewOf = (userId: string, adminId: string): Promise<Review> =>
  whileContended(async () => {
    const user = await getRequestingUser(userId);
    const newest = await newestPaymentsOf(userId, earlierPayments + 1);
    const open = newest.find(({ id }) => id === user.data.paymentId);
    if (open === undefined || !isWaiting(user.data, open.data)) throw await decidedError(open);
    const isCompared = open.data.alike !== undefined;
    const matches = await knownMatchesOf(open);
    const noted = isCompared ? await correctCheck(user, open.id, matches.length > 0) : user.data;
    return {
      user: requestRowOf({ ...user, data: noted }, await lackingMoney([user])),
      payment: openPaymentOf(open, user.data, await endSoFarOf(open, user)),
      earlier: newest
        .filter(({ id }) => id !== open.id)
        .slice(0, earlierPayments)
        .map(earlierPaymentOf),
      reuses: await reusesOf(matches.slice(0, reuses)),
      isCompared,
      seal: sealOf(adminId, noted),
    };
  });

/**
 * The review, once its proof has been compared with all others, which an upload may not have come to. Costs, beside the
 * review: person, payment and `queryLimits.alikeProofs`.
 *
 * @throws as `reviewOf`
 */
export const comparedReviewOf = async (userId: string, adminId: string): Promise<Review> => {
  await whileContended(async () => {
    const { paymentId } = (await getRequestingUser(userId)).data;
    const open = paymentId === null ? undefined : await payments.get(paymentId);
    if (open?.data.state === 'waiting' && open.data.alike === undefined) await checkProof(open);
  });
  return reviewOf(userId, adminId);
};

const isWaiting = ({ isActive }: UserRecord, { kind, state }: PaymentRecord): boolean =>
  state === 'waiting' && mayMove(approvalOf(kind), isActive);

/** The end that an approval adds a year to: that of the institution, where it pays. */
async function endSoFarOf(
  { data: { institutionId } }: Payment,
  user: Stored<UserRecord>,
): Promise<Date | null> {
  if (institutionId === undefined) return user.data.validUntil;
  return (await institutions.get(institutionId))?.data.validUntil ?? null;
}

const openPaymentOf = (
  { id, data }: Payment,
  user: UserRecord,
  validUntil: Date | null,
): Review['payment'] => ({
  _id: id,
  kind: data.kind,
  expectedAmount: data.amount,
  bill: data.bill === undefined ? null : { code: data.bill, fee: feeOf(user.seat) },
  uploadedAt: data.createdAt.toISOString(),
  previousStatus: data.previousStatus,
  previousValidUntil: data.previousValidUntil?.toISOString() ?? null,
  validUntilIfApproved: extendedByOneYear(clock.now(), validUntil).toISOString(),
});

const earlierPaymentOf = ({ id, data }: Payment): EarlierPayment => ({
  _id: id,
  kind: data.kind,
  amount: data.amount,
  state: data.state,
  uploadedAt: data.createdAt.toISOString(),
  decidedAt: data.decidedAt?.toISOString() ?? null,
  reason: data.reason,
});

async function reusesOf(matches: readonly ProofMatch[]): Promise<Reuse[]> {
  const names = await namesOf(matches.map(({ payment }) => payment.data.userId));
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
