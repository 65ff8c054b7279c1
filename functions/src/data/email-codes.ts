import { auth } from './firebase.ts';
import { callIdentityToolkit, isBadCode } from './identity-toolkit.ts';

/** Mailed codes that verify an address, created and checked by Firebase Auth. */
export const emailCodes = {
  /** Creates a code that works once. Returns undefined when no account has the address. */
  async create(email: string): Promise<string | undefined> {
    const client = await auth();
    const { users } = await client.getUsers([{ email }]);
    if (users.length === 0) return undefined;
    const link = await client.generateEmailVerificationLink(email);
    return new URL(link).searchParams.get('oobCode') ?? undefined;
  },

  /** Verifies an address with a code, which then is invalid. Returns undefined for an invalid code. */
  async apply(oobCode: string): Promise<string | undefined> {
    // Without a new password this call only returns the purpose: codes that set passwords do not count.
    const lookup = await callIdentityToolkit('resetPassword', { oobCode });
    if (lookup.ok && lookup.body.requestType !== 'VERIFY_EMAIL') return undefined;
    const { ok, status, body } = lookup.ok ? await callIdentityToolkit('update', { oobCode }) : lookup;
    if (ok && body.localId !== undefined) return body.localId;
    const reason = body.error?.message ?? '';
    if (isBadCode(reason)) return undefined;
    throw new Error(`E-mail verification failed: ${status} ${reason}`);
  },
};
