import { holdEnd, isNight } from 'contract/rules/money/event-prices';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { removePlace } from '#model/events/refunds/cancel-place.ts';
import { currentPercent } from '#model/events/refunds/place-refund.ts';
import {
  endEntry,
  findLapsedOffers,
  findPastEntries,
  lapseOffer,
} from '#model/events/registration/leave-by-link.ts';
import { offerAfterCommit } from '#model/events/registration/offers.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  eventSettings,
  readWithEvent,
} from '#model/events/registration/records.ts';
import { readRegistrant, toRecipient } from '#model/events/registration/registrants.ts';
import { type JobOptions, type JobReport, joinReports, settle } from '#model/maintenance/report.ts';
import { releaseGroup } from './release-groups.ts';

/** Hours for which a place whose payment waits is not checked again. */
const hoursUntilNextCheck = 24;

/**
 * Releases places that were not paid in time, and ends offers without an answer, except in the night. A place whose
 * money or proof waits for a decision is held until then. Offers the places to the waiting list, and deletes entries
 * of events that are over.
 */
export async function releasePlaces(options: JobOptions): Promise<JobReport> {
  const now = clock.now();
  const { limit } = options;
  const overdue = isNight(now) ? [] : await eventRegistrations.before('holdUntil', now, limit);
  const lapsed = isNight(now) ? [] : await findLapsedOffers(limit);
  const past = await findPastEntries(limit);
  const groups = isNight(now) ? [] : await eventGroups.before('holdUntil', now, limit);
  const report = joinReports([
    await settle('released', overdue, release, options),
    await settle('released', groups, releaseGroup, options),
    await settle('lapsed', lapsed, lapseOffer, options),
    await settle('ended', past, endEntry, options),
  ]);
  const freedEvents = new Set([...overdue, ...groups, ...lapsed].map(({ data }) => data.event));
  if (!options.dryRun) for (const event of freedEvents) await offerAfterCommit(event);
  return report;
}

async function release(registration: Stored<EventRegistrationRecord>): Promise<void> {
  const { event: eventId, user: userId, bill: code } = registration.data;
  const bill = code === null ? undefined : await bills.get(code);
  const batch = new Batch();
  if (bill === undefined || bill.data.waitingSince) {
    // Checked again later, because the match of the money can be undone.
    const holdUntil = holdEnd(clock.now(), hoursUntilNextCheck);
    batch.update(eventRegistrations, registration.id, { holdUntil }, registration.version);
    await batch.commit();
    return;
  }
  const [user, [current, settings]] = await Promise.all([
    readRegistrant(registration),
    readWithEvent(eventSettings, eventId),
  ]);
  const percent = currentPercent(current.data, settings?.data);
  // Only a transferred place has money: that of its earlier owners.
  await removePlace(batch, registration, { percent, reason: 'unpaid' }, systemActor);
  const event = bill.data.event?.title ?? '';
  recordAudit(
    batch,
    systemActor,
    'event-registration.release',
    { id: eventId, name: event },
    { bill: bill.id, amount: bill.data.amount },
    [userId],
  );
  // A cancelled event has mailed its own notice.
  if (user !== undefined && !current.data.cancelledAt)
    queueMail(batch, 'event-released', toRecipient(user), { event, eventId });
  await batch.commit();
}
