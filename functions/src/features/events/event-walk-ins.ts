import { ApiError } from 'contract/errors';
import type { eventWalkIns as table } from 'contract/events/event-walk-ins';
import type { BillRecord } from '#data/bill-records.ts';
import { bills, events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { eventGroups } from '#model/events/groups/records.ts';
import { type AddedParticipant, addParticipant } from '#model/events/guests/add-participant.ts';
import { type EventRegistrationRecord, eventRegistrations } from '#model/events/registration/records.ts';
import { readRegistrant } from '#model/events/registration/registrants.ts';
import { toTicket, toTicketReply } from '#model/events/tickets/ticket.ts';
import { createBillReply } from '#model/money/bills/create-bill-reply.ts';

/** Reads the bill of a held place, or of its group. */
async function readUnpaidBill({
  data: { state, bill, group },
}: Stored<EventRegistrationRecord>): Promise<Stored<BillRecord> | undefined> {
  if (state !== 'held') return undefined;
  const code = group === undefined ? bill : (await eventGroups.get(group.id))?.data.bill;
  return code ? bills.get(code) : undefined;
}

export const eventWalkIns: Handlers<typeof table> = {
  async addParticipant({ id, ...person }, { user }, { storeReply }) {
    const toReply = ({ id: _id, state }: AddedParticipant) => ({
      message: 'Peserta ditambahkan.',
      _id,
      state,
    });
    return toReply(
      await addParticipant(id, person, actorOf(user), (batch, added) => storeReply(batch, toReply(added))),
    );
  },

  async getParticipantPlace({ id, participant }) {
    const [event, registration] = await Promise.all([
      events.getOrThrow(id),
      eventRegistrations.getOrThrow(participant),
    ]);
    // A manager of one event must not read people of another one.
    if (registration.data.event !== id) throw new ApiError('not-found');
    const { state, waiver = null, group } = registration.data;
    const [person, bill] = await Promise.all([readRegistrant(registration), readUnpaidBill(registration)]);
    const name = person?.data.name ?? null;
    const hasTicket = state === 'confirmed' && name !== null;
    return {
      event: { _id: id, title: event.data.title },
      name,
      state,
      waiver,
      group: group === undefined ? null : group.institution,
      bill: bill === undefined ? null : await createBillReply(bill),
      ticket: hasTicket ? toTicketReply(toTicket(registration, event, name)) : null,
    };
  },
};
