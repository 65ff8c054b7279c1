import { auth } from './firebase.ts';
import { callIdentityToolkit, isBadCode } from './identity-toolkit.ts';

/** Mailed codes that verify an address, created and checked by Firebase Auth. */
export const emailCodes = {
  /**
   * Creates a code that verifies the address of an account once.
   *
   * @returns undefined when no account has the address
   */
  async create(email: string): Promise<string | undefined> {
    const client = await auth();
    const { users } = await client.getUsers([{ email }]);
    if (users.length === 0) return undefined;
    const link = await client.generateEmailVerificationLink(email);
    return new URL(link).searchParams.get('oobCode') ?? undefined;
  },

  /**
   * Verifies an address with a mailed code, which then is invalid.
   *
   * @returns the account; undefined for a code that is wrong, used, expired, or of another purpose
   */
  async apply(oobCode: string): Promise<string | undefined> {
    // Without a new password this call only returns the purpose of the code. Codes that set passwords are not
    // accepted here.
    const lookup = await callIdentityToolkit('resetPassword', { oobCode });
    if (lookup.ok && lookup.body.requestType !== 'VERIFY_EMAIL') return undefined;
    const { ok, status, body } = lookup.ok ? await callIdentityToolkit('update', { oobCode }) : lookup;
    if (ok && body.localId !== undefined) return body.localId;
    const reason = body.error?.message ?? '';
    if (isBadCode(reason)) return undefined;
    throw new Error(`E-mail verification failed: ${status} ${reason}`);
  },
};
