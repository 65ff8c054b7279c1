import { intents } from '../../functions/src/data/collections.ts';
import { settlePassword } from '../../functions/src/model/base/password-changes.ts';
import type { Row } from './digests.ts';

/** Far more than are under way at once. */
const most = 1000;

/**
 * Settles the changes of passwords that were under way. Whether the new one was set is told by when the password of the
 * account was (decision 0030); Auth stamps what is imported anew, so that all would count as set. The backup knows it:
 * it read Auth after the intents. Where it does not, as older ones, rather somebody is told of a change that was none.
 *
 * @param accounts all of the backup
 */
export async function settlePasswords(accounts: Iterable<Row>): Promise<void> {
  const open = await intents.find('kind', 'password', most);
  if (open.length === 0) return;
  const stamps = new Map<string, number | null>();
  for (const { key, value } of accounts)
    stamps.set(key, (value as { readonly passwordUpdatedAt?: number }).passwordUpdatedAt ?? null);
  for (const intent of open) {
    const stamp = stamps.get(intent.data.uid ?? '');
    // Of an account that was not written over Auth still tells by itself.
    if (stamp !== undefined) await settlePassword(intent, stamp !== intent.data.password?.before);
  }
}
