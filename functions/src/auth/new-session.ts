import { limits } from 'contract/rules/limits';
import type { Role } from 'contract/rules/membership';
import { authAccounts } from '#data/auth-accounts.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import { hashToken } from './caller.ts';
import type { UsedFactor } from './factor/used-factors.ts';
import { addNetwork, keepRecent } from './networks.ts';

export interface Origin {
  readonly address: string;
  /** As limits count it. */
  readonly network: string;
  /** What the browser says of itself, in two words; empty when it says nothing. */
  readonly device: string;
  readonly onNewNetwork: (batch: Batch, user: Stored<UserRecord>) => void;
  /** What to write of every login. */
  readonly onLogin: (batch: Batch, user: Stored<UserRecord>, by: LoginProof) => void;
}

/** What a login was completed with: the password alone, a code of the app behind it, a recovery code, or a passkey. */
export type LoginProof = 'password' | UsedFactor['kind'];

const hoursOf = (role: Role): number =>
  role === 'Admin' ? limits.sessions.adminHours : limits.sessions.memberHours;

/**
 * Makes the token of a session that is none of those that live, nor one of those that ended.
 *
 * @returns undefined when the password was changed, or the account disabled, since the ID token was given for it
 */
export async function mintToken(
  idToken: string,
  role: Role,
  record: Stored<SessionsRecord> | undefined,
  endedHashes: readonly string[],
): Promise<string | undefined> {
  const isTaken = (token: string) => {
    const hash = hashToken(token);
    return endedHashes.includes(hash) || record?.data.live.some((one) => one.hash === hash) === true;
  };
  // Cookies minted within one second are the same text, and ending one session would end the other too: a second less
  // to live makes it another.
  for (let seconds = hoursOf(role) * 60 * 60; ; seconds -= 1) {
    const token = await authAccounts.sessionCookie(idToken, seconds);
    if (token === undefined || !isTaken(token)) return token;
  }
}

interface NewSession {
  readonly token: string;
  readonly from: Origin | undefined;
  readonly by: LoginProof;
  /** When its owner proved last that they are there; undefined for: with this login. */
  readonly provenAt: Date | undefined;
}

/**
 * Puts a session among those that live.
 *
 * @param record as it was read before anything was checked
 * @throws WriteConflict when it was written in between, or what else is in the batch cannot be
 */
export async function openSession(
  batch: Batch,
  user: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  { token, from, by, provenAt }: NewSession,
): Promise<void> {
  const uid = user.id;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + hoursOf(user.data.role) * 60 * 60 * 1000);
  const unexpired = (record?.data.live ?? []).filter((session) => session.expiresAt > createdAt);
  const { networks, isNew } =
    from === undefined
      ? { networks: keepRecent(record?.data.networks, createdAt), isNew: false }
      : addNetwork(uid, record?.data.networks, from.address, createdAt);
  const added = {
    hash: hashToken(token),
    createdAt,
    expiresAt,
    usedAt: createdAt,
    ...(from?.device ? { device: from.device } : {}),
    ...(provenAt === undefined ? {} : { provenAt }),
  };
  const changes = { live: [...unexpired, added].slice(-limits.sessions.perAccount), networks };
  if (isNew) from?.onNewNetwork(batch, user);
  from?.onLogin(batch, user, by);
  if (record === undefined) batch.create(sessions, uid, changes);
  else batch.update(sessions, uid, changes, record.version);
  await batch.commit();
}
