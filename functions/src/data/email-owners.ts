import { authAccounts } from './auth-accounts.ts';
import { emailOwnerId, emailOwners } from './collections.ts';

/** Whose an address is, as written or, of older accounts, as Firebase Auth says; undefined for nobody's. */
export async function ownerOf(email: string): Promise<string | undefined> {
  const owner = await emailOwners.get(emailOwnerId(email));
  return owner?.data.userId ?? authAccounts.uidOf(email);
}
