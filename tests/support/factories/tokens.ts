import { limits } from 'contract/rules/limits';
import { hashToken, identifyCaller } from '../../../functions/src/auth/caller.ts';
import { endSession } from '../../../functions/src/auth/sessions.ts';
import { signIn } from '../../../functions/src/auth/sign-in.ts';
import { Batch } from '../../../functions/src/data/batch.ts';
import { sessions } from '../../../functions/src/data/collections.ts';
import { auth } from '../../../functions/src/data/firebase.ts';
import { newId } from '../../../functions/src/data/ids.ts';
import type { SessionsRecord } from '../../../functions/src/data/records.ts';
import { suite } from '../suite/emulators.ts';

/** Creates sessions, and invalid tokens that Firebase or the emulator accepts. */

interface Account {
  readonly id: string;
  readonly email: string;
}
interface Credentials extends Account {
  readonly password: string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns the claims of a token without verification. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload] = token.split('.');
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
}

/**
 * Creates an unsigned session cookie with correct claims. The emulator accepts it. The function must refuse
 * it unless the test adds it to the live sessions.
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
    // The emulator treats a session that is older than its account as revoked, and on a busy machine creating
    // the account takes a while.
    auth_time: now + 60,
    iat: now,
    exp: now + limits.sessions.adminHours * 3600,
    jti: newId(),
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/**
 * Returns the entry of `sessions/{uid}` for a live session. It is never idle and always recently
 * authenticated, even when a test moves the time.
 */
export function toLiveSession(token: string, milliseconds = 60 * 60 * 1000): SessionsRecord['live'][number] {
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

/** Creates a session as login does, without its rate limit. */
export async function newSession({ email, password }: Credentials): Promise<string> {
  const signedIn = await signIn(email, password);
  if (signedIn === undefined || 'ticket' in signedIn) throw new Error(`${email} could not sign in.`);
  return signedIn.token;
}

/** Returns the token of a session that has ended. */
export async function endedSession(account: Credentials): Promise<string> {
  const token = await newSession(account);
  const caller = await identifyCaller(`Bearer ${token}`);
  if (caller === undefined) throw new Error('A fresh session was not recognised.');
  await endSession(caller, () => undefined);
  return token;
}

/** Returns the ID token that Firebase's own SDK has in a browser after login. */
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

/** Makes the session of a person last while a test moves the time, and returns the person. */
export async function withLastingSession<T extends { readonly id: string }>(person: T): Promise<T> {
  const { data } = await sessions.getOrThrow(person.id);
  const live = data.live.map((one) => ({ ...one, expiresAt: new Date('2999-01-01T00:00:00.000Z') }));
  await new Batch().update(sessions, person.id, { live }).commit();
  return person;
}
