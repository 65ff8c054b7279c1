import { randomBytes } from 'node:crypto';
import { authAccounts, EmailTaken } from '#data/auth-accounts.ts';
import { users } from '#data/collections.ts';

/**
 * Creates the account of an imported person, when the invitation is sent. Safe to repeat. Its owner sets the password
 * by the mailed link; the initial one is random. Returns false if the person or the address is no longer the same, or
 * another account has the address.
 */
export async function createImportedAccount(id: string, email: string): Promise<boolean> {
  const user = await users.get(id);
  if (user === undefined || user.data.email !== email || user.data.imported === undefined) return false;
  try {
    const password = randomBytes(48).toString('base64url');
    await authAccounts.create(id, { email, password, name: user.data.name });
    await authAccounts.setClaims(id, user.data.role);
    return true;
  } catch (error) {
    if (error instanceof EmailTaken) return false;
    throw error;
  }
}
