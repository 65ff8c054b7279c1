import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import type { Caller } from '#auth/caller.ts';
import { provenAtOf } from '#auth/proof.ts';
import { signIn } from '#auth/sign-in.ts';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { IntentRecord, UserRecord } from '#data/records.ts';
import { whileContended } from '#model/base/contention.ts';
import { intentRecord } from '#model/base/intents.ts';
import { queueMail } from '#model/base/outbox.ts';
import { passwordIntentId, settlePassword } from '#model/base/password-changes.ts';
import { requireUnguessed } from '#model/people/new-passwords.ts';

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
 * @returns whose it is
 * @throws ApiError invalid-code when it is wrong, used or too old; invalid-input as `requireUnguessed`; conflict while another change is under way
 */
export async function resetPassword(oobCode: string, password: string): Promise<string> {
  const uid = await authAccounts.ownerOfResetCode(oobCode);
  if (uid === undefined) throw new ApiError('invalid-code');
  const user = await users.get(uid);
  if (user !== undefined) await requireUnguessed(password, user.data);
  const wasSet = await whileContended(() =>
    setPassword(uid, 'reset', () => authAccounts.confirmPasswordReset(oobCode, password)),
  );
  if (!wasSet) throw new ApiError('invalid-code');
  return uid;
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
 * @throws ApiError unauthenticated when the session was ended meanwhile; invalid-input as `requireUnguessed`; conflict while another change is under way
 */
export async function changePassword(
  { user, sessions: ownSessions, tokenHash }: Caller,
  currentPassword: string,
  password: string,
): Promise<string | undefined> {
  const endedHashes = await whileContended(async (attempt) => {
    const record = attempt === 1 ? ownSessions : await sessions.get(user.id);
    const hashes = record?.data.live.map(({ hash }) => hash) ?? [];
    if (record === undefined || !hashes.includes(tokenHash)) throw new ApiError('unauthenticated');
    if (!(await provesPassword(user, currentPassword))) return undefined;
    const set = async () => {
      await authAccounts.setPassword(user.id, password);
      return true;
    };
    await requireUnguessed(password, user.data);
    // Changes nothing, but fails when the session that asks was ended since: another change came first. Whoever ends it
    // writes it, and two who change it meet at the intent: it takes no turn (decision 0096).
    await setPassword(user.id, 'change', set, (batch) =>
      batch.update(sessions, user.id, { live: record.data.live }, record.version),
    );
    return hashes;
  });
  if (endedHashes === undefined) return undefined;
  // Who has proved a second factor with the session of before has not done so again.
  const provenAt = provenAtOf({ user, sessions: ownSessions, tokenHash });
  const session = await signIn(user.data.email, password, { endedHashes, provenAt });
  return session && 'token' in session ? session.token : undefined;
}

/**
 * Sets a password with all that belongs to it: the end of every session, the entry in the audit, the mail. What is
 * begun is written first, so that a process that dies between the steps leaves none of them out (decision 0030).
 *
 * @param set tells whether it did
 * @param also goes into the batch that begins it
 * @throws WriteConflict when it cannot begin; ApiError conflict while another change is under way
 */
async function setPassword(
  uid: string,
  way: 'change' | 'reset',
  set: () => Promise<boolean>,
  also?: (batch: Batch) => unknown,
): Promise<boolean> {
  const intent = await begin(uid, way, also);
  let isSet: boolean;
  try {
    isSet = await set();
  } catch (error) {
    // Perhaps only the answer was lost.
    if (await settlePassword(intent)) return true;
    throw error;
  }
  try {
    await settlePassword(intent, isSet);
  } catch {
    // A password that is set stays so; the sweep has the rest follow.
  }
  return isSet;
}

/** Longer than the function may run: what is older was left behind by a process that died. */
const abandonedAfterMinutes = 2;

async function begin(
  uid: string,
  way: 'change' | 'reset',
  also?: (batch: Batch) => unknown,
): Promise<Stored<IntentRecord>> {
  const id = passwordIntentId(uid);
  const password = { way, before: await authAccounts.passwordSetAt(uid) };
  const data = intentRecord({ kind: 'password', uid, files: [], password }, abandonedAfterMinutes);
  const batch = new Batch();
  also?.(batch);
  // Last, as the version that a batch tells is that of its last document; one that stays as it is keeps its own.
  batch.create(intents, id, data);
  try {
    return { id, data, version: await batch.commit() };
  } catch (error) {
    if (error instanceof WriteConflict) await makeWay(id);
    throw error;
  }
}

/** Finishes another change of the same password whose process died. */
async function makeWay(id: string): Promise<void> {
  const open = await outsideBudget(() => intents.get(id));
  if (open === undefined) return;
  if (open.data.sweepAt > clock.now()) throw new ApiError('conflict', { message: wording.passwordUnderWay });
  await settlePassword(open);
}
