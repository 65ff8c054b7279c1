import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { removeAnswers } from '#model/events/registration/answers.ts';
import { type Participant, withPeople } from '#model/events/registration/participants.ts';
import { releasePlace } from '#model/events/registration/places.ts';
import { eventPlaces, eventRegistrations } from '#model/events/registration/records.ts';
import { eventGuests, toRecipient } from '#model/events/registration/registrants.ts';
import { expireBill } from '#model/money/bills/settle-bill.ts';
import { type EventGroupRecord, eventGroups, type GroupPlace } from './records.ts';

/** A removed group: its bill, and the people who had its places. */
export interface RemovedGroup {
  readonly bill: Stored<BillRecord> | undefined;
  readonly named: readonly Participant[];
}

/**
 * Deletes a group with its registrations, frees their places, and closes the unpaid bill, whose amount stays reserved
 * for late money.
 */
export async function removeGroup(
  batch: Batch,
  group: Stored<EventGroupRecord>,
  places: readonly GroupPlace[],
): Promise<RemovedGroup> {
  const named = places.filter(({ data }) => data.group.isNamed);
  const [bill, seats, people] = await Promise.all([
    group.data.bill === null ? undefined : bills.get(group.data.bill),
    eventPlaces.getMany(places.map(({ data }) => data.place)),
    withPeople(named),
  ]);
  for (const { id, data, version } of places) {
    batch.delete(eventRegistrations, id, version);
    if (!data.group.isNamed) batch.delete(eventGuests, id);
  }
  for (const seat of seats) releasePlace(batch, seat);
  for (const { id } of named) await removeAnswers(batch, id);
  batch.delete(eventGroups, group.id, group.version);
  if (bill?.data.state === 'open') expireBill(batch, bill);
  return { bill, named: people };
}

/** Adds a mail to people who lose their places. People of an unpaid group had no mail about it. */
export function mailLostPlaces(
  batch: Batch,
  { data: group }: Pick<Stored<EventGroupRecord>, 'data'>,
  people: readonly Participant[],
  { event, reason }: { readonly event: string; readonly reason: string },
): void {
  if (group.state === 'held') return;
  for (const { person } of people) {
    if (person === undefined) continue;
    const facts = { event, eventId: group.event, reason, institution: group.institutionName };
    queueMail(batch, 'event-place-withdrawn', toRecipient(person), facts);
  }
}
