import { ApiError } from 'contract/errors';
import type { EarlierPayment, Reuse, Review } from 'contract/reviews';
import { limits } from 'contract/rules/limits';
import { extendedByOneYear, mayMove } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { institutions, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { hashDistance, nearDistance } from '#model/files/image-hash.ts';
import { userRowOf } from '#model/people/user-projection.ts';
import { approvalOf, getRequestingUser } from './decisions.ts';
import { namesOf, newestPaymentsOf } from './payment-history.ts';

type Payment = Stored<PaymentRecord>;

const { earlierPayments, reuses, candidates } = limits.review;

/**
 * What an admin needs to see of one request. Costs, beside the caller: the user, their newest payments (11 at
 * most), the payments with the same proof and with a similar one (21 at most each), and the people behind those
 * that are shown (10 at most); with nothing in the past and nothing alike four in all.
 *
 * @throws ApiError not-found; wrong-status unless a payment of theirs waits for a decision
 */
export async function reviewOf(userId: string): Promise<Review> {
  const user = await getRequestingUser(userId);
  const newest = await newestPaymentsOf('userId', userId, earlierPayments + 1);
  const open = newest.find(({ id }) => id === user.data.paymentId);
  if (open === undefined || !isWaiting(user.data, open.data)) throw new ApiError('wrong-status');
  return {
    user: userRowOf(user),
    payment: openPaymentOf(open, await endSoFarOf(open, user)),
    earlier: newest
      .filter(({ id }) => id !== open.id)
      .slice(0, earlierPayments)
      .map(earlierPaymentOf),
    reuses: await reusesOf(open),
  };
}

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

const openPaymentOf = ({ id, data }: Payment, validUntil: Date | null): Review['payment'] => ({
  _id: id,
  kind: data.kind,
  expectedAmount: data.amount,
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

const newestFirst = (a: Payment, b: Payment): number =>
  b.data.createdAt.getTime() - a.data.createdAt.getTime();

/** Other payments with this proof, whoever made them and whatever became of them. */
async function reusesOf(open: Payment): Promise<Reuse[]> {
  const { sha256, imageHash, hashBands } = open.data;
  // One more than is looked at: the payment finds itself too.
  const [same, similar] = await Promise.all([
    payments.find('sha256', sha256, candidates + 1),
    payments.findAny('hashBands', hashBands, candidates + 1),
  ]);
  const exact = same.filter(({ id }) => id !== open.id).sort(newestFirst);
  const near = similar
    .filter(({ data }) => data.sha256 !== sha256 && hashDistance(data.imageHash, imageHash) <= nearDistance)
    .sort(newestFirst);
  const matches = [
    ...exact.map((payment) => ({ payment, match: 'exact' as const })),
    ...near.map((payment) => ({ payment, match: 'near' as const })),
  ].slice(0, reuses);
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
