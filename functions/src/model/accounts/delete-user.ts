import { ApiError } from 'contract/errors';
import { canTransition } from 'contract/rules/membership';
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
import type { UserRecord } from '#data/records.ts';
import { type Actor, actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { releaseEmail } from '#model/base/claim-email.ts';
import { countStatus } from '#model/base/counts.ts';
import { commitWithIntent, discard, intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { revokeCard } from '#model/card/card.ts';
import { endRegistration } from '#model/events/groups/end-registration.ts';
import { reopenGroupPayments } from '#model/events/payments/group-payments.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import { removeRegistrations } from '#model/events/registration/own-registrations.ts';
import { leaveInstitution } from '#model/institutions/leave-institution.ts';
import { isRejectionBy } from '#model/money/payments/approve-dues.ts';
import { addDecision, type Decision } from '#model/money/payments/approve-payment.ts';
import { toDeletableFile } from '#model/money/payments/proofs.ts';
import {
  findNewestPayments,
  readRequest,
  toDecidedError,
  toNotWaitingError,
} from '#model/money/payments/requests.ts';
import { endMergesOf } from '#model/people/merges/expire-merge.ts';
import { removeMemberRecords } from '#model/people/records/member-records.ts';
import { removeAdmin } from './admins.ts';
import { cancelDeletion } from './request-deletion.ts';

/**
 * Rejects an application: deletes account, record, sessions and files; an audit entry remains. Safe to repeat
 * by the same admin. Throws not-found; wrong-status; other-payment when it waits with another one.
 */
export const rejectRegistration = (
  userId: string,
  actor: Actor,
  reason: string | null,
  seenPaymentId?: string,
): Promise<Decision> =>
  retryOnConflict(async () => {
    const user = await users.get(userId);
    if (user === undefined) return rejectDeleted(userId, actor);
    if (seenPaymentId !== undefined && seenPaymentId !== user.data.paymentId)
      throw await toNotWaitingError(await readRequest(user, seenPaymentId));
    if (!canTransition('approve', user.data.isActive)) throw await findDecidedError(user);
    await removePerson(user, actor, 'registration.reject', reason);
    return { changed: true };
  });

/** Returns the outcome for a deleted record, which a rejection deletes. */
async function rejectDeleted(userId: string, actor: Actor): Promise<Decision> {
  const [payment] = await findNewestPayments(userId, 1);
  if (payment === undefined) throw new ApiError('not-found');
  if (isRejectionBy(actor, payment.data)) return { changed: false };
  throw await toDecidedError(payment);
}

async function findDecidedError({ data }: Stored<UserRecord>): Promise<ApiError> {
  const payment = data.paymentId === null ? undefined : await payments.get(data.paymentId);
  return toDecidedError(payment?.data.kind === 'registration' ? payment : undefined);
}

/** Rejects an application in the daily job. Throws WriteConflict when the record changed since. */
export const closeApplication = (user: Stored<UserRecord>, reason: string): Promise<void> =>
  removePerson(user, systemActor, 'registration.reject', reason);

/**
 * Deletes an account in the daily job. A last coordinator passes the coordination on, as with a deletion by
 * an admin. Throws WriteConflict when the record changed after it was read.
 */
export const removeLapsed = (user: Stored<UserRecord>): Promise<void> =>
  removePerson(user, systemActor, 'account.lapse', null);

/**
 * Deletes a user; payments remain, without their files. `requireMay` throws when the caller may not delete
 * this account. Throws not-found; last-admin.
 */
export async function deleteUser(
  userId: string,
  actor: Actor,
  requireMay: (account: UserRecord) => void = () => undefined,
): Promise<void> {
  const user = await users.getOrThrow(userId);
  requireMay(user.data);
  await rejectOnConflict(removePerson(user, actor, 'user.delete', null));
}

/**
 * Deletes an account in the daily job, a week after its owner requested it. An account that must stay by then,
 * that of the last admin, is retained and its owner notified. Throws WriteConflict when the record changed.
 */
export async function removeAsRequested(user: Stored<UserRecord>): Promise<void> {
  try {
    await removePerson(user, actorOf(user), 'account.delete', null);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'last-admin')) throw error;
    const batch = new Batch();
    cancelDeletion(batch, user, systemActor);
    await batch.commit();
  }
}

/**
 * Deletes a person. The batch removes the record; account and files follow, now or in the sweep, as its
 * intent names them. Throws WriteConflict when the record changed; last-admin; last-coordinator.
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
  // The request of an own deletion already required another coordinator, who may have left since.
  const logos = await leaveInstitution(batch, user, action === 'account.delete' ? systemActor : actor);
  const ownFiles = [user.data.photoFile, ...ownPayments.map(({ data }) => toDeletableFile(data))];
  const documents = await removeMemberRecords(batch, user.id);
  const files = [...ownFiles.filter((file) => file !== null), ...logos, ...documents];
  const freedEvents = await removeRegistrations(batch, user.id, endRegistration);
  const former = await endMergesOf(batch, user);
  await reopenGroupPayments(batch, ownPayments);
  batch.delete(users, user.id, user.version);
  batch.delete(sessions, user.id);
  batch.delete(emailChanges, user.id);
  if (user.data.factorSince) batch.delete(factors, user.id).delete(factorResets, user.id);
  releaseEmail(batch, user.data.email);
  for (const payment of ownPayments) {
    if (payment.data.state === 'waiting')
      addDecision(batch, payment, { file: null, state: 'rejected', reason }, actor);
    else batch.update(payments, payment.id, { file: null }, payment.version);
  }
  revokeCard(batch, user);
  countStatus(batch, user.data.isActive, null);
  if (user.data.role === 'Admin') await removeAdmin(batch, user);
  recordAudit(batch, actor, action, actorOf(user), { reason });
  if (action === 'registration.reject') queueMail(batch, 'registration-rejected', user, { reason });
  if (action === 'account.delete')
    queueMail(batch, 'account-deleted', user, { at: clock.now().toISOString() });
  batch.create(removals, user.id, {
    email: user.data.email,
    name: user.data.name,
    ...(user.data.tags === undefined ? {} : { tags: user.data.tags }),
    removedAt: clock.now(),
    ...(former.length === 0
      ? {}
      : { formerIds: former.map(({ id }) => id), formerEmails: former.map(({ email }) => email) }),
  });
  batch.create(intents, intentId, intentRecord({ kind: 'removal', uid: user.id, files }));
  await commitWithIntent(batch, intentId);
  for (const event of freedEvents) await offerAfterCommit(event);
  try {
    await discard({ id: intentId, uid: user.id, files });
  } catch {
    // The deletion is committed; the sweep removes the rest.
  }
}
