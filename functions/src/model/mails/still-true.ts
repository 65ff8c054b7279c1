import { remindedStatuses } from 'contract/rules/membership';
import { daysUntil } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { OutboxRecord } from '#data/records.ts';
import { mayRemind } from '#model/people/consent.ts';

const overtaken: ReadonlySet<string> = new Set([
  'membership-expiring',
  'membership-expired',
  'seat-expired',
  'verify-email',
  'question-asked',
  'question-notice',
]);

/**
 * Whether what a mail says is still so when it goes out, and still wanted: one may have waited for its server while
 * its reader renewed, or took the consent to be reminded back.
 * Costs a read for the kinds that time overtakes.
 */
export async function isStillTrue({ kind, userId, data }: OutboxRecord): Promise<boolean> {
  if (!overtaken.has(kind)) return true;
  const user = userId === null ? undefined : await users.get(userId);
  if (user === undefined) return false;
  if (kind === 'verify-email') return user.data.emailVerifiedAt === undefined;
  if (kind === 'question-asked' || kind === 'question-notice') {
    return user.data.question?.askedAt.toISOString() === data.askedAt;
  }
  if (!mayRemind(user.data)) return false;
  const { isActive, validUntil } = user.data;
  if (validUntil?.toISOString() !== data.validUntil) return false;
  if (kind !== 'membership-expiring') return isActive === 'expired';
  return (
    remindedStatuses.includes(isActive) && validUntil !== null && daysUntil(validUntil, clock.now()) >= 0
  );
}
