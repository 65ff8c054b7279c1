import { ApiError } from 'contract/errors';
import type { eventWalkIns as table } from 'contract/event-walk-ins';
import { bills, events } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { type AddedParticipant, addParticipant } from '#model/event-guests/adding.ts';
import { eventRegistrations } from '#model/event-registrations/records.ts';
import { readRegistrant } from '#model/event-registrations/registrants.ts';
import { createBillReply } from '#model/feeds/bill-replies.ts';
import { toTicket, toTicketReply } from '#model/tickets/ticket.ts';

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
    const { state, bill: code, waiver = null } = registration.data;
    const [person, bill] = await Promise.all([
      readRegistrant(registration),
      state === 'held' && code !== null ? bills.get(code) : undefined,
    ]);
    const name = person?.data.name ?? null;
    const hasTicket = state === 'confirmed' && name !== null;
    return {
      event: { _id: id, title: event.data.title },
      name,
      state,
      waiver,
      bill: bill === undefined ? null : await createBillReply(bill),
      ticket: hasTicket ? toTicketReply(toTicket(registration, event, name)) : null,
    };
  },
};
