import { limits } from 'contract/rules/limits';
import type { Role } from 'contract/rules/membership';
import { authAccounts } from '#data/auth-accounts.ts';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { sessions } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { LiveSession, SessionsRecord, UserRecord } from '#data/records.ts';
import { hashToken, toToken } from './caller.ts';
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

/** The password alone, or with a code of the app, a recovery code or a passkey; or a passkey alone. */
export type LoginMethod = 'password' | UsedFactor['kind'] | 'passkey-alone';

const lifetimeHoursOf = (role: Role): number =>
  role === 'Admin' ? limits.sessions.adminHours : limits.sessions.memberHours;

/** Returns undefined when the password was changed or the account was disabled since the ID token. */
export async function mintToken(idToken: string, role: Role): Promise<string | undefined> {
  const cookie = await authAccounts.sessionCookie(idToken, lifetimeHoursOf(role) * 60 * 60);
  return cookie && toToken(cookie);
}

interface NewSession {
  readonly token: string;
  readonly from: Origin | undefined;
  readonly by: LoginMethod;
  /** Last authentication of the owner; undefined means with this login. */
  readonly provenAt: Date | undefined;
  /** Whether the batch has a mail to the owner about this login, so that a new network needs no second one. */
  readonly isReported: boolean;
}

/**
 * Adds a session and commits the batch. `record` is as read before the password check. Throws WriteConflict
 * when it changed in between.
 */
export async function openSession(
  batch: Batch,
  user: Stored<UserRecord>,
  record: Stored<SessionsRecord> | undefined,
  { token, from, by, provenAt, isReported }: NewSession,
): Promise<void> {
  const uid = user.id;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeHoursOf(user.data.role) * 60 * 60 * 1000);
  const isUnexpired = (session: LiveSession) => session.expiresAt > createdAt;
  const { live = [], displaced = [] } = record?.data ?? {};
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
  const unexpired = [...live.filter(isUnexpired), added];
  const { perAccount, displacedPerAccount } = limits.sessions;
  const changes = {
    live: unexpired.slice(-perAccount),
    displaced: [...displaced.filter(isUnexpired), ...unexpired.slice(0, -perAccount)].slice(
      -displacedPerAccount,
    ),
    networks,
  };
  if (isNew && !isReported) from?.onNewNetwork(batch, user);
  from?.onLogin(batch, user, by);
  if (record === undefined) batch.create(sessions, uid, changes);
  else batch.update(sessions, uid, changes, record.version);
  await batch.commit();
}
