import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import type { Stored } from '#data/queries.ts';
import { removeRegistration } from '#model/events/registration/own-registrations.ts';
import {
  type EventRegistrationRecord,
  eventPlaces,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';
import { addPlaceholder, newGroupPlace } from './group-places.ts';

/**
 * Ends the registration of a deleted person. A single place is freed, as `removeRegistration`. A place of a group
 * stays with its institution and has no name again; a check-in stays with it.
 */
export async function endRegistration(
  batch: Batch,
  registration: Stored<EventRegistrationRecord>,
  requireMay?: (bill: BillRecord) => void,
): Promise<void> {
  const { data, id, version } = registration;
  if (data.group === undefined) {
    await removeRegistration(batch, registration, requireMay);
    return;
  }
  const seat = await eventPlaces.getOrThrow(data.place);
  const event = { id: data.event, data: { endDate: data.eventEndsAt } };
  const group = { ...data.group, isNamed: false };
  const user = addPlaceholder(batch, event, group);
  const line = { kind: data.priceKind, amount: data.price };
  const place = newGroupPlace({ event, user, line, group, state: data.state, place: seat.id });
  const attended = data.attendedAt ? { attendedAt: data.attendedAt, ticketCode: data.ticketCode } : {};
  const free = registrationId(data.event, user.id);
  batch.delete(eventRegistrations, id, version);
  batch.update(eventPlaces, seat.id, { registration: free }, seat.version);
  batch.create(eventRegistrations, free, { ...place, ...attended });
}
