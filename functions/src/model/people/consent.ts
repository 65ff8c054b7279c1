import { ApiError } from 'contract/errors';
import type { Consent } from 'contract/fields/people';
import { currentConsent } from 'contract/rules/consent';
import { wording } from 'contract/words/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { orConflict } from '#model/base/contention.ts';

type RecordedConsent = NonNullable<UserRecord['consent']>;

const consentReplyOf = ({ version, at, withdrawnAt }: RecordedConsent): Consent => ({
  version,
  at: at.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

/** As it goes out to its owner and to admins; null where none was recorded. */
export const consentOf = ({ consent }: Pick<UserRecord, 'consent'>): Consent | null =>
  consent === undefined ? null : consentReplyOf(consent);

/** What registering means: the text that stood above the button was agreed to. */
export const newConsent = (): RecordedConsent => ({
  version: currentConsent,
  at: clock.now(),
  withdrawnAt: null,
});

/** Whether mails may go out that their reader did not cause. Who was never asked has not refused either. */
export const mayRemind = (user: Pick<UserRecord, 'consent' | 'remindersEndedAt'>): boolean =>
  wantsReminders(user) && !hasWithdrawn(user);

export const wantsReminders = ({ remindersEndedAt }: Pick<UserRecord, 'remindersEndedAt'>): boolean =>
  !remindersEndedAt;

const hasWithdrawn = ({ consent }: Pick<UserRecord, 'consent'>): boolean =>
  consent !== undefined && consent.withdrawnAt !== null;

/**
 * Agrees to the text in force. Safe to repeat.
 *
 * @param user as read with this request
 * @param version of the text that the person was shown
 * @throws ApiError conflict when that text is no longer in force, or the record was changed in between
 */
export async function giveConsent(user: Stored<UserRecord>, version: string): Promise<Consent> {
  if (version !== currentConsent) throw new ApiError('conflict', { message: wording.consentChanged });
  const { consent } = user.data;
  if (consent?.version === version && consent.withdrawnAt === null) return consentReplyOf(consent);
  return writeConsent(user, 'consent.give', newConsent());
}

/**
 * Takes the consent back. Safe to repeat.
 *
 * @param user as read with this request
 * @throws ApiError wrong-status where none was recorded; conflict when the record was changed in between
 */
export async function withdrawConsent(user: Stored<UserRecord>): Promise<Consent> {
  const { consent } = user.data;
  if (consent === undefined) throw new ApiError('wrong-status', { message: wording.consentUnknown });
  if (consent.withdrawnAt !== null) return consentReplyOf(consent);
  return writeConsent(user, 'consent.withdraw', { ...consent, withdrawnAt: clock.now() });
}

async function writeConsent(
  user: Stored<UserRecord>,
  action: 'consent.give' | 'consent.withdraw',
  consent: RecordedConsent,
): Promise<Consent> {
  const self = actorOf(user);
  // Not updatedAt: a form that is being filled in holds nothing that this would overwrite.
  const batch = new Batch().update(users, user.id, { consent }, user.version);
  recordAudit(batch, self, action, self, { version: consent.version });
  await orConflict(batch.commit());
  return consentReplyOf(consent);
}
