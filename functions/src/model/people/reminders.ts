import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { whileContended } from '#model/base/contention.ts';
import { isSignatureOf, signatureOf } from '#model/base/signatures.ts';
import { wantsReminders } from './consent.ts';

/**
 * The code by which a reminder can be ended: account and signature, with a dot between. It holds for good, as mails are
 * kept, and does no more than what the profile takes back.
 */
export const remindersCode = (userId: string): string => `${userId}.${signatureOf('reminders', userId)}`;

/**
 * Ends the reminders of the account that a code names; a read. Safe to repeat.
 *
 * @throws ApiError invalid-code for one that was not signed with our key for this, or whose account is gone
 */
export const endRemindersBy = (code: string): Promise<void> =>
  whileContended(async () => {
    const [, userId = '', signature = ''] = /^([A-Za-z0-9]{1,64})\.([\w-]{43})$/.exec(code) ?? [];
    const user = isSignatureOf(signature, 'reminders', userId) ? await users.get(userId) : undefined;
    if (user === undefined) throw new ApiError('invalid-code', { message: wording.linkUnknown });
    await chooseReminders(user, false, 'link');
  });

/**
 * Ends reminders, or has them come again. Safe to repeat.
 *
 * @throws WriteConflict when the record was changed since it was read
 */
export async function chooseReminders(
  user: Stored<UserRecord>,
  wanted: boolean,
  via: 'link' | 'profile',
): Promise<void> {
  if (wanted === wantsReminders(user.data)) return;
  const self = actorOf(user);
  // Not updatedAt: a form that is being filled in holds nothing that this would overwrite.
  const remindersEndedAt = wanted ? null : clock.now();
  const batch = new Batch().update(users, user.id, { remindersEndedAt }, user.version);
  recordAudit(batch, self, wanted ? 'reminders.resume' : 'reminders.end', self, { via });
  await batch.commit();
}
