import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { computeSignature, isValidSignature } from '#model/base/signatures.ts';
import { wantsReminders } from './consent.ts';

/**
 * Creates the code that unsubscribes from reminders: account id and signature, separated by a dot. It never
 * expires, because recipients keep mails, and the profile can undo its effect.
 */
export const createUnsubscribeCode = (userId: string): string =>
  `${userId}.${computeSignature('reminders', userId)}`;

/** Unsubscribes by a code. Safe to repeat. Throws invalid-code, also without an account. */
export const unsubscribeByCode = (code: string): Promise<void> =>
  retryOnConflict(async () => {
    const [, userId = '', signature = ''] = /^([A-Za-z0-9]{1,64})\.([\w-]{43})$/.exec(code) ?? [];
    const user = isValidSignature(signature, 'reminders', userId) ? await users.get(userId) : undefined;
    if (user === undefined) throw new ApiError('invalid-code', { message: wording.linkUnknown });
    await setReminders(user, false, 'link');
  });

/** Unsubscribes or subscribes again. Safe to repeat. Throws WriteConflict when the record changed. */
export async function setReminders(
  user: Stored<UserRecord>,
  wanted: boolean,
  via: 'link' | 'profile',
): Promise<void> {
  if (wanted === wantsReminders(user.data)) return;
  const self = actorOf(user);
  // `updatedAt` stays unchanged, because an open form does not contain this field and cannot overwrite it.
  const remindersEndedAt = wanted ? null : clock.now();
  const batch = new Batch().update(users, user.id, { remindersEndedAt }, user.version);
  recordAudit(batch, self, wanted ? 'reminders.resume' : 'reminders.end', self, { via });
  await batch.commit();
}
