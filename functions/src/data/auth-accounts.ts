import { ApiError } from 'contract/errors';
import type { Role } from 'contract/rules/membership';
import { wording } from 'contract/words/wording';
import { auth } from './firebase.ts';
import { callIdentityToolkit, isBadCode, passwordSetAt } from './identity-toolkit.ts';

export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** There is no such account, or no longer. */
export class AccountMissing extends Error {
  override readonly name = 'AccountMissing';
}

/** What the caller is told of a taken address (requirements 2.10.3); any other error stays as it is. */
export const asUserExists = (error: unknown): unknown =>
  error instanceof EmailTaken
    ? new ApiError('user-exists', { fields: { email: 'User already exists' } })
    : error;

/** What tells an account that lost its record from one that is none of ours. */
export interface Account {
  readonly uid: string;
  readonly createdAt: Date;
  /** Carries the claims that this product gives its accounts. */
  readonly isOurs: boolean;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Firebase is stricter than the contract in rare cases. */
const invalidEmail = (): ApiError =>
  new ApiError('invalid-input', {
    message: wording.emailInvalid,
    fields: { email: wording.emailInvalid },
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

  /**
   * The claims that session tokens carry: `id` and `role` (architecture: Sessions).
   *
   * @throws AccountMissing
   */
  async setClaims(uid: string, role: Role): Promise<void> {
    try {
      await (await auth()).setCustomUserClaims(uid, { id: uid, role });
    } catch (error) {
      throw codeOf(error) === 'auth/user-not-found' ? new AccountMissing() : error;
    }
  },

  /** Whose account has the address; undefined for nobody's. */
  async uidOf(email: string): Promise<string | undefined> {
    try {
      const { users } = await (await auth()).getUsers([{ email }]);
      return users[0]?.uid;
    } catch (error) {
      if (codeOf(error) === 'auth/invalid-email') return undefined;
      throw error;
    }
  },

  /**
   * Gives an account an address, and says whether it is known to be its owner's. May be repeated.
   *
   * @throws EmailTaken when another account has the address
   * @throws AccountMissing
   */
  async setEmail(uid: string, email: string, emailVerified: boolean): Promise<void> {
    try {
      await (await auth()).updateUser(uid, { email, emailVerified });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/invalid-email') throw invalidEmail();
      if (code === 'auth/user-not-found') throw new AccountMissing();
      throw code === 'auth/email-already-exists' ? new EmailTaken() : error;
    }
  },

  async exists(uid: string): Promise<boolean> {
    const { users } = await (await auth()).getUsers([{ uid }]);
    return users.length > 0;
  },

  /** Which of these (at most 100) are there. */
  async present(uids: readonly string[]): Promise<Set<string>> {
    if (uids.length === 0) return new Set();
    const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
    return new Set(users.map(({ uid }) => uid));
  },

  /** One page of all accounts. A page token of another day may be refused. */
  async page(token: string | null, size: number): Promise<{ accounts: Account[]; next: string | null }> {
    const { users, pageToken } = await (await auth()).listUsers(size, token ?? undefined);
    return {
      accounts: users.map(({ uid, metadata, customClaims }) => ({
        uid,
        createdAt: new Date(metadata.creationTime),
        isOurs: customClaims?.id === uid,
      })),
      next: pageToken || null,
    };
  },

  /** Removing what is not there is no error: a removal may be tried again. */
  async remove(uid: string): Promise<void> {
    try {
      await (await auth()).deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },

  /**
   * Asks Firebase Auth too: a password that was set, or an account that was disabled, ends a session even where
   * nothing else came of it.
   *
   * @returns the uid that the session cookie was made for, or undefined when it is not one of ours, or no longer
   */
  async verifySessionCookie(cookie: string): Promise<string | undefined> {
    try {
      const claims = await (await auth()).verifySessionCookie(cookie, true);
      return claims.uid;
    } catch (error) {
      // Auth out of reach says nothing about the session: nobody is logged out by that.
      if (noSession.has(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  },

  /**
   * Checks a password with Identity Toolkit and mints a session cookie.
   *
   * @returns undefined for an unknown address, a wrong password and a disabled account alike
   */
  async signIn(email: string, password: string): Promise<{ uid: string; idToken: string } | undefined> {
    const input = { email, password, returnSecureToken: true };
    const { ok, status, body } = await callIdentityToolkit('signInWithPassword', input);
    if (ok && body.localId !== undefined && body.idToken !== undefined) {
      return { uid: body.localId, idToken: body.idToken };
    }
    const reason = body.error?.message ?? '';
    if (refusals.some((refusal) => reason.startsWith(refusal))) return undefined;
    if (reason.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) throw new ApiError('too-many-requests');
    throw new Error(`Sign-in failed: ${status} ${reason}`);
  },

  /**
   * A code that sets the password of an account once, within an hour.
   *
   * @returns undefined when no account has the address
   */
  async passwordResetCode(email: string): Promise<string | undefined> {
    const client = await auth();
    // Asked first: what the next call says of an unknown address depends on the project's settings.
    if ((await authAccounts.uidOf(email)) === undefined) return undefined;
    const link = await client.generatePasswordResetLink(email);
    return new URL(link).searchParams.get('oobCode') ?? undefined;
  },

  /**
   * Whose password a mailed code sets; the code stays good.
   *
   * @returns undefined for a code that is wrong, used, too old, or made for something else
   */
  async ownerOfResetCode(oobCode: string): Promise<string | undefined> {
    const body = await takeResetCode({ oobCode });
    if (body?.email === undefined || body.requestType !== 'PASSWORD_RESET') return undefined;
    return authAccounts.uidOf(body.email);
  },

  /**
   * Sets a password with a mailed code, which then no longer works.
   *
   * @returns false for a code that is wrong, used, or too old
   */
  async confirmPasswordReset(oobCode: string, newPassword: string): Promise<boolean> {
    return (await takeResetCode({ oobCode, newPassword })) !== undefined;
  },

  /** As `passwordSetAt` of Identity Toolkit. */
  passwordSetAt,

  async setPassword(uid: string, password: string): Promise<void> {
    await (await auth()).updateUser(uid, { password });
  },

  /** @returns undefined when the account was changed, disabled or removed since the token was given for its password */
  async sessionCookie(idToken: string, seconds: number): Promise<string | undefined> {
    try {
      return await (await auth()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });
    } catch (error) {
      if (overtaken.has(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  },
};

/** @returns what Identity Toolkit tells of the code; undefined for one that cannot be taken */
async function takeResetCode(input: { oobCode: string; newPassword?: string }) {
  const { ok, status, body } = await callIdentityToolkit('resetPassword', input);
  if (ok) return body;
  const reason = body.error?.message ?? '';
  if (isBadCode(reason)) return undefined;
  throw new Error(`Password reset failed: ${status} ${reason}`);
}

/** What the Admin SDK says of a cookie that is none, or none any more. */
const noSession: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** What the Admin SDK says of a token whose account is no longer as it was when the token was given. */
const overtaken: ReadonlySet<string> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** What Identity Toolkit says of credentials that do not fit (its messages may carry a text behind). */
const refusals = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
];
