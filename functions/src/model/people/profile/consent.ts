import { ApiError, wrongStatus } from 'contract/errors';
import { currentConsent } from 'contract/rules/consent';
import type { Consent } from 'contract/schemas/people';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';

type RecordedConsent = NonNullable<UserRecord['consent']>;

const toReply = ({ version, at, withdrawnAt }: RecordedConsent): Consent => ({
  version,
  at: at.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

export const toConsentReply = ({ consent }: Pick<UserRecord, 'consent'>): Consent | null =>
  consent === undefined ? null : toReply(consent);

/** Returns the consent to the current text, which a registration gives. */
export const newConsent = (): RecordedConsent => ({
  version: currentConsent,
  at: clock.now(),
  withdrawnAt: null,
});

/**
 * Allows mails that the reader did not cause. Members who were never asked have not refused. Owners of an
 * account that is about to be deleted want none.
 */
export const mayReceiveUnsolicitedMail = (
  user: Pick<UserRecord, 'consent' | 'remindersEndedAt' | 'deletionAt' | 'imported'>,
): boolean => wantsReminders(user) && !hasWithdrawn(user) && !user.deletionAt && !isUninvited(user);

/** Allows the invitation of an imported person. Before it, such a person gets no other mail. */
export const mayBeInvited = (
  user: Pick<UserRecord, 'consent' | 'remindersEndedAt' | 'deletionAt' | 'imported'>,
): boolean => wantsReminders(user) && !hasWithdrawn(user) && !user.deletionAt;

/** Returns whether an imported person has no account yet. Such a person gets no mail before the invitation. */
export const isUninvited = ({ imported }: Pick<UserRecord, 'imported'>): boolean =>
  imported !== undefined && imported.invitedAt === null;

export const wantsReminders = ({ remindersEndedAt }: Pick<UserRecord, 'remindersEndedAt'>): boolean =>
  !remindersEndedAt;

const hasWithdrawn = ({ consent }: Pick<UserRecord, 'consent'>): boolean =>
  consent !== undefined && consent.withdrawnAt !== null;

/**
 * Records consent to the `version` on screen. Safe to repeat. Throws conflict when it is no longer current,
 * or the record changed in between.
 */
export async function giveConsent(user: Stored<UserRecord>, version: string): Promise<Consent> {
  if (version !== currentConsent) throw new ApiError('conflict', { message: wording.consentChanged });
  const { consent } = user.data;
  if (consent?.version === version && consent.withdrawnAt === null) return toReply(consent);
  return writeConsent(user, 'consent.give', newConsent());
}

/** Withdraws the consent. Safe to repeat. Throws wrong-status without one; conflict. */
export async function withdrawConsent(user: Stored<UserRecord>): Promise<Consent> {
  const { consent } = user.data;
  if (consent === undefined) throw wrongStatus(wording.consentUnknown);
  if (consent.withdrawnAt !== null) return toReply(consent);
  return writeConsent(user, 'consent.withdraw', { ...consent, withdrawnAt: clock.now() });
}

async function writeConsent(
  user: Stored<UserRecord>,
  action: 'consent.give' | 'consent.withdraw',
  consent: RecordedConsent,
): Promise<Consent> {
  const self = actorOf(user);
  // `updatedAt` stays unchanged, because an open form does not contain this field and cannot overwrite it.
  const batch = new Batch().update(users, user.id, { consent }, user.version);
  recordAudit(batch, self, action, self, { version: consent.version });
  await rejectOnConflict(batch.commit());
  return toReply(consent);
}
