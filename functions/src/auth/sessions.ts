import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import type { AccountSession } from 'contract/fields/sessions';
import { limits } from 'contract/rules/limits';
import type { Role } from 'contract/rules/membership';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { emailOwnerId, emailOwners, sessions, users } from '#data/collections.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import { type Caller, hashToken } from './caller.ts';
import { isLive } from './idle-sessions.ts';
import { addNetwork, keepRecent } from './networks.ts';

export const sessionHoursOf = (role: Role): number =>
  role === 'Admin' ? limits.sessions.adminHours : limits.sessions.memberHours;

export interface SignInOptions {
  /** Hashes of tokens that must not come to life again. */
  readonly endedHashes?: readonly string[];
  /** Where it comes from, and what to write when the account was never used from that network. */
  readonly from?: Origin;
  /** Told whose account it would be, before the password is checked. */
  readonly onAccount?: (id: string) => void;
}

interface Origin {
  readonly address: string;
  /** What the browser says of itself, in two words; empty when it says nothing. */
  readonly device: string;
  readonly onNewNetwork: (batch: Batch, user: Stored<UserRecord>) => void;
}

/** So often may something of the account be written while one of its sign-ins is under way. */
const mostAttempts = 6;

/**
 * Signs in with a password.
 *
 * What is known of the account is read before its password is checked, and the session is written only as long as
 * that still stands: a password that was right before a change, or a reset, opens nothing after it (decision 0030).
 *
 * @returns the session token and the user, or undefined for anything that does not fit: unknown address,
 *   wrong password, disabled account, missing record
 */
export async function signIn(
  email: string,
  password: string,
  options: SignInOptions = {},
): Promise<{ token: string; user: Stored<UserRecord> } | undefined> {
  const attemptOnce = () => signInOnce(email, password, options);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? attemptOnce() : outsideBudget(attemptOnce));
    } catch (error) {
      if (!(error instanceof WriteConflict) || attempt === mostAttempts) throw error;
      // Another sign-in of the same person came between, or what must end this one: all begins anew, the password too.
      await setTimeout(Math.random() * 20 * attempt);
    }
  }
}

async function signInOnce(
  email: string,
  password: string,
  { endedHashes = [], from, onAccount }: SignInOptions,
): Promise<{ token: string; user: Stored<UserRecord> } | undefined> {
  const owner = await emailOwners.get(emailOwnerId(email));
  // Of an unknown address something is read too, so that the time of an answer tells nothing.
  const uid = owner?.data.userId ?? (await authAccounts.uidOf(email)) ?? 'nobody';
  const [user, record] = await getBoth(users, uid, sessions, uid);
  if (user !== undefined) onAccount?.(uid);
  const account = await authAccounts.signIn(email, password);
  if (account === undefined) return undefined;
  if (user === undefined && account.uid === uid) return undefined;
  if (account.uid !== uid || user?.data.email.toLowerCase() !== email.toLowerCase())
    throw parted(account.uid, uid);
  const hours = sessionHoursOf(user.data.role);
  let seconds = hours * 60 * 60;
  let token = await cookieFor(account.idToken, seconds);
  // Cookies minted within one second are the same text, and ending one session would end the other too:
  // a second less to live makes it another.
  while (isUsed(token, record, endedHashes)) {
    seconds -= 1;
    token = await cookieFor(account.idToken, seconds);
  }
  const batch = new Batch();
  if (owner === undefined)
    batch.create(emailOwners, emailOwnerId(email), { userId: uid, since: clock.now() });
  await addSession(batch, user, record, { token, hours, from });
  return { token, user };
}

/** Firebase Auth and the records say different things of an address: whose screens are shown would be luck. */
function parted(account: string, record: string): ApiError {
  const message = 'a login was refused: Auth and the record have different addresses';
  log('ERROR', message, { account, record });
  return new ApiError('account-parted');
}

/** @throws WriteConflict when the password was changed, or the account disabled, since it was checked */
async function cookieFor(idToken: string, seconds: number): Promise<string> {
  const token = await authAccounts.sessionCookie(idToken, seconds);
  if (token === undefined) throw new WriteConflict();
  return token;
}

const isUsed = (
  token: string,
  record: Stored<SessionsRecord> | undefined,
  endedHashes: readonly string[],
): boolean => {
  const hash = hashToken(token);
  return endedHashes.includes(hash) || record?.data.live.some((session) => session.hash === hash) === true;
};

interface NewSession {
  readonly token: string;
  readonly hours: number;
  readonly from: Origin | undefined;
}

async function addSession(
  batch: Batch,
  user: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  { token, hours, from }: NewSession,
): Promise<void> {
  const uid = user.id;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + hours * 60 * 60 * 1000);
  const unexpired = (record?.data.live ?? []).filter((session) => session.expiresAt > createdAt);
  const { networks, isNew } =
    from === undefined
      ? { networks: keepRecent(record?.data.networks, createdAt), isNew: false }
      : addNetwork(uid, record?.data.networks, from.address, createdAt);
  const device = from?.device ? { device: from.device } : {};
  const changes = {
    live: [
      ...unexpired,
      { hash: hashToken(token), createdAt, expiresAt, usedAt: createdAt, ...device },
    ].slice(-limits.sessions.perAccount),
    networks,
  };
  if (isNew) from?.onNewNetwork(batch, user);
  if (record === undefined) batch.create(sessions, uid, changes);
  else batch.update(sessions, uid, changes, record.version);
  await batch.commit();
}

type Session = SessionsRecord['live'][number];

/** Names a session towards its owner; the hash itself stays here. */
export const sessionIdOf = (hash: string): string => hash.slice(0, 16);

/**
 * The sessions of an account that still open something, newest first.
 *
 * @param tokenHash of the session that asks
 */
export const shownSessionsOf = (
  { data: user }: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  tokenHash: string,
): AccountSession[] =>
  (record?.data.live ?? [])
    .filter((session) => isLive(session, user))
    .map(({ hash, createdAt, expiresAt, usedAt, device }) => ({
      _id: sessionIdOf(hash),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      device: device ?? null,
      // Of members the login alone is noted.
      usedAt: user.role === 'Admin' ? (usedAt?.toISOString() ?? null) : null,
      isCurrent: hash === tokenHash,
    }))
    .reverse();

/** Ends the session that the caller is using; the others stay. */
export const endSession = (caller: Caller): Promise<void> =>
  keepSessions(caller, ({ hash }) => hash !== caller.tokenHash);

/** Ends all sessions of the caller but the one in use. */
export const endOtherSessions = (caller: Caller): Promise<void> =>
  keepSessions(caller, ({ hash }) => hash === caller.tokenHash);

/** Ends one session of the caller; one that has ended already is no error. */
export const endSessionById = (caller: Caller, id: string): Promise<void> =>
  keepSessions(caller, ({ hash }) => sessionIdOf(hash) !== id);

async function keepSessions(caller: Caller, isKept: (session: Session) => boolean): Promise<void> {
  const live = caller.sessions.data.live.filter(isKept);
  try {
    await new Batch().update(sessions, caller.user.id, { live }, caller.sessions.version).commit();
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const current = await outsideBudget(() => sessions.get(caller.user.id));
    if (current === undefined) return;
    await keepSessions({ ...caller, sessions: current }, isKept);
  }
}
