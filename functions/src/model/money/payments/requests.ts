import { ApiError } from 'contract/errors';
import { hasOpenRequest } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { adminListDateTime } from 'contract/text/dates';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { describeDecision, findNewestPayments, toDecidedError } from './list-payments.ts';

export interface Request {
  readonly user: Stored<UserRecord>;
  readonly payment: Stored<PaymentRecord>;
}

/** Reads the member. Throws `wrong-status` if another decision deleted the account; `not-found`. */
export async function getRequestingUser(userId: string): Promise<Stored<UserRecord>> {
  const user = await users.get(userId);
  if (user !== undefined) return user;
  const [payment] = await findNewestPayments(userId, 1);
  throw payment === undefined ? new ApiError('not-found') : await toDecidedError(payment);
}

/**
 * Reads the payment that the admin saw, by default the newest. Throws `wrong-status` without a payment;
 * `other-payment` if it belongs to another user.
 */
export async function readRequest(user: Stored<UserRecord>, seenPaymentId?: string): Promise<Request> {
  const id = seenPaymentId ?? user.data.paymentId;
  const payment = id === null ? undefined : await payments.get(id);
  if (payment !== undefined && payment.data.userId === user.id) return { user, payment };
  throw new ApiError(seenPaymentId === undefined ? 'wrong-status' : 'other-payment');
}

export const isCurrent = ({ user, payment }: Request): boolean => user.data.paymentId === payment.id;

/** Describes the earlier decision, or the payment that replaced this one. */
export async function toNotWaitingError(request: Request): Promise<ApiError> {
  const { user, payment } = request;
  const { state, decidedAt } = payment.data;
  if (isCurrent(request)) return toDecidedError(payment);
  if (!hasOpenRequest(user.data.isActive)) {
    return toDecidedError(state === 'replaced' ? (await readRequest(user)).payment : payment);
  }
  const message =
    state === 'replaced' && decidedAt !== null
      ? `Pemohon mengganti bukti pembayarannya pada ${adminListDateTime(decidedAt)}. ${adminWording.seeNewProof}`
      : `${await describeDecision(payment.data)} ${adminWording.seeNewRequest}`;
  return new ApiError('other-payment', { message });
}
