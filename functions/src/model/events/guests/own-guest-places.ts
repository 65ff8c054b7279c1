import type { OwnGuestPlace } from 'contract/events/event-registrations';
import { queryLimits } from 'contract/rules/query-limits';
import { events } from '#data/collections.ts';
import type { UserRecord } from '#data/records.ts';
import { readTitles } from '#model/content/read-titles.ts';
import { toOwnEvent } from '#model/events/places/own-events.ts';
import { eventGuests } from '#model/events/registration/registrants.ts';
import { guestPlaceLink } from './guest-codes.ts';

/**
 * Lists the places that the owner of an account registered without it, the latest event first: those with the same
 * address. Only a verified address proves that the mails to the guest reach the same person.
 */
export async function listOwnGuestPlaces({
  email,
  emailVerifiedAt,
}: Pick<UserRecord, 'email' | 'emailVerifiedAt'>): Promise<OwnGuestPlace[]> {
  if (!emailVerifiedAt) return [];
  const found = await eventGuests.query({
    where: [['email', email.toLowerCase()]],
    // A year after the end of the event.
    orderBy: 'deleteAt',
    direction: 'desc',
    limit: queryLimits.ownGuestPlaces,
  });
  const guests = found.filter(({ data }) => data.confirmedAt !== null);
  const ids = guests.map(({ data }) => data.event);
  const [rows, titleOf] = await Promise.all([events.getMany(ids), readTitles(ids)]);
  const byId = new Map(rows.map((event) => [event.id, event]));
  return guests.flatMap((guest) => {
    const event = toOwnEvent(byId.get(guest.data.event), titleOf);
    return event === undefined ? [] : [{ _id: guest.id, event, path: guestPlaceLink(guest) }];
  });
}
