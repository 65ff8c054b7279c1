import { createHash } from 'node:crypto';
import { authAccounts } from '#data/auth-accounts.ts';
import { getBoth } from '#data/collection.ts';
import { sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import { isLive } from './idle-sessions.ts';

/** Role and status are read from the record, never from claims of the token. */
export interface Caller {
  readonly user: Stored<UserRecord>;
  /** Hash of the token in use, as stored among the live sessions. */
  readonly tokenHash: string;
  readonly sessions: Stored<SessionsRecord>;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Reads account and sessions in one round trip. Returns undefined without a token, and for one that is
 * forged, ended, expired, or of another kind.
 */
export async function identifyCaller(header: string | undefined): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.-]{20,4096})$/.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const id = await authAccounts.verifySessionCookie(token);
  if (id === undefined) return undefined;
  const [user, record] = await getBoth(users, id, sessions, id);
  if (user === undefined || record === undefined) return undefined;
  const tokenHash = hashToken(token);
  const session = record.data.live.find(({ hash }) => hash === tokenHash);
  if (session === undefined || !isLive(session, user.data)) return undefined;
  return { user, tokenHash, sessions: record };
}
