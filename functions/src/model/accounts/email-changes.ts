import type { EmailChange, EmailChangeOutcome } from 'contract/accounts/email-changes';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailChanges, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { requireMayManage } from './admins.ts';
import { readEmailCode } from './email-codes.ts';
import { requireUnusedEmail, writeEmail } from './write-email.ts';

export const toEmailChangeReply = (change: EmailChangeRecord): EmailChange => ({
  email: change.email,
  expiresAt: change.expireAt.toISOString(),
  isNewConfirmed: change.confirmed.new,
  isOldConfirmed: change.confirmed.old,
});

/** Returns the change that waits for confirmation; undefined without one or when it is expired. */
export async function getOpenChange(userId: string): Promise<Stored<EmailChangeRecord> | undefined> {
  const change = await emailChanges.get(userId);
  return change !== undefined && change.data.expireAt > clock.now() ? change : undefined;
}

/**
 * Mails both addresses, after the password check. Replaces a waiting change. Throws invalid-input for the
 * current address; user-exists; too-many-requests.
 */
export async function requestEmailChange(
  user: Stored<UserRecord>,
  email: string,
): Promise<EmailChangeRecord> {
  if (email === user.data.email) {
    throw new ApiError('invalid-input', { message: wording.emailSame, fields: { email: wording.emailSame } });
  }
  await requireUnusedEmail(email, user.id);
  await limitMailsTo('email-change-recipient', email, actorOf(user));
  const change = newChange(email, limits.emailChangeHours);
  await writeRequest(user, change, actorOf(user));
  return change;
}

function newChange(email: string, hours: number): EmailChangeRecord {
  const createdAt = clock.now();
  return {
    id: newId(),
    email,
    hashes: { new: null, old: null },
    confirmed: { new: false, old: false },
    createdAt,
    expireAt: hoursAfter(createdAt, hours),
  };
}

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);

async function writeRequest(
  user: Stored<UserRecord>,
  change: EmailChangeRecord,
  actor: Actor,
): Promise<void> {
  const { id: changeId, email, dueAt } = change;
  // Deletes an earlier change first, whose fields a merge would retain.
  const batch = new Batch().delete(emailChanges, user.id).merge(emailChanges, user.id, change);
  recordAudit(batch, actor, 'email.request-change', actorOf(user), { newEmail: email });
  const data = { changeId, email, ...(dueAt === undefined ? {} : { dueAt: dueAt.toISOString() }) };
  queueMail(batch, 'email-change-new', { id: user.id, data: { ...user.data, email } }, data);
  queueMail(batch, 'email-change-old', user, data);
  await batch.commit();
}

/**
 * Changes the address of another account, whose owner cannot use the old mailbox. An unverified address, which
 * may be mistyped, changes immediately. A verified one changes after 72 hours, with the confirmation of the new
 * address, unless the old one cancels. Safe to repeat. Throws not-found; user-exists; too-many-requests;
 * conflict; forbidden for the own account, which requires confirmation from both addresses.
 */
export async function changeEmailByAdmin(
  userId: string,
  email: string,
  admin: Stored<UserRecord>,
): Promise<'unchanged' | 'changed' | 'waiting'> {
  if (userId === admin.id) throw new ApiError('forbidden', { message: adminWording.ownEmailByProfile });
  const user = await users.getOrThrow(userId);
  requireMayManage(admin.data, user.data);
  if (user.data.email === email) return 'unchanged';
  const limit = () => limitMailsTo('email-change-recipient', email, actorOf(admin));
  if (!user.data.emailVerifiedAt) {
    await limit();
    await rejectOnConflict(writeEmail(user, email, { by: 'admin', actor: actorOf(admin) }));
    return 'changed';
  }
  const open = await getOpenChange(userId);
  if (open?.data.askedBy !== undefined && open.data.email === email) return 'waiting';
  await requireUnusedEmail(email, userId);
  await limit();
  const { waitHours, days } = limits.emailChangeByAdmin;
  const change = newChange(email, days * 24);
  const dueAt = hoursAfter(change.createdAt, waitHours);
  await writeRequest(
    user,
    { ...change, askedBy: { id: admin.id, name: admin.data.name }, dueAt },
    actorOf(admin),
  );
  return 'waiting';
}

/** Cancels a change that an admin requested. Safe to repeat. Throws not-found, forbidden. */
export async function cancelChangeByAdmin(userId: string, admin: Stored<UserRecord>): Promise<void> {
  const [user, change] = await getBoth(users, userId, emailChanges, userId);
  if (user === undefined) throw new ApiError('not-found');
  requireMayManage(admin.data, user.data);
  if (change?.data.askedBy !== undefined) await cancel(user, actorOf(admin));
}

/** Whether a change no longer needs the confirmation of the old address. */
const isDue = ({ dueAt }: EmailChangeRecord): boolean => dueAt !== undefined && dueAt <= clock.now();

/** Applies a due change that the new address confirmed before. Throws user-exists; WriteConflict. */
export async function applyDueChange(change: Stored<EmailChangeRecord>): Promise<void> {
  const user = await users.get(change.id);
  if (user !== undefined) await applyChange(user, change);
}

/** Cancels the caller's own change. Safe to repeat. */
export async function cancelOwnChange(user: Stored<UserRecord>): Promise<void> {
  if ((await getOpenChange(user.id)) !== undefined) await cancel(user);
}

async function cancel(user: Stored<UserRecord>, actor: Actor = actorOf(user)): Promise<void> {
  const batch = new Batch().delete(emailChanges, user.id);
  recordAudit(batch, actor, 'email.cancel-change', actorOf(user));
  await batch.commit();
}

/**
 * Applies a decision. The second confirmation changes the address. Each may be repeated. Throws invalid-code.
 * Throws user-exists, which ends the change, when another account now has the address.
 */
export const decideEmailChange = (
  code: string,
  decision: 'confirm' | 'cancel',
): Promise<EmailChangeOutcome> =>
  retryOnConflict(async () => {
    const { userId, side, change } = await readEmailCode(code);
    const user = await users.get(userId);
    if (user === undefined) throw new ApiError('invalid-code');
    if (decision === 'cancel') {
      await cancel(user);
      return 'cancelled';
    }
    const confirmed = { ...change.data.confirmed, [side]: true };
    if (confirmed.new && (confirmed.old || isDue(change.data))) {
      await applyChange(user, change);
      return 'changed';
    }
    if (!change.data.confirmed[side]) {
      await new Batch().update(emailChanges, userId, { confirmed }, change.version).commit();
    }
    return 'waiting';
  });

async function applyChange(user: Stored<UserRecord>, change: Stored<EmailChangeRecord>): Promise<void> {
  try {
    await writeEmail(user, change.data.email, { by: 'owner', change });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'user-exists') {
      await new Batch().delete(emailChanges, user.id, change.version).commit();
      throw new ApiError('user-exists', { message: wording.emailTakenMeanwhile });
    }
    throw error;
  }
}
