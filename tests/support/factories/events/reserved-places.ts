import { Batch } from '../../../../functions/src/data/batch.ts';
import {
  eventPlaces,
  eventRegistrations,
  newTicketCode,
  registrationId,
} from '../../../../functions/src/model/events/registration/records.ts';
import { eventGuests, newGuestId } from '../../../../functions/src/model/events/registration/registrants.ts';
import { inDays } from '../../suite/time.ts';

/** Gives free places to invited people without address and payment, in one commit. */
export async function reservePlaces(event: string, count: number): Promise<void> {
  const free = await eventPlaces.query({
    where: [
      ['event', event],
      ['isFree', true],
    ],
    orderBy: 'position',
    limit: count,
  });
  const [batch, now, eventEndsAt] = [new Batch(), new Date(), inDays(10)];
  for (const [index, place] of free.entries()) {
    const user = newGuestId();
    const registration = registrationId(event, user);
    const guest = { event, name: `Undangan ${index + 1}`, email: '', createdAt: now, confirmedAt: now };
    batch.create(eventGuests, registration, { ...guest, deleteAt: inDays(375) });
    batch.update(eventPlaces, place.id, { isFree: false, registration }, place.version);
    batch.create(eventRegistrations, registration, {
      event,
      user,
      state: 'confirmed',
      place: place.id,
      registeredAt: now,
      confirmedAt: now,
      eventEndsAt,
      priceKind: 'public',
      price: 0,
      bill: null,
      holdUntil: null,
      waiver: 'Undangan',
      ticketCode: newTicketCode(),
    });
  }
  await batch.commit();
}
