import { intents } from '../../functions/src/data/collections.ts';
import { settlePassword } from '../../functions/src/model/base/password-changes.ts';
import type { Row } from './digests.ts';

/** Far more than can run at the same time. */
const maxRunning = 1000;

/**
 * Settles the password changes that were running during the backup. Normally the time of the password in Auth
 * shows whether the new one was set (decision 0030). But an import sets that time, so every change would
 * count as done. The backup has the original time. Older backups lack it: then the owner is notified, even if
 * the password did not change.
 *
 * @param accounts all accounts of the backup
 */
export async function settlePasswords(accounts: Iterable<Row>): Promise<void> {
  const open = await intents.find('kind', 'password', maxRunning);
  if (open.length === 0) return;
  const passwordTimes = new Map<string, number | null>();
  for (const { key, value } of accounts)
    passwordTimes.set(key, (value as { readonly passwordUpdatedAt?: number }).passwordUpdatedAt ?? null);
  for (const intent of open) {
    const passwordTime = passwordTimes.get(intent.data.uid ?? '');
    // For an account that the restore did not write, Auth still has the original time.
    if (passwordTime !== undefined)
      await settlePassword(intent, passwordTime !== intent.data.password?.before);
  }
}
