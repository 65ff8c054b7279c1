import { limits } from 'contract/rules/limits';
import { dueReminder, isStaff, type MembershipStatus, remindedStatuses } from 'contract/rules/membership';
import { dayStart, daysUntil } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/outbox.ts';
import { duesOf } from '#model/payments/payer.ts';
import { mayRemind } from '#model/people/consent.ts';
import { forEachDue, type JobOptions, type JobReport, mostFailures, unlessDry } from './report.ts';

/** Those in the time before the end, the nearest end first. */
export const queryOfEnding = (isActive: MembershipStatus) => ({
  where: [['isActive', isActive]] as const,
  orderBy: 'validUntil' as const,
  from: dayStart(clock.now()),
  before: dayStart(clock.now(), Math.max(...limits.reminderDays) + 1),
});

/**
 * The reminder that a member should have by now and has not: of the nearest period only, once for each end.
 *
 * @returns one of `limits.reminderDays`, or undefined
 */
export function missingReminderOf({ validUntil, reminded: last }: UserRecord): number | undefined {
  if (validUntil === null) return undefined;
  const due = dueReminder(daysUntil(validUntil, clock.now()));
  const isOfThisEnd = last?.validUntil.getTime() === validUntil.getTime();
  return due === undefined || (isOfThisEnd && last.days <= due) ? undefined : due;
}

/** Staff of an institution have nothing to renew, and some do not want to be told. */
const isReminded = (user: UserRecord): boolean => !isStaff(user) && mayRemind(user);

/**
 * Queues the reminders of 60, 30 and 7 days before a membership ends, to those who agree to them. What was sent is
 * kept on the member's own record, in the same batch as the mail, so that no order of runs and crashes doubles or loses
 * one. Staff of an institution get none: its coordinators do.
 */
export async function sendReminders(options: JobOptions): Promise<JobReport> {
  let [rowCount, done] = [0, 0];
  const failures: string[] = [];
  for (const status of remindedStatuses) {
    const query = { ...queryOfEnding(status), limit: limits.jobs.looks };
    for await (const members of users.inBatches(query, 500)) {
      const due = members.filter(({ data }) => isReminded(data) && missingReminderOf(data) !== undefined);
      const now = due.slice(0, options.limit - done);
      const result = await forEachDue(now, unlessDry(options, remind), options.time);
      rowCount += members.length;
      done += result.done;
      failures.push(...result.failures);
      if (now.length < due.length || result.isCut || failures.length >= mostFailures) {
        return { done: { reminders: done }, failures, findings: [], isMore: true };
      }
    }
  }
  return { done: { reminders: done }, failures, findings: [], isMore: rowCount >= limits.jobs.looks };
}

async function remind(user: Stored<UserRecord>): Promise<void> {
  const { validUntil } = user.data;
  const days = missingReminderOf(user.data);
  if (validUntil === null || days === undefined) return;
  const batch = new Batch();
  const mailId = queueMail(batch, 'membership-expiring', user, {
    validUntil: validUntil.toISOString(),
    ...duesOf(user.data),
    days,
  });
  batch.update(users, user.id, { reminded: { validUntil, days, mailId } }, user.version);
  await batch.commit();
}
