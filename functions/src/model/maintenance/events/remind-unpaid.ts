import { isNight } from 'contract/rules/money/event-prices';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { type EventRegistrationRecord, eventRegistrations } from '#model/events/registration/records.ts';
import { readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { type JobOptions, type JobReport, joinReports, settle } from '#model/maintenance/report.ts';
import { remindGroup } from './release-groups.ts';

/** Reminds people of places that are not paid, once for each hold and not in the night. */
export async function remindUnpaid(options: JobOptions): Promise<JobReport> {
  const now = clock.now();
  const due = isNight(now) ? [] : await eventRegistrations.before('remindAt', now, options.limit);
  const groups = isNight(now) ? [] : await eventGroups.before('remindAt', now, options.limit);
  return joinReports([
    await settle('reminded', due, remind, options),
    await settle('reminded', groups, remindGroup, options),
  ]);
}

/** Stores the reminder in the batch of the mail, so that no crash duplicates or loses it. */
async function remind(registration: Stored<EventRegistrationRecord>): Promise<void> {
  const { bill: code, holdUntil } = registration.data;
  const batch = new Batch();
  batch.update(eventRegistrations, registration.id, { remindAt: null }, registration.version);
  const [bill, person] = await Promise.all([
    code === null ? undefined : bills.get(code),
    readRegistrant(registration),
  ]);
  // A payment that waits, or a paid place, has no end.
  const isUnpaid = holdUntil !== null && holdUntil > clock.now() && !bill?.data.waitingSince;
  if (isUnpaid && bill?.data.event !== undefined && person !== undefined)
    queueMail(batch, 'event-unpaid', toRecipient(person), {
      event: bill.data.event.title,
      eventId: bill.data.event.id,
      amount: bill.data.amount,
      bill: bill.id,
      dueAt: holdUntil.toISOString(),
    });
  await batch.commit();
}
