import { ApiError } from 'contract/errors';
import { mayMove } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import {
  emailChanges,
  factorResets,
  factors,
  intents,
  payments,
  removals,
  sessions,
  users,
} from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { orConflict, whileContended } from '#model/base/contention.ts';
import { countStatus } from '#model/base/counts.ts';
import { releaseEmail } from '#model/base/email-owners.ts';
import { commitWithIntent, discard, intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { revokeCard } from '#model/card/card.ts';
import { leaveInstitution } from '#model/institutions/leaving.ts';
import { type Decision, isRejectionBy } from '#model/payments/decisions.ts';
import { decidedError, newestPaymentsOf } from '#model/payments/payment-history.ts';
import { proofFileOf } from '#model/payments/proofs.ts';
import { overError, requestOf } from '#model/payments/requests.ts';
import { takeAdminAway } from './admins.ts';

/**
 * Turns an application down: account, record, sessions and files go, an audit entry stays. Safe to repeat by the same
 * admin.
 *
 * @param seen id of the payment that was on screen
 * @throws ApiError not-found; wrong-status when the application does not wait for a decision; other-payment when it
 *   waits with another payment than the one that was seen
 */
export const rejectRegistration = (
  userId: string,
  actor: Actor,
  reason: string | null,
  seen?: string,
): Promise<Decision> =>
  whileContended(async () => {
    const user = await users.get(userId);
    if (user === undefined) return rejectGone(userId, actor);
    if (seen !== undefined && seen !== user.data.paymentId)
      throw await overError(await requestOf(user, seen));
    if (!mayMove('approve', user.data.isActive)) throw await decidedErrorOf(user);
    await removePerson(user, actor, 'registration.reject', reason);
    return { changed: true };
  });

/** Whose record is gone: a rejection takes it along. */
async function rejectGone(userId: string, actor: Actor): Promise<Decision> {
  const [payment] = await newestPaymentsOf(userId, 1);
  if (payment === undefined) throw new ApiError('not-found');
  if (isRejectionBy(actor, payment.data)) return { changed: false };
  throw await decidedError(payment);
}

async function decidedErrorOf({ data }: Stored<UserRecord>): Promise<ApiError> {
  const payment = data.paymentId === null ? undefined : await payments.get(data.paymentId);
  return decidedError(payment?.data.kind === 'registration' ? payment : undefined);
}

/**
 * As `rejectRegistration`, for the daily job, if nothing about the applicant has changed since they were read.
 *
 * @throws WriteConflict when something has
 */
export const closeApplication = (user: Stored<UserRecord>, reason: string): Promise<void> =>
  removePerson(user, systemActor, 'registration.reject', reason);

/**
 * Deletes the account of a membership that ended long ago, for the daily job, if nothing about it has changed since it
 * was read. A last coordinator passes coordination on, as with a deletion by an admin.
 *
 * @throws WriteConflict when something has
 */
export const removeLapsed = (user: Stored<UserRecord>): Promise<void> =>
  removePerson(user, systemActor, 'account.lapse', null);

/**
 * Deletes a user with everything that is theirs; the payments stay in the ledger without their files.
 *
 * @param requireMay refuses whose account the caller may not delete
 * @throws ApiError not-found; last-admin
 */
export async function deleteUser(
  userId: string,
  actor: Actor,
  requireMay: (account: UserRecord) => void = () => undefined,
): Promise<void> {
  const user = await users.get(userId);
  if (user === undefined) throw new ApiError('not-found');
  requireMay(user.data);
  await orConflict(removePerson(user, actor, 'user.delete', null));
}

/**
 * Deletes the account of the caller, as `deleteUser` does, and tells them by mail. Who was deleted by an admin
 * meanwhile is gone as they wished.
 *
 * @param self as read with this request
 * @throws ApiError last-admin; last-coordinator; conflict when others changed the record again and again
 */
export const deleteSelf = (self: Stored<UserRecord>): Promise<void> =>
  whileContended(async (attempt) => {
    const user = attempt === 1 ? self : await users.get(self.id);
    if (user === undefined) return;
    await removePerson(user, actorOf(user), 'account.delete', null);
  });

/**
 * The batch decides: with it the person is gone for everyone. Account and files follow, now or by the
 * sweep, as the intent written in the same batch names them.
 *
 * @throws WriteConflict when somebody wrote in between; ApiError last-admin, last-coordinator
 */
async function removePerson(
  user: Stored<UserRecord>,
  actor: Actor,
  action: 'registration.reject' | 'user.delete' | 'account.delete' | 'account.lapse',
  reason: string | null,
): Promise<void> {
  const ownPayments = await payments.find('userId', user.id, queryLimits.ownPayments);
  const intentId = newId();
  const batch = new Batch();
  const logos = await leaveInstitution(batch, user, actor);
  const ownFiles = [user.data.photoFile, ...ownPayments.map(({ data }) => proofFileOf(data))];
  const files = [...ownFiles.filter((file) => file !== null), ...logos];
  batch.delete(users, user.id, user.version);
  batch.delete(sessions, user.id);
  batch.delete(emailChanges, user.id);
  if (user.data.factorSince) batch.delete(factors, user.id).delete(factorResets, user.id);
  releaseEmail(batch, user.data.email);
  for (const payment of ownPayments)
    batch.update(payments, payment.id, closingOf(payment.data, actor, reason), payment.version);
  revokeCard(batch, user);
  countStatus(batch, user.data.isActive, null);
  if (user.data.role === 'Admin') await takeAdminAway(batch, user);
  recordAudit(batch, actor, action, actorOf(user), { reason });
  if (action === 'registration.reject') queueMail(batch, 'registration-rejected', user, { reason });
  if (action === 'account.delete')
    queueMail(batch, 'account-deleted', user, { at: clock.now().toISOString() });
  batch.create(removals, user.id, { email: user.data.email, removedAt: clock.now() });
  batch.create(intents, intentId, intentRecord({ kind: 'removal', uid: user.id, files }));
  await commitWithIntent(batch, intentId);
  try {
    await discard({ id: intentId, uid: user.id, files });
  } catch {
    // The decision stands; the sweep removes what is left.
  }
}

const closingOf = (payment: PaymentRecord, actor: Actor, reason: string | null): Partial<PaymentRecord> => ({
  file: null,
  ...(payment.state === 'waiting'
    ? { state: 'rejected' as const, reason, decidedBy: actor.id, decidedAt: clock.now() }
    : {}),
});
