import type { EmailChange, EmailChangeOutcome } from 'contract/email-changes';
import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailChanges, users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/outbox.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { readEmailCode } from './email-change-codes.ts';
import { requireUnusedEmail, writeEmail } from './new-email.ts';

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
 * current address; user-exists.
 */
export async function requestEmailChange(
  user: Stored<UserRecord>,
  email: string,
): Promise<EmailChangeRecord> {
  if (email === user.data.email) {
    throw new ApiError('invalid-input', { message: wording.emailSame, fields: { email: wording.emailSame } });
  }
  await requireUnusedEmail(email, user.id);
  const now = clock.now();
  const change: EmailChangeRecord = {
    id: newId(),
    email,
    hashes: { new: null, old: null },
    confirmed: { new: false, old: false },
    createdAt: now,
    expireAt: new Date(now.getTime() + limits.emailChangeHours * 3_600_000),
  };
  const batch = new Batch().merge(emailChanges, user.id, change);
  const self = actorOf(user);
  recordAudit(batch, self, 'email.request-change', self, { newEmail: email });
  const data = { changeId: change.id, email };
  queueMail(batch, 'email-change-new', { id: user.id, data: { ...user.data, email } }, data);
  queueMail(batch, 'email-change-old', user, data);
  await batch.commit();
  return change;
}

/** Cancels the caller's own change. Safe to repeat. */
export async function cancelOwnChange(user: Stored<UserRecord>): Promise<void> {
  if ((await getOpenChange(user.id)) !== undefined) await cancel(user);
}

async function cancel(user: Stored<UserRecord>): Promise<void> {
  const self = actorOf(user);
  const batch = new Batch().delete(emailChanges, user.id);
  recordAudit(batch, self, 'email.cancel-change', self);
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
    if (confirmed.new && confirmed.old) {
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
