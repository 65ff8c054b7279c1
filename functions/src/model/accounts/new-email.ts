import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { requestDevice } from '#auth/request-device.ts';
import { endAllSessions } from '#auth/sessions.ts';
import { authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailChanges, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail, releaseEmail } from '#model/base/email-owners.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { searchFields } from '#model/people/user-search.ts';
import { requireMayManage } from './admins.ts';

/** Origin of a change of address, which decides whether the address is verified. */
type EmailChangeOrigin =
  | { readonly by: 'owner'; readonly change: Stored<EmailChangeRecord> }
  | { readonly by: 'admin'; readonly actor: Actor };

const emailTaken = (): ApiError =>
  new ApiError('user-exists', { message: wording.emailTaken, fields: { email: wording.emailTaken } });

/** @throws ApiError user-exists when another account has the address */
export async function requireUnusedEmail(email: string, userId: string): Promise<void> {
  const owner = await authAccounts.findUid(email);
  if (owner !== undefined && owner !== userId) throw emailTaken();
}

/**
 * Changes Auth, which refuses a used address, then the record. The record decides: after a failure in
 * between, the request or the sweep updates Auth. Ends all sessions. Throws user-exists; WriteConflict.
 */
export async function writeEmail(
  user: Stored<UserRecord>,
  email: string,
  origin: EmailChangeOrigin,
): Promise<void> {
  await requireUnusedEmail(email, user.id);
  try {
    await withIntent(
      { kind: 'email', uid: user.id, files: [] },
      async (intent) => {
        await authAccounts.setEmail(user.id, email, origin.by === 'owner');
        const batch = claim(new Batch(), intent);
        await claimEmail(batch, email, user.id);
        addChanges(batch, user, email, origin);
        await batch.commit();
      },
      undefined,
    );
  } catch (error) {
    // Another account was faster.
    throw error instanceof EmailTaken ? emailTaken() : error;
  }
}

function addChanges(batch: Batch, user: Stored<UserRecord>, email: string, origin: EmailChangeOrigin): void {
  const old = user.data.email;
  releaseEmail(batch, old);
  // `updatedAt` stays unchanged, because lists show it as the day of a renewal request.
  batch.update(
    users,
    user.id,
    {
      email,
      emailVerifiedAt: origin.by === 'owner' ? clock.now() : null,
      ...searchFields({ ...user.data, email }),
    },
    user.version,
  );
  endAllSessions(batch, user.id);
  batch.delete(emailChanges, user.id, origin.by === 'owner' ? origin.change.version : undefined);
  const self = actorOf(user);
  recordAudit(batch, origin.by === 'owner' ? self : origin.actor, 'email.change', self, {
    oldEmail: old,
    newEmail: email,
  });
  const { by } = origin;
  const device = by === 'owner' ? requestDevice() : '';
  for (const to of [old, email]) {
    // An address from an admin is unverified: its mail has the link for that.
    const isUnverified = by === 'admin' && to === email;
    queueMail(
      batch,
      'email-changed',
      { id: user.id, data: { email: to, name: user.data.name } },
      { at: clock.now().toISOString(), device, email, by, ...(isUnverified ? { link: 'verify' } : {}) },
    );
  }
}

/**
 * Changes the address of another account. Safe to repeat: false if nothing changed. Throws not-found;
 * user-exists; conflict; forbidden for the own account, which requires confirmation from both addresses.
 */
export async function changeEmailByAdmin(
  userId: string,
  email: string,
  admin: Stored<UserRecord>,
): Promise<boolean> {
  if (userId === admin.id) throw new ApiError('forbidden', { message: wording.ownEmailByProfile });
  const user = await users.getOrThrow(userId);
  requireMayManage(admin.data, user.data);
  if (user.data.email === email) return false;
  try {
    await writeEmail(user, email, { by: 'admin', actor: actorOf(admin) });
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
  return true;
}
