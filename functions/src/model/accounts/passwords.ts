import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { lastAuthenticatedAt } from '#auth/reauthentication.ts';
import { signIn } from '#auth/sign-in.ts';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { IntentRecord, UserRecord } from '#data/records.ts';
import { intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { passwordIntentId, settlePassword } from '#model/base/password-changes.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { requireStrongPassword } from '#model/people/new-passwords.ts';

/** Queues a mail. Its sender looks up the account, so that no response time reveals it. */
export async function queuePasswordReset(email: string): Promise<void> {
  const batch = new Batch();
  queueMail(batch, 'password-reset', { id: null, data: { email, name: email } }, {});
  await batch.commit();
}

/**
 * Sets a password, ends all sessions and returns the account's id. Throws invalid-code; invalid-input as
 * `requireStrongPassword`; conflict while another change is running.
 */
export async function resetPassword(oobCode: string, password: string): Promise<string> {
  const uid = await authAccounts.findResetCodeOwner(oobCode);
  if (uid === undefined) throw new ApiError('invalid-code');
  const user = await users.get(uid);
  if (user !== undefined) await requireStrongPassword(password, user.data);
  const wasSet = await retryOnConflict(() =>
    setPassword(uid, 'reset', () => authAccounts.confirmPasswordReset(oobCode, password)),
  );
  if (!wasSet) throw new ApiError('invalid-code');
  return uid;
}

export async function isPasswordOf(user: Stored<UserRecord>, password: string): Promise<boolean> {
  const account = await authAccounts.signIn(user.data.email, password);
  return account?.uid === user.id;
}

/**
 * Changes the password, ends all sessions and returns a new token; undefined for a wrong current password.
 * Throws unauthenticated when the session was ended meanwhile; invalid-input as `requireStrongPassword`;
 * conflict while another change is running.
 */
export async function changePassword(
  { user, sessions: ownSessions, tokenHash }: Caller,
  currentPassword: string,
  password: string,
): Promise<string | undefined> {
  const endedHashes = await retryOnConflict(async (attempt) => {
    const record = attempt === 1 ? ownSessions : await sessions.get(user.id);
    const hashes = record?.data.live.map(({ hash }) => hash) ?? [];
    if (record === undefined || !hashes.includes(tokenHash)) throw new ApiError('unauthenticated');
    if (!(await isPasswordOf(user, currentPassword))) return undefined;
    const set = async () => {
      await authAccounts.setPassword(user.id, password);
      return true;
    };
    await requireStrongPassword(password, user.data);
    // Changes nothing, but fails when the session in use was ended meanwhile. Ending it writes the record,
    // and concurrent changes conflict at the intent (decision 0003).
    await setPassword(user.id, 'change', set, (batch) =>
      batch.update(sessions, user.id, { live: record.data.live }, record.version),
    );
    return hashes;
  });
  if (endedHashes === undefined) return undefined;
  // The new session inherits the last authentication, because the second factor was not proved again.
  const provenAt = lastAuthenticatedAt({ user, sessions: ownSessions, tokenHash });
  const session = await signIn(user.data.email, password, { endedHashes, provenAt });
  return session && 'token' in session ? session.token : undefined;
}

/**
 * Sets a password with all its consequences. Writes the intent first, so that the sweep completes them if the
 * process dies (decision 0030). `set` returns whether it set the password. Throws WriteConflict when it
 * cannot begin; conflict while another change is running.
 */
async function setPassword(
  uid: string,
  way: 'change' | 'reset',
  set: () => Promise<boolean>,
  addToBatch?: (batch: Batch) => unknown,
): Promise<boolean> {
  const intent = await beginChange(uid, way, addToBatch);
  let isSet: boolean;
  try {
    isSet = await set();
  } catch (error) {
    // Perhaps only the response was lost.
    if (await settlePassword(intent)) return true;
    throw error;
  }
  try {
    await settlePassword(intent, isSet);
  } catch {
    // The password is set; the sweep completes the rest.
  }
  return isSet;
}

/** Longer than the function can run. An older intent is from a process that died. */
const abandonedAfterMinutes = 2;

async function beginChange(
  uid: string,
  way: 'change' | 'reset',
  addToBatch?: (batch: Batch) => unknown,
): Promise<Stored<IntentRecord>> {
  const id = passwordIntentId(uid);
  const password = { way, before: await authAccounts.passwordSetAt(uid) };
  const data = intentRecord({ kind: 'password', uid, files: [], password }, abandonedAfterMinutes);
  const batch = new Batch();
  addToBatch?.(batch);
  // Last, because `commit` returns the version of the last document, and an unchanged one keeps its own.
  batch.create(intents, id, data);
  try {
    return { id, data, version: await batch.commit() };
  } catch (error) {
    if (error instanceof WriteConflict) await finishAbandoned(id);
    throw error;
  }
}

async function finishAbandoned(id: string): Promise<void> {
  const open = await outsideBudget(() => intents.get(id));
  if (open === undefined) return;
  if (open.data.sweepAt > clock.now())
    throw new ApiError('conflict', { message: wording.passwordChangeRunning });
  await settlePassword(open);
}
