import { ApiError } from 'contract/errors';
import type { RegistrationState } from 'contract/event-registrations';
import { limits } from 'contract/rules/limits';
import { isValidAt, type MembershipStatus } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { indonesianDateTime } from 'contract/text/dates';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/outbox.ts';
import { isPublished, type Published } from '#model/content/publication.ts';
import { findFreePlace } from './places.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventPlaces,
  eventRegistrations,
  registrationId,
} from './records.ts';
import { readEventWithSettings } from './settings.ts';

/** Attempts of one claim. Each conflict means that another claim got its place. */
const maxAttempts = 30;

type PublicEvent = Stored<EventRecord & Published<EventRecord>>;

export interface PublicEventWithSettings {
  readonly event: PublicEvent;
  readonly settings: Stored<EventSettingsRecord> | undefined;
}

/** Reads a public event with its settings. Costs two reads. Throws `not-found`, also for a draft. */
export async function readPublicEvent(id: string): Promise<PublicEventWithSettings> {
  const { event, settings } = await readEventWithSettings(id);
  const { data, ...found } = event;
  if (!isPublished(data)) throw new ApiError('not-found');
  return { event: { ...found, data }, settings };
}

/** Returns the state without regard to the number of free places. The registration ends with the event. */
export function periodAt(
  { opensAt, closesAt }: Pick<EventSettingsRecord, 'opensAt' | 'closesAt'>,
  eventEndsAt: Date,
  now: Date,
): Exclude<RegistrationState, 'full'> {
  if (now >= closesAt || now >= eventEndsAt) return 'closed';
  return now < opensAt ? 'before' : 'open';
}

function requireOpen(settings: EventSettingsRecord | undefined, event: PublicEvent): void {
  const state = settings === undefined ? 'closed' : periodAt(settings, event.data.endDate, clock.now());
  if (state === 'open') return;
  const message =
    settings !== undefined && state === 'before'
      ? `Pendaftaran dibuka ${indonesianDateTime(settings.opensAt)} WIB.`
      : 'Pendaftaran acara ini sudah ditutup.';
  throw new ApiError('wrong-status', { message });
}

const membersWithEnd: readonly MembershipStatus[] = ['active', 'RequestRenew', 'rejectedByAdmin'];

/** Returns whether a membership is valid on a day. A membership without an end, such as an admin's, is. */
export const isMemberOn = (
  { isActive, validUntil }: Pick<UserRecord, 'isActive' | 'validUntil'>,
  day: Date,
): boolean =>
  validUntil === null
    ? isActive === 'active'
    : membersWithEnd.includes(isActive) && isValidAt(validUntil, day);

function requireMembership({ data }: Stored<UserRecord>, event: PublicEvent): void {
  const { startDate } = event.data;
  const last = clock.now() > startDate ? clock.now() : startDate;
  if (isMemberOn(data, clock.now()) && isMemberOn(data, last)) return;
  throw new ApiError('wrong-status', {
    message:
      'Keanggotaan Anda harus berlaku sampai hari acara. Perpanjang keanggotaan Anda dulu, lalu daftar lagi.',
  });
}

/**
 * Gives a member a place. A repetition changes nothing. Costs four reads and at most six for the place. Throws
 * `not-found`, `wrong-status` and `no-place-free`, and WriteConflict if each attempt met another claim.
 */
export const register = (eventId: string, user: Stored<UserRecord>): Promise<void> =>
  retryOnWriteConflict(async () => {
    const id = registrationId(eventId, user.id);
    const [{ event, settings }, own] = await Promise.all([
      readPublicEvent(eventId),
      eventRegistrations.get(id),
    ]);
    if (own !== undefined) return;
    requireOpen(settings?.data, event);
    requireMembership(user, event);
    const place = await findFreePlace(eventId);
    if (place === undefined) throw new ApiError('no-place-free');
    const batch = new Batch();
    batch.update(eventPlaces, place.id, { isFree: false, registration: id }, place.version);
    const record: EventRegistrationRecord = {
      event: eventId,
      user: user.id,
      state: 'confirmed',
      place: place.id,
      registeredAt: clock.now(),
      eventEndsAt: event.data.endDate,
    };
    batch.create(eventRegistrations, id, record);
    const target = { id: eventId, name: event.data.title };
    recordAudit(batch, actorOf(user), 'event-registration.register', target);
    queueMail(batch, 'event-registered', user, {
      event: event.data.title,
      eventId,
      startsAt: event.data.startDate.toISOString(),
      endsAt: event.data.endDate.toISOString(),
      location: event.data.location,
    });
    await batch.commit();
  }, maxAttempts);

/**
 * Gives the place of a member back. A repetition changes nothing. Costs three reads. Throws `not-found` for a
 * deleted event; `wrong-status` after its beginning.
 */
export const cancel = (eventId: string, user: Stored<UserRecord>): Promise<void> =>
  retryOnWriteConflict(async () => {
    const [{ data: event }, own] = await Promise.all([
      events.getOrThrow(eventId),
      eventRegistrations.get(registrationId(eventId, user.id)),
    ]);
    if (own === undefined) return;
    if (event.startDate !== null && event.startDate <= clock.now())
      throw new ApiError('wrong-status', {
        message: 'Acara sudah dimulai, jadi pendaftaran tidak dapat dibatalkan lagi.',
      });
    const batch = new Batch().delete(eventRegistrations, own.id, own.version);
    release(batch, await eventPlaces.get(own.data.place));
    recordAudit(batch, actorOf(user), 'event-registration.cancel', { id: eventId, name: event.title });
    await batch.commit();
  }, maxAttempts);

function release(batch: Batch, place: Stored<EventPlaceRecord> | undefined): void {
  if (place === undefined) return;
  batch.update(eventPlaces, place.id, { isFree: true, registration: null }, place.version);
}

/** Finds the registrations of a user for events that are not over, in the order of their ends. */
export const findOwnRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    from: clock.now(),
    limit: limits.ownEventRegistrations,
  });

/** Returns the registrations of a user, newest event first. */
const findAllRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    direction: 'desc',
    limit: queryLimits.ownEventRegistrations,
  });

/** Returns the registrations for the download of the user's own data. Costs a read for each. */
export const exportRegistrations = async (user: string) =>
  (await findAllRegistrations(user)).map(({ data: { event, registeredAt } }) => ({
    event,
    registeredAt: registeredAt.toISOString(),
  }));

/**
 * Deletes the registrations of a deleted person and frees their places, in the batch of the deletion. Costs two
 * reads for each.
 */
export async function removeRegistrations(batch: Batch, user: string): Promise<void> {
  const own = await findAllRegistrations(user);
  for (const place of await eventPlaces.getMany(own.map(({ data }) => data.place))) release(batch, place);
  for (const { id, version } of own) batch.delete(eventRegistrations, id, version);
}
