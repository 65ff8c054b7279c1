import { authAccounts } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from './actors.ts';
import { recordAudit } from './audit.ts';
import { queueMail } from './outbox.ts';

/** One change of a password at a time: of two that were begun with the same old one, the second would undo the first. */
export const passwordIntentId = (uid: string): string => `password-${uid}`;

/**
 * Finishes what belongs to a new password: whoever knew the old one is out, and the owner is told. Where the password
 * was not set after all, nothing but the intent goes. Of two that finish at once, one does.
 *
 * @param isSet what the request knows of it; else Firebase Auth is asked
 * @returns whether it was set
 * @throws WriteConflict when it was finished already
 */
export async function settlePassword(
  { id, data, version }: Stored<IntentRecord>,
  isSet?: boolean,
): Promise<boolean> {
  const { uid, password } = data;
  const batch = new Batch().delete(intents, id, version);
  const wasSet = uid !== null && (isSet ?? (await authAccounts.passwordSetAt(uid)) !== password?.before);
  const user = wasSet ? await users.get(uid) : undefined;
  if (user !== undefined) fill(batch, user, password?.way ?? 'change');
  await batch.commit();
  return wasSet;
}

function fill(batch: Batch, user: Stored<UserRecord>, way: 'change' | 'reset'): void {
  const [self, now] = [actorOf(user), clock.now()];
  // Not deleted: the networks that the account is known from are to stay known.
  batch.merge(sessions, user.id, { live: [], clearedAt: now });
  // Who could open the mail with the code has shown that the address is theirs.
  if (way === 'reset' && !user.data.emailVerifiedAt) batch.update(users, user.id, { emailVerifiedAt: now });
  recordAudit(batch, self, `password.${way}`, self);
  queueMail(batch, 'password-changed', user, { at: now.toISOString() });
}
