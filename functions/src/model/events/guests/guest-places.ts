import type { FileBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import type { GuestPlace } from 'contract/events/event-guests';
import { drawCertificate } from '#model/events/certificates/certificate-file.ts';
import { certificates } from '#model/events/certificates/records.ts';
import { toShownEvent } from '#model/events/places/own-events.ts';
import { readRegistrationReply } from '#model/events/places/registration-reply.ts';
import { findRefundsOf, toOwnRefund } from '#model/events/refunds/accounts.ts';
import { readOwnAnswers } from '#model/events/registration/answers.ts';
import { findOnlineLink } from '#model/events/registration/programmes.ts';
import { readPublicEvent } from '#model/events/registration/public-events.ts';
import type { Guest } from '#model/events/registration/registrants.ts';
import { readOwnSurvey } from '#model/events/results/surveys.ts';
import { readOwnTicket, toTicketReply } from '#model/events/tickets/ticket.ts';

/**
 * Returns all that the page of a guest shows. A confirmed place adds four for link and ticket, one for the
 * certificate, and three for the survey. In English, the titles of event and ticket cost two more. Throws `not-found`
 * for an event that is not public.
 */
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

/** Draws the certificate of a guest. Throws `not-found`, and as `drawCertificate`. */
export async function readGuestCertificate({ guest }: Guest): Promise<Required<FileBytes>> {
  const certificate = await certificates.get(guest.id);
  if (certificate === undefined) throw new ApiError('not-found');
  return drawCertificate(certificate.data);
}
