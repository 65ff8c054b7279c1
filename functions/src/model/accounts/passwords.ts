import { ApiError } from 'contract/errors';
import type { Caller } from '#auth/caller.ts';
import { signIn } from '#auth/sessions.ts';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/outbox.ts';
import { writeVerified } from './email-verification.ts';

/**
 * Asks for a mail with a link that sets a new password. Whether the address has an account is looked up when
 * the mail is sent, so that nothing about the answer, its time included, tells it.
 */
export async function queuePasswordReset(email: string): Promise<void> {
  const batch = new Batch();
  queueMail(batch, 'password-reset', { id: null, data: { email, name: email } }, {});
  await batch.commit();
}

/**
 * Sets a new password with a mailed code and ends all sessions.
 *
 * @throws ApiError invalid-code when it is wrong, used or too old
 */
export async function resetPassword(oobCode: string, password: string): Promise<void> {
  const email = await authAccounts.confirmPasswordReset(oobCode, password);
  if (email === undefined) throw new ApiError('invalid-code');
  const [user] = await users.find('email', email, 1);
  if (user !== undefined) await recordChange(user, 'password.reset');
}

/** Whether a password is that of the user's account. */
export async function provesPassword(user: Stored<UserRecord>, password: string): Promise<boolean> {
  const account = await authAccounts.signIn(user.data.email, password);
  return account?.uid === user.id;
}

/**
 * Changes the own password and ends all sessions.
 *
 * @returns the token of a new session; undefined when the old password is wrong
 */
export async function changePassword(
  { user, sessions: { data } }: Caller,
  currentPassword: string,
  password: string,
): Promise<string | undefined> {
  if (!(await provesPassword(user, currentPassword))) return undefined;
  await authAccounts.setPassword(user.id, password);
  try {
    await recordChange(user, 'password.change');
  } catch (error) {
    await authAccounts.setPassword(user.id, currentPassword);
    throw error;
  }
  const endedHashes = data.live.map(({ hash }) => hash);
  return (await signIn(user.data.email, password, { endedHashes }))?.token;
}

/** Whoever knew the old password is out, and the owner is told. */
async function recordChange(
  user: Stored<UserRecord>,
  action: 'password.change' | 'password.reset',
): Promise<void> {
  const self = actorOf(user);
  // Not deleted: the networks that the account is known from are to stay known.
  const batch = new Batch().merge(sessions, user.id, { live: [], clearedAt: clock.now() });
  // Who could open the mail with the code has shown that the address is theirs.
  if (action === 'password.reset') writeVerified(batch, user);
  recordAudit(batch, self, action, self);
  queueMail(batch, 'password-changed', user, { at: clock.now().toISOString() });
  await batch.commit();
}
