import { groupSize } from 'contract/rules/events/groups';
import { holdEnd } from 'contract/rules/money/event-prices';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toGroupFacts } from '#model/events/groups/order-group.ts';
import { type EventGroupRecord, eventGroups, readContact } from '#model/events/groups/records.ts';
import { endGroup } from '#model/events/refunds/end-group.ts';

/** Hours for which a group whose payment waits is not checked again. */
const hoursUntilNextCheck = 24;

/** Releases all places of a group that was not paid in time, unless its money or proof waits for a decision. */
export async function releaseGroup(group: Stored<EventGroupRecord>): Promise<void> {
  const { event: eventId, bill: code, institutionName: institution, lines } = group.data;
  const bill = code === null ? undefined : await bills.get(code);
  const batch = new Batch();
  if (bill === undefined || bill.data.waitingSince) {
    // Checked again later, because the match of the money can be undone.
    const holdUntil = holdEnd(clock.now(), hoursUntilNextCheck);
    await batch.update(eventGroups, group.id, { holdUntil }, group.version).commit();
    return;
  }
  const { contact } = await endGroup(batch, group, { percent: 0, reason: 'unpaid' }, systemActor);
  const event = bill.data.event?.title ?? '';
  const details = { bill: bill.id, amount: bill.data.amount, institution, places: groupSize(lines) };
  recordAudit(batch, systemActor, 'event-group.release', { id: eventId, name: event }, details);
  if (contact !== undefined)
    queueMail(batch, 'event-released', contact, {
      event,
      eventId,
      ...toGroupFacts(group.id, { institution, lines }),
    });
  await batch.commit();
}

/** Reminds the coordinator of an unpaid group. The batch of the mail stores it, so that no crash duplicates it. */
export async function remindGroup(group: Stored<EventGroupRecord>): Promise<void> {
  const { bill: code, holdUntil, institutionName: institution, lines } = group.data;
  const batch = new Batch();
  batch.update(eventGroups, group.id, { remindAt: null }, group.version);
  const [bill, contact] = await Promise.all([
    code === null ? undefined : bills.get(code),
    readContact(group.data),
  ]);
  // A payment that waits, or a paid group, has no end.
  const isUnpaid = holdUntil !== null && holdUntil > clock.now() && !bill?.data.waitingSince;
  if (isUnpaid && bill?.data.event !== undefined && contact !== undefined)
    queueMail(batch, 'event-unpaid', contact, {
      event: bill.data.event.title,
      eventId: bill.data.event.id,
      amount: bill.data.amount,
      bill: bill.id,
      dueAt: holdUntil.toISOString(),
      ...toGroupFacts(group.id, { institution, lines }),
    });
  await batch.commit();
}
