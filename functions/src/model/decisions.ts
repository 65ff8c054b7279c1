import { ApiError } from 'contract/errors';
import { extendedByOneYear, mayMove } from 'contract/membership';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { closeInstitutionPayment, extendInstitution, paidInstitution } from './institutions/payments.ts';
import { endInSeat } from './institutions/standing.ts';
import { type Actor, countStatus, queueMail, recordAudit } from './ledger.ts';
import { claimNumber } from './member-numbers.ts';
import { searchFields } from './user-search.ts';

export interface Decision {
  /** False when the same decision had been taken before: nothing was written. */
  readonly changed: boolean;
  readonly validUntil: Date | null;
}

interface Request {
  readonly user: Stored<UserRecord>;
  readonly payment: Stored<PaymentRecord>;
}

/**
 * @throws ApiError wrong-status when the person was removed by another decision (their payments tell so),
 *   not-found when there never was one
 */
export async function requestingUser(userId: string): Promise<Stored<UserRecord>> {
  const user = await users.get(userId);
  if (user !== undefined) return user;
  const [payment] = await payments.find('userId', userId, 1);
  throw new ApiError(payment === undefined ? 'not-found' : 'wrong-status');
}

/** Reads what is to be decided: the open (or newest) payment beside the user. */
async function requestOf(user: Stored<UserRecord>): Promise<Request> {
  const payment = user.data.paymentId === null ? undefined : await payments.get(user.data.paymentId);
  if (payment === undefined) throw new ApiError('wrong-status');
  return { user, payment };
}

/**
 * Tries again when another write came between; the second look then tells what became of the request.
 *
 * @param decide reads and writes anew; told which attempt it is, from 1
 * @param attempts how often others may have been faster
 * @throws ApiError conflict when they were
 */
export async function whileContended<T>(decide: (attempt: number) => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide(attempt);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (attempt === attempts) throw new ApiError('conflict');
    }
  }
}

/**
 * Accepts a payment: the membership is active for one more year. Safe to repeat.
 *
 * @throws ApiError not-found; wrong-status unless the request waits for this decision
 */
export const approvePayment = (
  kind: PaymentRecord['kind'],
  userId: string,
  actor: Actor,
): Promise<Decision> =>
  whileContended(async () => {
    const { user, payment } = await requestOf(await requestingUser(userId));
    if (payment.data.kind !== kind) throw new ApiError('wrong-status');
    if (payment.data.state === 'approved') return { changed: false, validUntil: user.data.validUntil };
    const transition = kind === 'registration' ? 'approve' : 'renew';
    if (!mayMove(transition, user.data.isActive)) throw new ApiError('wrong-status');
    const institution = await paidInstitution(payment.data);
    const { validUntil: endSoFar } = (institution ?? user).data;
    const validUntil = extendedByOneYear(clock.now(), endSoFar);
    const batch = new Batch();
    const number = claimNumber(batch, user);
    writeDecision(batch, { user, payment }, actor, { state: 'approved', reason: null });
    batch.update(
      users,
      user.id,
      {
        isActive: 'active',
        validUntil: institution === undefined ? validUntil : endInSeat(institution.data, user.id, validUntil),
        rejectionReason: null,
        memberNumber: number,
        ...withoutQuestion(user.data),
        ...searchFields({ ...user.data, memberNumber: number }),
        updatedAt: clock.now(),
      },
      user.version,
    );
    countStatus(batch, user.data.isActive, 'active');
    recordAudit(batch, actor, `${kind}.approve`, nameOf(user), { validUntil: validUntil.toISOString() });
    const told = institution === undefined ? {} : { institution: institution.data.name };
    queueMail(batch, `${kind}-approved`, user, { validUntil: validUntil.toISOString(), ...told });
    if (institution !== undefined) await extendInstitution(batch, institution, user, validUntil, kind, actor);
    await batch.commit();
    return { changed: true, validUntil };
  });

/**
 * Turns a renewal down. The reason is kept for the member; paid days that are left stay valid.
 *
 * @throws ApiError not-found; wrong-status unless the renewal waits for a decision
 */
export const rejectRenewal = (userId: string, actor: Actor, reason: string | null): Promise<void> =>
  whileContended(async () => rejectAsRead(await requestingUser(userId), actor, reason));

/**
 * Turns a renewal down if nothing about its member has changed since they were read.
 *
 * @throws WriteConflict when something has; ApiError wrong-status unless the renewal waits for a decision
 */
export async function rejectAsRead(
  user: Stored<UserRecord>,
  actor: Actor,
  reason: string | null,
): Promise<void> {
  const request = await requestOf(user);
  if (!mayMove('rejectRenew', user.data.isActive)) throw new ApiError('wrong-status');
  const batch = new Batch();
  writeDecision(batch, request, actor, { state: 'rejected', reason });
  batch.update(
    users,
    user.id,
    {
      isActive: 'rejectedByAdmin',
      rejectionReason: reason,
      ...withoutQuestion(user.data),
      updatedAt: clock.now(),
    },
    user.version,
  );
  countStatus(batch, user.data.isActive, 'rejectedByAdmin');
  recordAudit(batch, actor, 'renewal.reject', nameOf(user), { reason });
  queueMail(batch, 'renewal-rejected', user, { reason });
  const institution = await paidInstitution(request.payment.data);
  if (institution !== undefined) closeInstitutionPayment(batch, institution, actor, reason);
  await batch.commit();
}

/** A decision leaves nothing to ask; records that were never asked of stay as they are. */
const withoutQuestion = ({ question, answer }: UserRecord): Pick<UserRecord, 'question' | 'answer'> => ({
  ...(question ? { question: null } : {}),
  ...(answer ? { answer: null } : {}),
});

function writeDecision(
  batch: Batch,
  { payment }: Request,
  actor: Actor,
  outcome: Pick<PaymentRecord, 'state' | 'reason'>,
): void {
  batch.update(
    payments,
    payment.id,
    { ...outcome, decidedBy: actor.id, decidedAt: clock.now() },
    payment.version,
  );
}

const nameOf = (user: Stored<UserRecord>): Actor => ({ id: user.id, name: user.data.name });
