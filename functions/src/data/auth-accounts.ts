import { ApiError } from 'contract/errors';
import type { Role } from 'contract/rules/membership';
import { wording } from 'contract/text/wording';
import { auth } from './firebase.ts';
import { callIdentityToolkit, isBadCode, passwordSetAt } from './identity-toolkit.ts';

export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

export class AccountMissing extends Error {
  override readonly name = 'AccountMissing';
}

/** Converts `EmailTaken` (requirements 2.10.3); returns any other error unchanged. */
export const toUserExistsError = (error: unknown): unknown =>
  error instanceof EmailTaken
    ? new ApiError('user-exists', { fields: { email: 'User already exists' } })
    : error;

/** Facts that distinguish an account without a record from one of another product. */
interface Account {
  readonly uid: string;
  readonly createdAt: Date;
  readonly isOurs: boolean;
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Returns the refusal for addresses that Firebase rejects, though the contract accepts them. */
const invalidEmail = (): ApiError =>
  new ApiError('invalid-input', {
    message: wording.emailInvalid,
    fields: { email: wording.emailInvalid },
  });

/** Limit of Auth for the accounts of one call. */
const maxPerCall = 100;

/** Accounts in Firebase Auth, which stores the passwords. An object, so that fault tests can interrupt it. */
export const authAccounts = {
  /** @throws EmailTaken when another account has the address */
  async create(uid: string, account: { email: string; password: string; name: string }): Promise<void> {
    try {
      const { email, password, name } = account;
      await (await auth()).createUser({ uid, email, password, displayName: name });
    } catch (error) {
      const code = codeOf(error);
      // The client repeats a call whose response was lost. Then the existing account is the one just created.
      if (code === 'auth/uid-already-exists') return;
      if (code === 'auth/invalid-email') throw invalidEmail();
      if (code !== 'auth/email-already-exists') throw error;
      if (!(await authAccounts.exists(uid))) throw new EmailTaken();
    }
  },

  /** Sets the claims of session tokens (architecture: Sessions). Throws AccountMissing. */
  async setClaims(uid: string, role: Role): Promise<void> {
    try {
      await (await auth()).setCustomUserClaims(uid, { id: uid, role });
    } catch (error) {
      throw codeOf(error) === 'auth/user-not-found' ? new AccountMissing() : error;
    }
  },

  /** Finds the uid of the account with an address; undefined for an unused address. */
  async findUid(email: string): Promise<string | undefined> {
    try {
      const { users } = await (await auth()).getUsers([{ email }]);
      return users[0]?.uid;
    } catch (error) {
      if (codeOf(error) === 'auth/invalid-email') return undefined;
      throw error;
    }
  },

  /** Sets the address, also repeatedly. Throws EmailTaken when another account has it; AccountMissing. */
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

  /** Returns which of these accounts exist. */
  async findExisting(uids: readonly string[]): Promise<Set<string>> {
    const existing = new Set<string>();
    for (let at = 0; at < uids.length; at += maxPerCall) {
      const asked = uids.slice(at, at + maxPerCall).map((uid) => ({ uid }));
      for (const { uid } of (await (await auth()).getUsers(asked)).users) existing.add(uid);
    }
    return existing;
  },

  /** Returns one page of all accounts. A page token of another day may be refused. */
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

  /** Removes an account. A missing account is no error, because a removal may be retried. */
  async remove(uid: string): Promise<void> {
    try {
      await (await auth()).deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },

  /**
   * Verifies a session cookie, including its revocation: a new password or a disabled account ends a session.
   * Returns undefined for an invalid, expired or revoked cookie.
   */
  async verifySessionCookie(cookie: string): Promise<string | undefined> {
    try {
      const claims = await (await auth()).verifySessionCookie(cookie, true);
      return claims.uid;
    } catch (error) {
      // An unreachable Auth server says nothing about the session, so no user is logged out.
      if (invalidCookieCodes.has(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  },

  /**
   * Checks a password. Returns undefined for an unknown address, a wrong password or a disabled account.
   * Throws too-many-requests when Identity Toolkit limits the attempts.
   */
  async signIn(email: string, password: string): Promise<{ uid: string; idToken: string } | undefined> {
    const input = { email, password, returnSecureToken: true };
    const { ok, status, body } = await callIdentityToolkit('signInWithPassword', input);
    if (ok && body.localId !== undefined && body.idToken !== undefined) {
      return { uid: body.localId, idToken: body.idToken };
    }
    const reason = body.error?.message ?? '';
    if (credentialErrors.some((refusal) => reason.startsWith(refusal))) return undefined;
    if (reason.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) throw new ApiError('too-many-requests');
    throw new Error(`Sign-in failed: ${status} ${reason}`);
  },

  /** Returns an ID token of an account that proved itself otherwise; undefined if it is disabled or missing. */
  async signInAs(uid: string): Promise<string | undefined> {
    const token = await (await auth()).createCustomToken(uid);
    const input = { token, returnSecureToken: true };
    const { ok, status, body } = await callIdentityToolkit('signInWithCustomToken', input);
    if (ok) return body.idToken;
    const reason = body.error?.message ?? '';
    if (/^(?:USER_DISABLED|USER_NOT_FOUND)/.test(reason)) return undefined;
    throw new Error(`Sign-in by a custom token failed: ${status} ${reason}`);
  },

  /** Creates a code that works once, within an hour. Returns undefined for an unused address. */
  async passwordResetCode(email: string): Promise<string | undefined> {
    const client = await auth();
    // Checked first, because the result of the next call for an unknown address depends on project settings.
    if ((await authAccounts.findUid(email)) === undefined) return undefined;
    const link = await client.generatePasswordResetLink(email);
    return new URL(link).searchParams.get('oobCode') ?? undefined;
  },

  /** Returns undefined for a code that is wrong, used, expired, or of another purpose; a code stays valid. */
  async findResetCodeOwner(oobCode: string): Promise<string | undefined> {
    const body = await applyResetCode({ oobCode });
    if (body?.email === undefined || body.requestType !== 'PASSWORD_RESET') return undefined;
    return authAccounts.findUid(body.email);
  },

  /** Sets a password with a code, which then is invalid. Returns false for an invalid code. */
  async confirmPasswordReset(oobCode: string, newPassword: string): Promise<boolean> {
    return (await applyResetCode({ oobCode, newPassword })) !== undefined;
  },

  /** Disables or enables an account. A missing account is no error: an imported person has none. */
  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    try {
      await (await auth()).updateUser(uid, { disabled });
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },

  /** See `passwordSetAt` of identity-toolkit.ts. */
  passwordSetAt,

  async setPassword(uid: string, password: string): Promise<void> {
    await (await auth()).updateUser(uid, { password });
  },

  /** @returns undefined when the account was changed, disabled or removed after the token was issued */
  async sessionCookie(idToken: string, seconds: number): Promise<string | undefined> {
    try {
      return await (await auth()).createSessionCookie(idToken, { expiresIn: seconds * 1000 });
    } catch (error) {
      if (staleTokenCodes.has(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  },
};

/** @returns the reply of Identity Toolkit; undefined for an invalid code */
async function applyResetCode(input: { oobCode: string; newPassword?: string }) {
  const { ok, status, body } = await callIdentityToolkit('resetPassword', input);
  if (ok) return body;
  const reason = body.error?.message ?? '';
  if (isBadCode(reason)) return undefined;
  throw new Error(`Password reset failed: ${status} ${reason}`);
}

/** Error codes of the Admin SDK for an invalid, expired or revoked cookie. */
const invalidCookieCodes: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Error codes of the Admin SDK for a token whose account changed after it was issued. */
const staleTokenCodes: ReadonlySet<string> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Errors of Identity Toolkit for wrong credentials. Its messages may append a text. */
const credentialErrors = [
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
];
