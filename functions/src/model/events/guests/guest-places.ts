import type { GuestPlace } from 'contract/events/event-guests';
import { queryLimits } from 'contract/rules/query-limits';
import type { OwnGuestPlace } from 'contract/schemas/events/registrations';
import type { UserRecord } from '#data/records.ts';
import { certificates } from '#model/events/certificates/records.ts';
import { readOwnEvents, toShownEvent } from '#model/events/places/own-events.ts';
import { readRegistrationReply } from '#model/events/places/registration-reply.ts';
import { findRefundsOf, toOwnRefund } from '#model/events/refunds/accounts.ts';
import { readOwnAnswers } from '#model/events/registration/answers.ts';
import { findOnlineLink } from '#model/events/registration/programmes.ts';
import { readPublicEvent } from '#model/events/registration/public-events.ts';
import { eventGuests, type Guest } from '#model/events/registration/registrants.ts';
import { readOwnSurvey } from '#model/events/results/surveys.ts';
import { readOwnTicket, toTicketReply } from '#model/events/tickets/ticket.ts';
import { guestPlaceLink } from './guest-codes.ts';

/** Returns all that the page of a guest shows. Throws `not-found` for an event that is not public. */
export async function readGuestPlace({ id, data: person, guest }: Guest): Promise<GuestPlace> {
  const { event: eventId } = guest.data;
  const found = await readPublicEvent(eventId);
  const [registration, asked, refunds, event] = await Promise.all([
    readRegistrationReply(found, { id, data: person }),
    readOwnAnswers(eventId, id),
    findRefundsOf(id),
    toShownEvent(found),
  ]);
  const isIn = registration?.own?.state === 'confirmed';
  const [ticket, onlineLink, certificate, survey] = await Promise.all([
    isIn ? readOwnTicket(eventId, { id, name: person.name }) : undefined,
    isIn ? findOnlineLink(eventId, id) : null,
    isIn ? certificates.get(guest.id) : undefined,
    isIn ? readOwnSurvey(eventId, id) : undefined,
  ]);
  return {
    guest: { name: person.name, email: person.email, isConfirmed: guest.data.confirmedAt !== null },
    event,
    registration,
    asked,
    refunds: refunds
      .filter(({ data }) => data.event.id === eventId)
      .map((refund) => toOwnRefund(refund, () => event.title)),
    onlineLink,
    ticket: ticket === undefined ? null : toTicketReply(ticket),
    certificate:
      certificate === undefined
        ? null
        : { code: certificate.data.code, revokedAt: certificate.data.revokedAt?.toISOString() ?? null },
    survey: survey?.state ?? 'closed',
  };
}

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
  const eventOf = await readOwnEvents(guests.map(({ data }) => data.event));
  return guests.flatMap((guest) => {
    const event = eventOf(guest.data.event);
    return event === undefined ? [] : [{ _id: guest.id, event, path: guestPlaceLink(guest) }];
  });
}
