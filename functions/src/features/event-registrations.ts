import type {
  EventParticipant,
  EventRegistration,
  eventRegistrations as table,
} from 'contract/event-registrations';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import {
  exportParticipants,
  listParticipants,
  type Participant,
} from '#model/event-registrations/participants.ts';
import { countFreePlaces, countReservedPlaces } from '#model/event-registrations/places.ts';
import { eventRegistrations as records, registrationId } from '#model/event-registrations/records.ts';
import {
  cancel,
  findOwnRegistrations,
  type PublicEventWithSettings,
  periodAt,
  readPublicEvent,
  register,
} from '#model/event-registrations/registering.ts';
import { readEventWithSettings, saveSettings } from '#model/event-registrations/settings.ts';

function toRegistrationReply(
  { event, settings }: PublicEventWithSettings,
  freePlaces: number,
  isRegistered: boolean,
): EventRegistration | null {
  if (settings === undefined) return null;
  const { opensAt, closesAt, places } = settings.data;
  const period = periodAt(settings.data, event.data.endDate, clock.now());
  return {
    state: period === 'open' && freePlaces === 0 ? 'full' : period,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    places,
    freePlaces,
    isRegistered,
  };
}

const toParticipant = ({ registration, person }: Participant): EventParticipant => ({
  _id: registration.id,
  person: person === undefined ? null : { _id: person.id, name: person.data.name, email: person.data.email },
  registeredAt: registration.data.registeredAt.toISOString(),
});

export const eventRegistrations: Handlers<typeof table> = {
  async getEventRegistration({ id }, _caller, request) {
    const [found, caller] = await Promise.all([readPublicEvent(id), request.identify()]);
    if (found.settings === undefined) return { registration: null };
    const [freePlaces, own] = await Promise.all([
      countFreePlaces(id),
      caller && records.get(registrationId(id, caller.user.id)),
    ]);
    return { registration: toRegistrationReply(found, freePlaces, own !== undefined) };
  },

  async registerForEvent({ id }, { user }) {
    await register(id, user);
    return { message: 'Anda terdaftar.' };
  },

  async cancelEventRegistration({ id }, { user }) {
    await cancel(id, user);
    return { message: 'Pendaftaran dibatalkan.' };
  },

  async listOwnEventRegistrations(_input, { user }) {
    const own = await findOwnRegistrations(user.id);
    const found = await events.getMany(own.map(({ data }) => data.event));
    const byId = new Map(found.map((event) => [event.id, event.data]));
    const rows = own.flatMap(({ id, data: { event: eventId, registeredAt } }) => {
      const event = byId.get(eventId);
      // A member sees no event that was withdrawn or deleted.
      if (!event?.startDate || !event.endDate) return [];
      const { title, location, startDate, endDate } = event;
      return [
        {
          _id: id,
          event: {
            _id: eventId,
            title,
            location,
            startDate: startDate.toISOString(),
            endDate: endDate.toISOString(),
          },
          registeredAt: registeredAt.toISOString(),
          canCancel: startDate > clock.now(),
        },
      ];
    });
    return { data: rows.sort((a, b) => a.event.startDate.localeCompare(b.event.startDate)) };
  },

  async getWrittenEventRegistration({ id }) {
    const [{ event, settings }, reservedPlaces] = await Promise.all([
      readEventWithSettings(id),
      countReservedPlaces(id),
    ]);
    return {
      event: {
        _id: event.id,
        title: event.data.title,
        startDate: event.data.startDate?.toISOString() ?? null,
      },
      settings:
        settings === undefined
          ? null
          : {
              opensAt: settings.data.opensAt.toISOString(),
              closesAt: settings.data.closesAt.toISOString(),
              places: settings.data.places,
              updatedAt: settings.data.updatedAt.toISOString(),
            },
      reservedPlaces,
    };
  },

  async saveEventRegistration({ id, ...input }, { user }) {
    await saveSettings(id, input, actorOf(user));
    return { message: 'Pendaftaran disimpan.' };
  },

  async listEventParticipants({ id, ...page }) {
    const { participants, totals, ...list } = await listParticipants(id, page);
    return { data: participants.map(toParticipant), total: totals.total, ...list };
  },

  async exportEventParticipants({ id }, { user }) {
    const event = await events.getOrThrow(id);
    return exportParticipants({ id, name: event.data.title }, actorOf(user));
  },
};
