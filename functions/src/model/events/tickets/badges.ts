import { wrongStatus } from 'contract/errors';
import { badgesPerFile } from 'contract/rules/events/badges';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { type Participant, withPeople } from '#model/events/registration/participants.ts';
import { type EventRegistrationRecord, eventRegistrations } from '#model/events/registration/records.ts';
import { createTicketCode } from './ticket.ts';

export interface Badge {
  readonly name: string;
  /** Institution, or 'Peserta' for a person without one. */
  readonly role: string;
  /** Text of the QR code of the ticket. */
  readonly ticket: string;
}

export interface Badges {
  readonly title: string;
  readonly createdAt: Date;
  readonly badges: readonly Badge[];
}

const readPart = (event: string, part: number): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [
      ['event', event],
      ['state', 'confirmed'],
    ],
    orderBy: 'registeredAt',
    offset: (part - 1) * badgesPerFile,
    limit: badgesPerFile,
  });

const toBadge = ({ person, registration }: Participant): Badge[] =>
  person === undefined
    ? []
    : [
        {
          name: person.data.name,
          role: person.data.seat?.institution ?? 'Peserta',
          ticket: createTicketCode(registration.data),
        },
      ];

/**
 * Reads the badges of registrations, or of one part of all confirmed ones. The audit records their number. Costs
 * two reads for each, one for each row before the part, and the event. Throws `not-found` and `wrong-status`.
 */
export async function readBadges(
  id: string,
  people: readonly string[] | undefined,
  part: number,
  actor: Actor,
): Promise<Badges> {
  const [event, found] = await Promise.all([
    events.getOrThrow(id),
    people === undefined ? readPart(id, part) : eventRegistrations.getMany(people),
  ]);
  const confirmed = found.filter(({ data }) => data.event === id && data.state === 'confirmed');
  const badges = (await withPeople(confirmed)).flatMap(toBadge);
  if (badges.length === 0) throw wrongStatus('Tidak ada peserta dengan tempat yang pasti.');
  const batch = new Batch();
  const { title } = event.data;
  recordAudit(batch, actor, 'event-badge.print', { id, name: title }, { count: badges.length });
  await batch.commit();
  return { title, createdAt: clock.now(), badges };
}
