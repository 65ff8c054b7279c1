import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import { authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { emailChanges, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { EmailChangeRecord, UserRecord } from '#data/records.ts';
import { type Actor, actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { claimEmail, releaseEmail } from '#model/base/email-owners.ts';
import { claim, withIntent } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { searchFields } from '#model/people/user-search.ts';
import { requireMayManage } from './admins.ts';
import { queueVerification } from './email-verification.ts';

/** How an address came to be another, and with it what is known of it. */
type Way =
  | { readonly by: 'owner'; readonly change: Stored<EmailChangeRecord> }
  | { readonly by: 'admin'; readonly actor: Actor };

const emailTaken = (): ApiError =>
  new ApiError('user-exists', { message: wording.emailTaken, fields: { email: wording.emailTaken } });

/** @throws ApiError user-exists when another account has the address */
export async function requireFree(email: string, userId: string): Promise<void> {
  const owner = await authAccounts.uidOf(email);
  if (owner !== undefined && owner !== userId) throw emailTaken();
}

/**
 * Gives an account another address: in Auth, which refuses one that is taken, then in the record with its search keys,
 * and ends all sessions. The record decides: after a failure in between, the request or the sweep has Auth follow it.
 *
 * @throws ApiError user-exists; WriteConflict when the record was changed in between
 */
export async function writeEmail(user: Stored<UserRecord>, email: string, way: Way): Promise<void> {
  await requireFree(email, user.id);
  try {
    await withIntent(
      { kind: 'email', uid: user.id, files: [] },
      async (intent) => {
        await authAccounts.setEmail(user.id, email, way.by === 'owner');
        const batch = claim(new Batch(), intent);
        await claimEmail(batch, email, user.id);
        fill(batch, user, email, way);
        await batch.commit();
      },
      undefined,
    );
  } catch (error) {
    // Somebody was faster.
    throw error instanceof EmailTaken ? emailTaken() : error;
  }
}

function fill(batch: Batch, user: Stored<UserRecord>, email: string, way: Way): void {
  const old = user.data.email;
  releaseEmail(batch, old);
  // Not updatedAt: the lists show it as the day of a renewal request.
  batch.update(
    users,
    user.id,
    {
      email,
      emailVerifiedAt: way.by === 'owner' ? clock.now() : null,
      ...searchFields({ ...user.data, email }),
    },
    user.version,
  );
  batch.merge(sessions, user.id, { live: [], clearedAt: clock.now() });
  batch.delete(emailChanges, user.id, way.by === 'owner' ? way.change.version : undefined);
  const self = actorOf(user);
  recordAudit(batch, way.by === 'owner' ? self : way.actor, 'email.change', self, {
    oldEmail: old,
    newEmail: email,
  });
  const at = clock.now().toISOString();
  for (const to of [old, email]) {
    queueMail(
      batch,
      'email-changed',
      { id: user.id, data: { email: to, name: user.data.name } },
      { at, email, by: way.by },
    );
  }
  if (way.by === 'admin') queueVerification(batch, { id: user.id, data: { ...user.data, email } });
}

/**
 * Gives somebody else's account another address, by an admin. Safe to repeat.
 *
 * @param admin as read with this request
 * @returns false when the account has that address already: nothing was written
 * @throws ApiError not-found; forbidden for the own account, whose addresses both have to confirm; user-exists;
 *   conflict when the record was changed in between
 */
export async function changeEmailOf(
  userId: string,
  email: string,
  admin: Stored<UserRecord>,
): Promise<boolean> {
  if (userId === admin.id) throw new ApiError('forbidden', { message: wording.ownEmailByProfile });
  const user = await users.get(userId);
  if (user === undefined) throw new ApiError('not-found');
  requireMayManage(admin.data, user.data);
  if (user.data.email === email) return false;
  try {
    await writeEmail(user, email, { by: 'admin', actor: actorOf(admin) });
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
  return true;
}
