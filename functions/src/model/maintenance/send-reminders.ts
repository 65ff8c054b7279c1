import { limits } from 'contract/rules/limits';
import { reminderStatuses } from 'contract/rules/membership';
import { Batch } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toDues } from '#model/money/payments/requests.ts';
import { canGetReminders, pendingReminderFor, toEndingQuery } from './pending-reminder.ts';
import { type JobOptions, type JobReport, startCount } from './report.ts';

/**
 * Queues reminders 60, 30 and 7 days before the end, with consent. The member record stores the last one in
 * the batch of the mail, so that no crash duplicates or loses it. Coordinators get it for their institution.
 */
export async function sendReminders(options: JobOptions): Promise<JobReport> {
  let rowCount = 0;
  const count = startCount(options, { reminders: 0 });
  for (const status of reminderStatuses) {
    const query = { ...toEndingQuery(status), limit: limits.jobs.maxReads };
    for await (const members of users.inBatches(query, 500)) {
      const due = members.filter(
        ({ data }) => canGetReminders(data) && pendingReminderFor(data) !== undefined,
      );
      rowCount += members.length;
      const isAll = await count.settle('reminders', due, queueReminder);
      if (!isAll || count.isFailing()) return count.toReport(true);
    }
  }
  return count.toReport(rowCount >= limits.jobs.maxReads);
}

async function queueReminder(user: Stored<UserRecord>): Promise<void> {
  const { validUntil } = user.data;
  const days = pendingReminderFor(user.data);
  if (validUntil === null || days === undefined) return;
  const batch = new Batch();
  const mailId = queueMail(batch, 'membership-expiring', user, {
    validUntil: validUntil.toISOString(),
    ...toDues(user.data),
    days,
  });
  batch.update(users, user.id, { reminded: { validUntil, days, mailId } }, user.version);
  await batch.commit();
}
