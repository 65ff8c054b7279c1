import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { requestDevice } from '#auth/request-device.ts';
import { endAllSessions } from '#auth/sessions.ts';
import { AccountMissing, authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailChanges, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail, releaseEmail } from '#model/base/claim-email.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { isUninvited } from '#model/people/profile/consent.ts';

/** Origin of a change of address: `owner` means that the mailbox of the new address confirmed it. */
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
        await setAccountEmail(user, email, origin.by === 'owner');
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

/** An imported person has no account before the invitation is sent. */
async function setAccountEmail(user: Stored<UserRecord>, email: string, isVerified: boolean): Promise<void> {
  try {
    await authAccounts.setEmail(user.id, email, isVerified);
  } catch (error) {
    if (!(error instanceof AccountMissing) || user.data.imported === undefined) throw error;
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
    },
    user.version,
  );
  endAllSessions(batch, user.id);
  batch.delete(emailChanges, user.id, origin.by === 'owner' ? origin.change.version : undefined);
  const self = actorOf(user);
  const admin = origin.by === 'owner' ? origin.change.data.askedBy : origin.actor;
  recordAudit(batch, admin ?? self, 'email.change', self, {
    oldEmail: old,
    newEmail: email,
  });
  const by = admin === undefined ? 'owner' : 'admin';
  const device = by === 'owner' ? requestDevice() : '';
  if (isUninvited(user.data)) return;
  for (const to of [old, email]) {
    // An address that no mailbox confirmed is unverified: its mail has the link for that.
    const isUnverified = origin.by === 'admin' && to === email;
    queueMail(
      batch,
      'email-changed',
      { id: user.id, data: { ...user.data, email: to } },
      { at: clock.now().toISOString(), device, email, by, ...(isUnverified ? { link: 'verify' } : {}) },
    );
  }
}
