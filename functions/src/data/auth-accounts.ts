import { ApiError } from 'contract/errors';
import type { Role } from 'contract/membership';
import { messages } from 'contract/messages';
import { auth } from './firebase.ts';

export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** What the caller is told of a taken address (SPEC section 8); any other error stays as it is. */
export const asUserExists = (error: unknown): unknown =>
  error instanceof EmailTaken
    ? new ApiError('user-exists', { fields: { email: 'User already exists' } })
    : error;

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Firebase is stricter than the contract in rare cases. */
const invalidEmail = (): ApiError =>
  new ApiError('invalid-input', {
    message: messages.emailInvalid,
    fields: { email: messages.emailInvalid },
  });

/** Accounts in Firebase Auth, which holds the passwords; an object so that fault tests can interrupt it. */
export const authAccounts = {
  /** @throws EmailTaken when another account has the address */
  async create(uid: string, account: { email: string; password: string; name: string }): Promise<void> {
    try {
      const { email, password, name } = account;
      await (await auth()).createUser({ uid, email, password, displayName: name });
    } catch (error) {
      const code = codeOf(error);
      // The client repeats a call whose answer got lost: then the account in the way is our own.
      if (code === 'auth/uid-already-exists') return;
      if (code === 'auth/invalid-email') throw invalidEmail();
      if (code !== 'auth/email-already-exists') throw error;
      if (!(await authAccounts.exists(uid))) throw new EmailTaken();
    }
  },

  /** The claims that session tokens carry: `id` and `role` (SPEC section 6 reads the id claim). */
  async setClaims(uid: string, role: Role): Promise<void> {
    await (await auth()).setCustomUserClaims(uid, { id: uid, role });
  },

  async exists(uid: string): Promise<boolean> {
    const { users } = await (await auth()).getUsers([{ uid }]);
    return users.length > 0;
  },

  /** Removing what is not there is no error: a removal may be tried again. */
  async remove(uid: string): Promise<void> {
    try {
      await (await auth()).deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },

  /** @returns the uid that the session cookie was made for, or undefined when it is not one of ours */
  async verifySessionCookie(cookie: string): Promise<string | undefined> {
    try {
      const claims = await (await auth()).verifySessionCookie(cookie);
      return claims.uid;
    } catch (error) {
      if (codeOf(error)?.startsWith('auth/')) return undefined;
      throw error;
    }
  },

  /**
   * Checks a password with Identity Toolkit and mints a session cookie.
   *
   * @returns undefined for an unknown address, a wrong password and a disabled account alike
   */
  async signIn(email: string, password: string): Promise<{ uid: string; idToken: string } | undefined> {
    const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
    const key = process.env.WEB_API_KEY ?? 'emulator';
    const answer = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(key)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
        signal: AbortSignal.timeout(15_000),
      },
    );
    const body = (await answer.json()) as {
      localId?: string;
      idToken?: string;
      error?: { message?: string };
    };
    if (answer.ok && body.localId !== undefined && body.idToken !== undefined) {
      return { uid: body.localId, idToken: body.idToken };
    }
    const reason = body.error?.message ?? '';
    if (refusals.some((refusal) => reason.startsWith(refusal))) return undefined;
    if (reason.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) throw new ApiError('too-many-requests');
    throw new Error(`Sign-in failed: ${answer.status} ${reason}`);
  },

  async sessionCookie(idToken: string, seconds: number): Promise<string> {
    return (await auth()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });
  },
};

/** What Identity Toolkit says of credentials that do not fit (its messages may carry a text behind). */
const refusals = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
];
