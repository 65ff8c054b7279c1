import { endAllSessions } from '#auth/sessions.ts';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from './actors.ts';
import { recordAudit } from './audit.ts';
import { queueMail } from './queue-mail.ts';

/** Allows one change at a time: of two with the same old password, the second would undo the first. */
export const passwordIntentId = (uid: string): string => `password-${uid}`;

/**
 * Ends all sessions and notifies the owner, or only deletes the intent if the password was not set. If
 * `isSet` is undefined, Firebase Auth is queried. Returns whether it was set. Throws WriteConflict when
 * another call finished it.
 */
export async function settlePassword(
  { id, data, version }: Stored<IntentRecord>,
  isSet?: boolean,
): Promise<boolean> {
  const { uid, password } = data;
  const batch = new Batch().delete(intents, id, version);
  const wasSet = uid !== null && (isSet ?? (await authAccounts.passwordSetAt(uid)) !== password?.before);
  const user = wasSet ? await users.get(uid) : undefined;
  if (user !== undefined) addChanges(batch, user, password);
  await batch.commit();
  return wasSet;
}

function addChanges(
  batch: Batch,
  user: Stored<UserRecord>,
  { way = 'change', device = '' }: Partial<NonNullable<IntentRecord['password']>> = {},
): void {
  const [self, now] = [actorOf(user), clock.now()];
  endAllSessions(batch, user.id);
  // The code was mailed, so the owner has proved access to the address.
  if (way === 'reset' && !user.data.emailVerifiedAt) batch.update(users, user.id, { emailVerifiedAt: now });
  recordAudit(batch, self, `password.${way}`, self);
  queueMail(batch, 'password-changed', user, { at: now.toISOString(), device });
}
