import { limits } from 'contract/rules/limits';
import { dueReminder, isPausedAt, isStaff, type MembershipStatus } from 'contract/rules/membership';
import { dayStart, daysUntil } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import type { UserRecord } from '#data/records.ts';
import { mayReceiveUnsolicitedMail } from '#model/people/profile/consent.ts';

/** Rules that decide which members get a reminder, and which one. Nothing here reads or writes. */

/** Returns the query for members whose membership ends within the reminder days, nearest end first. */
export const toEndingQuery = (isActive: MembershipStatus) => ({
  where: [['isActive', isActive]] as const,
  orderBy: 'validUntil' as const,
  from: dayStart(clock.now()),
  before: dayStart(clock.now(), Math.max(...limits.reminderDays) + 1),
});

/** Returns one of `limits.reminderDays`: the nearest one, once for each membership end. */
export function pendingReminderFor({ validUntil, reminded: lastReminder }: UserRecord): number | undefined {
  if (validUntil === null) return undefined;
  const due = dueReminder(daysUntil(validUntil, clock.now()));
  const isOfThisEnd = lastReminder?.validUntil.getTime() === validUntil.getTime();
  return due === undefined || (isOfThisEnd && lastReminder.days <= due) ? undefined : due;
}

/** Returns whether a member gets reminders: not staff, who have nothing to renew, and not during a pause. */
export const canGetReminders = (user: UserRecord): boolean =>
  !isStaff(user) && !isPausedAt(user, clock.now()) && mayReceiveUnsolicitedMail(user);
