import { remindedStatuses } from 'contract/rules/membership';
import { daysUntil } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import type { MailDataOf, MailKind } from '#model/base/mail-kinds.ts';
import { mayRemind } from '#model/people/consent.ts';
import type { KnownMail } from './known-mail.ts';

type Check<Kind extends MailKind> = (data: MailDataOf<Kind>, user: UserRecord) => boolean;

const isStillAsked: Check<'question-asked' | 'question-notice'> = ({ askedAt }, { question }) =>
  question?.askedAt.toISOString() === askedAt;

/** Renewed, or without the consent to be reminded: there is nothing to remind of. */
const hasSameEnd: Check<'membership-expiring' | 'membership-expired' | 'seat-expired'> = (data, user) =>
  mayRemind(user) && user.validUntil?.toISOString() === data.validUntil;

const hasExpired: Check<'membership-expired' | 'seat-expired'> = (data, user) =>
  hasSameEnd(data, user) && user.isActive === 'expired';

const isExpiring: Check<'membership-expiring'> = (data, user) =>
  hasSameEnd(data, user) &&
  remindedStatuses.includes(user.isActive) &&
  daysUntil(data.validUntil, clock.now()) >= 0;

/** Kinds that time overtakes: what must still be so of their reader. */
const checks: { readonly [Kind in MailKind]?: Check<Kind> } = {
  'membership-expiring': isExpiring,
  'membership-expired': hasExpired,
  'seat-expired': hasExpired,
  'account-lapsing': ({ validUntil }, user) => user.validUntil?.toISOString() === validUntil,
  'verify-email': (_data, { emailVerifiedAt }) => !emailVerifiedAt,
  'question-asked': isStillAsked,
  'question-notice': isStillAsked,
};

/**
 * Whether what a mail says is still so when it goes out, and still wanted: one may have waited for its server while
 * its reader renewed, or took the consent to be reminded back.
 * Costs a read for the kinds that time overtakes.
 */
export async function isStillTrue<Kind extends MailKind>({
  kind,
  userId,
  data,
}: KnownMail<Kind>): Promise<boolean> {
  const check = checks[kind];
  if (check === undefined) return true;
  const user = userId === null ? undefined : await users.get(userId);
  return user !== undefined && check(data, user.data);
}
