import * as z from 'zod';
import { type Endpoint, fileReply } from './endpoint.ts';
import { limits } from './rules/limits.ts';
import { dateTimeField } from './schemas/date-times.ts';
import { basedOn, dateTime, idInput, messageReply } from './schemas/fields.ts';
import { pageSchema } from './schemas/paging.ts';
import { wording } from './text/wording.ts';

/** States of the registration for an event, at the time of the reply. */
export const registrationStates = ['before', 'open', 'full', 'closed'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Times are in UTC. */
const openRegistration = z.object({
  state: z.enum(registrationStates),
  opensAt: dateTime,
  closesAt: dateTime,
  places: z.number().int(),
  freePlaces: z.number().int(),
  /** True if the caller has a place. */
  isRegistered: z.boolean(),
});
export type EventRegistration = z.output<typeof openRegistration>;

const settings = z.object({
  opensAt: dateTime,
  closesAt: dateTime,
  places: z.number().int(),
  updatedAt: dateTime,
});

/** Registration for an event in the admin area. */
const registrationReply = z.object({
  event: z.object({ _id: z.string(), title: z.string(), startDate: dateTime.nullable() }),
  /** Null before an admin opened the registration for the first time. */
  settings: settings.nullable(),
  reservedPlaces: z.number().int(),
});
export type WrittenEventRegistration = z.output<typeof registrationReply>;

const participant = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  registeredAt: dateTime,
});
export type EventParticipant = z.output<typeof participant>;

const ownRegistration = z.object({
  _id: z.string(),
  event: z.object({
    _id: z.string(),
    title: z.string(),
    location: z.string(),
    startDate: dateTime,
    endDate: dateTime,
  }),
  registeredAt: dateTime,
  canCancel: z.boolean(),
});
export type OwnEventRegistration = z.output<typeof ownRegistration>;

const places = z.coerce
  .number(wording.required)
  .int('Tulis bilangan bulat.')
  .min(1, 'Sediakan paling sedikit satu tempat.')
  .max(limits.eventPlaces, `Paling banyak ${limits.eventPlaces} tempat.`);

const adminRead = { method: 'GET', access: 'admin', duty: 'content' } as const;

/** Registration of members for events (decision 0119). A place is a document, so that none is given twice. */
export const eventRegistrations = {
  /** Returns null for an event without registration. Throws `not-found` for an event that is not public. */
  getEventRegistration: {
    method: 'GET',
    path: '/events/{id}/registration',
    access: 'anyone',
    // Reads event, settings, free places and with a session the caller and their registration.
    reads: 8,
    input: idInput,
    reply: z.object({ registration: openRegistration.nullable() }),
  },
  /**
   * Gives the caller a place. A repetition changes nothing. Throws `wrong-status` outside of the registration
   * period and without a membership that is valid on the day of the event, `no-place-free`.
   */
  registerForEvent: {
    method: 'POST',
    path: '/events/{id}/registration',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event, settings, registration, and twice at most three places.
    reads: 12,
    input: idInput,
    reply: messageReply,
  },
  /** Gives the place back. A repetition changes nothing. Throws `wrong-status` after the event has begun. */
  cancelEventRegistration: {
    method: 'DELETE',
    path: '/events/{id}/registration',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event, registration and place.
    reads: 6,
    input: idInput,
    reply: messageReply,
  },
  /** Lists the caller's registrations for events that are not over, the next event first. */
  listOwnEventRegistrations: {
    method: 'GET',
    path: '/users/user/profile/events',
    access: 'signed-in',
    // Reads the session, and each registration with its event.
    reads: 3 + 2 * limits.ownEventRegistrations,
    input: z.object({}),
    reply: z.object({ data: z.array(ownRegistration) }),
  },
  getWrittenEventRegistration: {
    ...adminRead,
    path: '/events/written/{id}/registration',
    // Reads the session, the event, its settings and the number of reserved places.
    reads: 6,
    input: idInput,
    reply: registrationReply,
  },
  /**
   * Opens the registration, or changes its times and places. Throws `invalid-input` for fewer places than are
   * reserved, `conflict` if another admin saved meanwhile.
   */
  saveEventRegistration: {
    method: 'PUT',
    path: '/events/written/{id}/registration',
    access: 'admin',
    duty: 'content',
    // Reads the session, the event, its settings, and each place that is removed.
    reads: 6 + limits.eventPlaces,
    input: idInput
      .extend({ opensAt: dateTimeField, closesAt: dateTimeField, places, basedOn })
      .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
        message: 'Pendaftaran harus ditutup setelah dibuka.',
        path: ['closesAt'],
      }),
    reply: messageReply,
  },
  listEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants',
    // Reads the session, the event, the number of rows and the row before, and each registration with its account.
    reads: { base: 6, perRow: 2 },
    input: idInput.extend(pageSchema.shape),
    reply: z.object({
      data: z.array(participant),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  /** Downloads the participants as CSV, in the order of their registration. */
  exportEventParticipants: {
    ...adminRead,
    path: '/events/written/{id}/participants/export',
    stepUp: true,
    reads: 6 + 2 * limits.eventPlaces,
    input: idInput,
    reply: fileReply,
  },
} as const satisfies Record<string, Endpoint>;
