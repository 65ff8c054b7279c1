import { daysUntil } from 'contract/dates';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { OutboxRecord } from '#data/records.ts';
import { remindedStatuses } from '#model/upkeep/reminders.ts';

const overtaken = new Set(['membership-expiring', 'membership-expired', 'seat-expired']);

/**
 * Whether what a mail says is still so when it goes out: one may have waited for its server while its reader renewed.
 * Costs a read for the kinds that time overtakes.
 */
export async function isStillTrue({ kind, userId, data }: OutboxRecord): Promise<boolean> {
  if (kind === 'question-asked' || kind === 'question-notice') {
    const asked = userId === null ? undefined : (await users.get(userId))?.data.question;
    return asked?.askedAt.toISOString() === data.askedAt;
  }
  if (!overtaken.has(kind)) return true;
  const user = userId === null ? undefined : await users.get(userId);
  const { isActive, validUntil = null } = user?.data ?? {};
  if (isActive === undefined || validUntil?.toISOString() !== data.validUntil) return false;
  if (kind !== 'membership-expiring') return isActive === 'expired';
  return (
    remindedStatuses.includes(isActive) && validUntil !== null && daysUntil(validUntil, clock.now()) >= 0
  );
}
