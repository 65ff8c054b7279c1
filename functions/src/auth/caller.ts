import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from 'contract/endpoint';
import { authAccounts } from '#data/auth-accounts.ts';
import { getBoth } from '#data/collection.ts';
import { sessions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { SessionsRecord, UserRecord } from '#data/records.ts';
import { isLive } from './idle-sessions.ts';

/** Role and status are read from the record, never from claims of the token. */
export interface Caller {
  readonly user: Stored<UserRecord>;
  /** Hash of the token in use, as stored among the live or displaced sessions. */
  readonly tokenHash: string;
  readonly sessions: Stored<SessionsRecord>;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Number of parts of a session cookie, which is a JWT: header, claims and signature. */
const cookieParts = 3;

/**
 * Appends 128 random bits as a fourth part, because session cookies of one second are identical. The claims
 * stay where clients read them.
 */
export const toToken = (sessionCookie: string): string =>
  `${sessionCookie}.${randomBytes(16).toString('base64url')}`;

/** Also accepts a token of an earlier version, which is the session cookie itself. */
const sessionCookieOf = (token: string): string => token.split('.', cookieParts).join('.');

/**
 * Reads account and sessions in one round trip. Returns undefined without a token, and for one that is
 * forged, ended, expired, or of another kind. A displaced session is a caller only with `admitsDisplaced`.
 */
export async function identifyCaller(
  header: string | undefined,
  { admitsDisplaced }: Pick<Endpoint, 'admitsDisplaced'> = {},
): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.-]{20,4096})$/.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const id = await authAccounts.verifySessionCookie(sessionCookieOf(token));
  if (id === undefined) return undefined;
  const [user, record] = await getBoth(users, id, sessions, id);
  if (user === undefined || record === undefined) return undefined;
  const tokenHash = hashToken(token);
  const { live, displaced = [] } = record.data;
  const session = [...live, ...(admitsDisplaced ? displaced : [])].find(({ hash }) => hash === tokenHash);
  if (session === undefined || !isLive(session, user.data)) return undefined;
  return { user, tokenHash, sessions: record };
}
