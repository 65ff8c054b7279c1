import { limits } from 'contract/rules/limits';
import { hashToken, identifyCaller } from '../../../functions/src/auth/caller.ts';
import { endSession } from '../../../functions/src/auth/sessions.ts';
import { signIn } from '../../../functions/src/auth/sign-in.ts';
import { auth } from '../../../functions/src/data/firebase.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import type { SessionsRecord } from '../../../functions/src/data/records.ts';
import { suite } from '../suite/emulators.ts';

/** Sessions, and tokens that are none though Firebase knows them or the emulator believes them. */

interface Account {
  readonly id: string;
  readonly email: string;
}
interface Credentials extends Account {
  readonly password: string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The claims inside a token, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload] = token.split('.');
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
}

/**
 * A session cookie that nobody issued: unsigned, but right in every claim, so that the emulator's verification
 * takes it for a good one. The function must not: it is not among the live sessions.
 */
export function forgedSession({ id, email }: Account, role = 'Admin'): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://session.firebase.google.com/${suite.projectId}`,
    aud: suite.projectId,
    sub: id,
    user_id: id,
    id,
    role,
    email,
    // The emulator holds a session for revoked that began before its account: on a busy machine that takes a while.
    auth_time: now + 60,
    iat: now,
    exp: now + limits.sessions.adminHours * 3600,
    jti: newId(),
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/** The entry in `sessions/{uid}` that makes a token a live session; never idle nor without proof, wherever a test moves the time. */
export function listed(token: string, milliseconds = 60 * 60 * 1000): SessionsRecord['live'][number] {
  const createdAt = new Date();
  const usedAt = new Date('2999-01-01T00:00:00.000Z');
  return {
    hash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + milliseconds),
    usedAt,
    provenAt: usedAt,
  };
}

/** A new session made as login makes it, but without its rate limit. */
export async function newSession({ email, password }: Credentials): Promise<string> {
  const signedIn = await signIn(email, password);
  if (signedIn === undefined || 'ticket' in signedIn) throw new Error(`${email} could not sign in.`);
  return signedIn.token;
}

/** A token that was good once: its session has been ended. */
export async function endedSession(account: Credentials): Promise<string> {
  const token = await newSession(account);
  const caller = await identifyCaller(`Bearer ${token}`);
  if (caller === undefined) throw new Error('A fresh session was not recognised.');
  await endSession(caller, () => undefined);
  return token;
}

/** What a browser with Firebase's own SDK would hold after signing in. */
export async function idTokenOf({ email, password }: Credentials): Promise<string> {
  const url = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${email} got no ID token.`);
  return idToken;
}

export const customTokenOf = async ({ id }: Account): Promise<string> =>
  (await auth()).createCustomToken(id, { id, role: 'Admin' });
