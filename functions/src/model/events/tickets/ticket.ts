import { createHash } from 'node:crypto';
import { ApiError } from 'contract/errors';
import type { Ticket } from 'contract/events/check-ins';
import { encodeTicketCode, encodeTicketStatement } from 'contract/rules/codes/ticket-statement';
import { timedEvent } from 'contract/schemas/events/own-events';
import { getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { parseTicketKeys } from '#model/card/signing-keys.ts';
import { readTitle } from '#model/content/read-titles.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';

export interface TicketFacts {
  /** Text of the QR code. */
  readonly code: string;
  /** '00FF-1020-3040-5060'. */
  readonly number: string;
  readonly holder: string;
  readonly registeredAt: Date;
  readonly event: Pick<EventRecord, 'title' | 'location'> & {
    readonly id: string;
    readonly startDate: Date;
    readonly endDate: Date;
  };
}

const eventKeyDigits = 16;

/** Returns the digest of an event's id in its tickets. */
export const eventKeyOf = (event: string): string =>
  createHash('sha256').update(`event:${event}`).digest('hex').slice(0, eventKeyDigits);

const toNumber = (ticketCode: string): string => (ticketCode.toUpperCase().match(/.{4}/g) ?? []).join('-');

/** Signs the code of a ticket. Equal registrations give equal codes. */
export function createTicketCode({ event, ticketCode, registeredAt }: EventRegistrationRecord): string {
  const keys = parseTicketKeys(process.env);
  const signed = encodeTicketStatement({
    keyId: keys.id,
    ticket: ticketCode,
    eventKey: eventKeyOf(event),
    registeredAt: registeredAt.toISOString(),
  });
  return encodeTicketCode(signed, keys.sign(signed));
}

/** Throws `not-found` for a registration without a ticket, and for an event without times. */
export function toTicket(
  registration: Stored<EventRegistrationRecord> | undefined,
  event: Stored<EventRecord> | undefined,
  holder: string,
): TicketFacts {
  if (registration?.data.state !== 'confirmed' || event === undefined) throw new ApiError('not-found');
  const { title, location, startDate, endDate } = event.data;
  if (startDate === null || endDate === null) throw new ApiError('not-found');
  return {
    code: createTicketCode(registration.data),
    number: toNumber(registration.data.ticketCode),
    holder,
    registeredAt: registration.data.registeredAt,
    event: { id: event.id, title, location, startDate, endDate },
  };
}

/** Returns the ticket of a person. Throws `not-found`. */
export async function readOwnTicket(event: string, user: { id: string; name: string }): Promise<TicketFacts> {
  const [registration, found] = await getBoth(
    eventRegistrations,
    registrationId(event, user.id),
    events,
    event,
  );
  const ticket = toTicket(registration, found, user.name);
  return { ...ticket, event: { ...ticket.event, title: await readTitle(ticket.event) } };
}

export const toTicketReply = ({ code, number, holder, event }: TicketFacts): Ticket => ({
  code,
  number,
  holder,
  event: { _id: event.id, ...pickReplyFields(timedEvent, event) },
});
