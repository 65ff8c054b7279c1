import { firestore } from '../../../functions/src/data/firebase.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  newTicketCode,
  registrationId,
} from '../../../functions/src/model/events/registration/records.ts';
import type { Made } from './content.ts';

const first = Date.parse('2026-03-01T02:00:00.000Z');

/** Stores registrations of people who were checked in one second after the other. Returns their ids. */
export async function makeAttendance(
  { id: event }: Pick<Made<unknown>, 'id'>,
  people: readonly { readonly id: string }[],
  fields: Partial<EventRegistrationRecord> = {},
): Promise<string[]> {
  const database = await firestore();
  const writer = database.bulkWriter({ throttling: false });
  const ids = people.map(({ id: user }, index) => {
    const at = new Date(first + index * 1000);
    const record: EventRegistrationRecord = {
      event,
      user,
      state: 'confirmed',
      place: `place${index}`,
      registeredAt: new Date('2026-02-01T02:00:00.000Z'),
      eventEndsAt: new Date('2026-03-01T09:00:00.000Z'),
      priceKind: 'member',
      price: 0,
      bill: null,
      holdUntil: null,
      ticketCode: newTicketCode(),
      attendedAt: at,
      ...fields,
    };
    const id = registrationId(event, user);
    void writer.set(database.collection(eventRegistrations.name).doc(id), record);
    return id;
  });
  await writer.close();
  return ids;
}
