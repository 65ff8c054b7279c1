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
import { addNetwork, recentNetworks } from './networks.ts';

export interface Origin {
  readonly address: string;
  /** Key of rate limits, as `Client.network`. */
  readonly network: string;
  /** Browser and system in two words; empty when the header names none. */
  readonly device: string;
  readonly onNewNetwork: (batch: Batch, user: Stored<UserRecord>) => void;
  readonly onLogin: (batch: Batch, user: Stored<UserRecord>, by: LoginMethod) => void;
}

/** The password alone, a code of the authenticator app, a recovery code, or a passkey. */
export type LoginMethod = 'password' | UsedFactor['kind'];

const lifetimeHoursOf = (role: Role): number =>
  role === 'Admin' ? limits.sessions.adminHours : limits.sessions.memberHours;

/**
 * Creates a token that differs from all live and ended ones. Returns undefined when the password was changed
 * or the account was disabled since the ID token.
 */
export async function mintToken(
  idToken: string,
  role: Role,
  record: Stored<SessionsRecord> | undefined,
  endedHashes: readonly string[],
): Promise<string | undefined> {
  const isInUse = (token: string) => {
    const hash = hashToken(token);
    return endedHashes.includes(hash) || record?.data.live.some((one) => one.hash === hash) === true;
  };
  // Session cookies created within one second are identical, and ending one session would end the other. A
  // lifetime that is one second shorter makes another cookie.
  for (let seconds = lifetimeHoursOf(role) * 60 * 60; ; seconds -= 1) {
    const token = await authAccounts.sessionCookie(idToken, seconds);
    if (token === undefined || !isInUse(token)) return token;
  }
}

interface NewSession {
  readonly token: string;
  readonly from: Origin | undefined;
  readonly by: LoginMethod;
  /** Last authentication of the owner; undefined means with this login. */
  readonly provenAt: Date | undefined;
}

/**
 * Adds a session and commits the batch. `record` is as read before the password check. Throws WriteConflict
 * when it changed in between.
 */
export async function openSession(
  batch: Batch,
  user: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  { token, from, by, provenAt }: NewSession,
): Promise<void> {
  const uid = user.id;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeHoursOf(user.data.role) * 60 * 60 * 1000);
  const unexpired = (record?.data.live ?? []).filter((session) => session.expiresAt > createdAt);
  const { networks, isNew } =
    from === undefined
      ? { networks: recentNetworks(record?.data.networks, createdAt), isNew: false }
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
