import { ApiError } from 'contract/errors';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { wording } from 'contract/text/wording';
import type { Caller } from '#auth/caller.ts';
import { lastAuthenticatedAt } from '#auth/reauthentication.ts';
import { requestDevice } from '#auth/request-device.ts';
import { signIn } from '#auth/sign-in.ts';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, sessions, users } from '#data/collections.ts';
import { toLanguageField } from '#data/context/locale.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { intentRecord } from '#model/base/intents.ts';
import { limitRate } from '#model/base/limit-rate.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { passwordIntentId, settlePassword } from '#model/base/settle-password.ts';
import { requireStrongPassword } from '#model/people/profile/strong-password.ts';

/** Queues a mail. Its sender looks up the account, so that no response time reveals it. */
export async function queuePasswordReset(email: string): Promise<void> {
  const batch = new Batch();
  queueMail(batch, 'password-reset', { id: null, data: { email, name: email, ...toLanguageField() } }, {});
  await batch.commit();
}

/**
 * Sets a password, ends all sessions and returns the account; its address is null without a record. Throws
 * invalid-code; invalid-input as `requireStrongPassword`; conflict while another change is running.
 */
export async function resetPassword(
  oobCode: string,
  password: string,
): Promise<{ readonly uid: string; readonly email: string | null }> {
  const uid = await authAccounts.findResetCodeOwner(oobCode);
  if (uid === undefined) throw new ApiError('invalid-code');
  const user = await users.get(uid);
  if (user !== undefined) await requireStrongPassword(password, user.data);
  const wasSet = await retryOnConflict(() =>
    setPassword(uid, 'reset', () => authAccounts.confirmPasswordReset(oobCode, password)),
  );
  if (!wasSet) throw new ApiError('invalid-code');
  return { uid, email: user?.data.email ?? null };
}

async function isPasswordOf(user: Stored<UserRecord>, password: string): Promise<boolean> {
  const account = await authAccounts.signIn(user.data.email, password);
  return account?.uid === user.id;
}

/** Requires the user's password. `rule` limits the guesses. Throws invalid-input, too-many-requests. */
export async function requirePassword(
  user: Stored<UserRecord>,
  password: string,
  rule: RateRule = 'proof-password',
): Promise<void> {
  await limitRate(rule, user.id, actorOf(user));
  if (await isPasswordOf(user, password)) return;
  const message = wording.passwordWrong;
  throw new ApiError('invalid-input', { message, fields: { password: message } });
}

/**
 * Changes the password, ends all sessions and returns a new token; undefined for a wrong current password.
 * Logins that run meanwhile or displace the session in use do not prevent it. Throws unauthenticated when the
 * session was ended meanwhile; invalid-input as `requireStrongPassword`; conflict while another change is
 * running.
 */
export async function changePassword(
  caller: Caller,
  currentPassword: string,
  password: string,
): Promise<string | undefined> {
  const { user } = caller;
  const isSet = await retryOnConflict(async (attempt) => {
    if (attempt > 1) await requireOpenSession(caller);
    const isCurrent = async () => {
      if (!(await isPasswordOf(user, currentPassword))) return false;
      await requireStrongPassword(password, user.data);
      return true;
    };
    const set = async () => {
      await authAccounts.setPassword(user.id, password);
      return true;
    };
    return setPassword(user.id, 'change', set, isCurrent);
  });
  if (!isSet) return undefined;
  // The new session inherits the last authentication, because the second factor was not proved again.
  const session = await signIn(user.data.email, password, { provenAt: lastAuthenticatedAt(caller) });
  return session && 'token' in session ? session.token : undefined;
}

/** @throws ApiError unauthenticated when the session in use was ended, rather than displaced by logins */
async function requireOpenSession({ user, tokenHash }: Caller): Promise<void> {
  const { live = [], displaced = [] } = (await sessions.get(user.id))?.data ?? {};
  const isOpen = [...live, ...displaced].some(({ hash }) => hash === tokenHash);
  if (!isOpen) throw new ApiError('unauthenticated');
}

/**
 * Sets a password with all its consequences. Writes the intent first, so that the sweep completes them if the
 * process dies (decision 0030). `isAllowed` is called before; `set` returns whether it set the password.
 * Throws WriteConflict when it cannot begin, or another change happened after `isAllowed`; conflict while one
 * is running.
 */
async function setPassword(
  uid: string,
  way: 'change' | 'reset',
  set: () => Promise<boolean>,
  isAllowed: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const before = await authAccounts.passwordSetAt(uid);
  if (!(await isAllowed())) return false;
  const intent = await beginChange(uid, { way, before, device: requestDevice() });
  // The intent excludes other changes from here on. One that ended before it makes `isAllowed` outdated.
  if ((await authAccounts.passwordSetAt(uid)) !== before) {
    await settlePassword(intent, false);
    throw new WriteConflict('The password was changed in between.');
  }
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
  password: NonNullable<IntentRecord['password']>,
): Promise<Stored<IntentRecord>> {
  const id = passwordIntentId(uid);
  const data = intentRecord({ kind: 'password', uid, files: [], password }, abandonedAfterMinutes);
  try {
    return { id, data, version: await new Batch().create(intents, id, data).commit() };
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
