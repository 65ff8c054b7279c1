import { authAccounts } from '#data/auth-accounts.ts';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import { claim, withIntent } from './intents.ts';
import { type Actor, countAdmins, countStatus, recordAudit } from './ledger.ts';
import { searchable } from './user-search.ts';

/**
 * Creates an account with role Admin.
 *
 * @returns its id
 * @throws EmailTaken when the address has an account
 */
export function createAdmin(
  account: { name: string; email: string; password: string },
  actor: Actor | undefined,
): Promise<string> {
  const uid = newId();
  return withIntent(
    { kind: 'registration', uid, files: [] },
    async (intent) => {
      await authAccounts.create(uid, account);
      await authAccounts.setClaims(uid, 'Admin');
      const now = clock.now();
      const batch = claim(new Batch(), intent).create(
        users,
        uid,
        searchable({
          name: account.name,
          email: account.email,
          gender: '',
          role: 'Admin',
          institution: '',
          institutionAddress: '',
          department: '',
          expertise: '',
          phoneNumber: '',
          isActive: 'active',
          memberNumber: null,
          photoFile: null,
          paymentId: null,
          rejectionReason: null,
          createdAt: now,
          updatedAt: now,
          validUntil: null,
        }),
      );
      countStatus(batch, null, 'active');
      countAdmins(batch, 1);
      const self = { id: uid, name: account.name };
      recordAudit(batch, actor ?? self, 'admin.create', self);
      await batch.commit();
      return uid;
    },
    uid,
  );
}
