import { ApiError, wrongStatus } from 'contract/errors';
import type { MembershipPaymentKind } from 'contract/money/payments';
import { feeOf, hasOpenRequest } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { adminListDateTime } from 'contract/text/dates';
import type { Batch } from '#data/batch.ts';
import { institutions, payments, users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { computeSeatEnd } from '#model/institutions/institution-status.ts';
import { extendOtherSeats } from '#model/institutions/seats.ts';

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
  return wrongStatus(await describeDecision(payment.data));
}

/** Returns the fee of one more year and the paying institution, for mails. */
export const toDues = ({ seat }: Pick<UserRecord, 'seat'>): { amount: number; institution?: string } => ({
  amount: feeOf(seat),
  ...(seat ? { institution: seat.institution } : {}),
});

/** The membership that a payment is for: of one member, or of an institution with all its seats. */
export interface Payer {
  /** Name of the institution; undefined for an individual. */
  readonly institution: string | undefined;
  /** Tax number (NPWP) of the payer, digits only; empty without one. */
  readonly taxNumber: string;
  /** Current end of the membership; null before the first approval. */
  readonly validUntil: Date | null;
  /** True while a payment of any coordinator waits. For an individual the own status shows this. */
  readonly isRenewing: boolean;
  /** Returns the end of the payer's own membership if the paid membership ends at `validUntil`. */
  toOwnEnd(validUntil: Date): Date;
  /** Adds a renewal request. If two coordinators renew concurrently, only one batch commits. */
  open(batch: Batch, paymentId: string): void;
  replace(batch: Batch, paymentId: string): void;
  /** Adds the effects outside the payer's record. */
  extend(batch: Batch, kind: MembershipPaymentKind, validUntil: Date, actor: Actor): Promise<void>;
  /** Adds the rejection of the payment, so that another one can follow. */
  close(batch: Batch, reason: string | null, actor: Actor): void;
}

/** Returns the payer. Throws `wrong-status` if it was deleted. */
export async function readPayer(
  { institutionId }: Pick<PaymentRecord, 'institutionId'>,
  user: Stored<UserRecord>,
): Promise<Payer> {
  if (institutionId === undefined) return toIndividualPayer(user);
  const institution = await institutions.get(institutionId);
  if (institution === undefined) throw new ApiError('wrong-status');
  return toInstitutionPayer(institution, user);
}

const toIndividualPayer = ({ data }: Stored<UserRecord>): Payer => ({
  institution: undefined,
  taxNumber: data.taxNumber ?? '',
  validUntil: data.validUntil,
  isRenewing: false,
  toOwnEnd: (validUntil) => validUntil,
  open() {},
  replace() {},
  async extend() {},
  close() {},
});

function toInstitutionPayer(institution: Stored<InstitutionRecord>, user: Stored<UserRecord>): Payer {
  const { id, data, version } = institution;
  const target = { id, name: data.name };
  const write = (batch: Batch, changes: Partial<Pick<InstitutionRecord, 'openPaymentId' | 'validUntil'>>) =>
    batch.update(institutions, id, changes, version);
  return {
    institution: data.name,
    taxNumber: data.taxNumber ?? '',
    validUntil: data.validUntil,
    isRenewing: data.openPaymentId !== null,
    toOwnEnd: (validUntil) => computeSeatEnd(data, user.id, validUntil),
    open(batch, paymentId) {
      write(batch, { openPaymentId: paymentId });
      recordAudit(batch, actorOf(user), 'institution.renewal-request', target);
    },
    replace(batch, paymentId) {
      write(batch, { openPaymentId: paymentId });
    },
    async extend(batch, kind, validUntil, actor) {
      write(batch, { validUntil, openPaymentId: null });
      const action = kind === 'registration' ? 'institution.approve' : 'institution.renew';
      recordAudit(batch, actor, action, target, { validUntil: validUntil.toISOString() });
      await extendOtherSeats(batch, institution, user.id, validUntil, actor);
    },
    close(batch, reason, actor) {
      write(batch, { openPaymentId: null });
      recordAudit(batch, actor, 'institution.reject-renewal', target, { reason });
    },
  };
}
