import { ApiError } from 'contract/errors';
import { hasRequest } from 'contract/rules/membership';
import { adminListTime } from 'contract/words/dates';
import { wording } from 'contract/words/wording';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { decidedError, decidedText, newestPaymentsOf } from './payment-history.ts';

/** What is to be decided: a payment and who handed it in. */
export interface Request {
  readonly user: Stored<UserRecord>;
  readonly payment: Stored<PaymentRecord>;
}

/**
 * @throws ApiError wrong-status when the person was removed by another decision (their payments tell so),
 *   not-found when there never was one
 */
export async function getRequestingUser(userId: string): Promise<Stored<UserRecord>> {
  const user = await users.get(userId);
  if (user !== undefined) return user;
  const [payment] = await newestPaymentsOf(userId, 1);
  throw payment === undefined ? new ApiError('not-found') : await decidedError(payment);
}

/**
 * Reads the payment that a decision is about, beside its user.
 *
 * @param seen id of the payment that was on screen; without one it is the open (or newest) one
 * @throws ApiError wrong-status without any payment; other-payment when the one that was seen is none of theirs
 */
export async function requestOf(user: Stored<UserRecord>, seen?: string): Promise<Request> {
  const id = seen ?? user.data.paymentId;
  const payment = id === null ? undefined : await payments.get(id);
  if (payment !== undefined && payment.data.userId === user.id) return { user, payment };
  throw new ApiError(seen === undefined ? 'wrong-status' : 'other-payment');
}

/** Whether the payment is still the one that its user stands with; another may have taken its place. */
export const isCurrent = ({ user, payment }: Request): boolean => user.data.paymentId === payment.id;

/**
 * The refusal of a decision on a payment that waits for none (any more): says what became of it, and of the request
 * where another payment took its place. Two reads at most.
 */
export async function overError(request: Request): Promise<ApiError> {
  const { user, payment } = request;
  const { state, decidedAt } = payment.data;
  if (isCurrent(request)) return decidedError(payment);
  if (!hasRequest(user.data.isActive)) {
    return decidedError(state === 'replaced' ? (await requestOf(user)).payment : payment);
  }
  const message =
    state === 'replaced' && decidedAt !== null
      ? `Pemohon mengganti bukti pembayarannya pada ${adminListTime(decidedAt)}. ${wording.seeNewProof}`
      : `${await decidedText(payment.data)} ${wording.seeNewRequest}`;
  return new ApiError('other-payment', { message });
}
