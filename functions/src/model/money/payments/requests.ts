import { ApiError } from 'contract/errors';
import { hasOpenRequest } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { adminListDateTime } from 'contract/text/dates';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';

/** Returns the query for the newest payments of a user or an institution. */
export const toNewestQuery = (field: 'userId' | 'institutionId', id: string, limit: number) =>
  ({ where: [[field, id]], orderBy: 'createdAt', direction: 'desc', limit }) as const;

/** Finds the newest payments of a user, also of a deleted one, newest first. */
export const findNewestPayments = (userId: string, limit: number): Promise<Stored<PaymentRecord>[]> =>
  payments.query(toNewestQuery('userId', userId, limit));

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

/** Describes time and admin of a decision, for admins only. */
async function describeOutcome({ decidedBy, decidedAt, state, userId }: PaymentRecord): Promise<string> {
  const moment = decidedAt === null ? '' : ` pada ${adminListDateTime(decidedAt)}`;
  if (decidedBy === userId) return `ditarik oleh pemohon${moment}`;
  const verb = state === 'approved' ? 'disetujui' : 'ditolak';
  if (decidedBy === systemActor.id) return `${verb} otomatis${moment}`;
  const name = decidedBy === null ? undefined : (await users.get(decidedBy))?.data.name;
  return `${verb} oleh ${name ?? 'admin lain'}${moment}`;
}

/** Returns the text that another decision came first. */
export const describeDecision = async (payment: PaymentRecord): Promise<string> =>
  `Permintaan ini sudah ${await describeOutcome(payment)}.`;

/** Returns the error for a request that does not wait. `payment` is undefined if unknown. */
export async function toDecidedError(payment: Stored<PaymentRecord> | undefined): Promise<ApiError> {
  if (payment === undefined || payment.data.state === 'waiting') return new ApiError('wrong-status');
  return new ApiError('wrong-status', { message: await describeDecision(payment.data) });
}
