import { authAccounts } from './auth-accounts.ts';
import { emailOwnerId, emailOwners } from './collections.ts';

/** Finds the account of an address in the records or, for older accounts, in Firebase Auth. */
export async function findUserIdByEmail(email: string): Promise<string | undefined> {
  const owner = await emailOwners.get(emailOwnerId(email));
  return owner?.data.userId ?? authAccounts.findUid(email);
}
