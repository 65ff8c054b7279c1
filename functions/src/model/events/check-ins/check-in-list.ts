import { ApiError } from 'contract/errors';
import type { PlacePool } from 'contract/rules/events/pools';
import { queryLimits } from 'contract/rules/query-limits';
import { dayStart } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { type Participant, withPeople } from '#model/events/registration/participants.ts';
import { findSpecialPlaces, poolOf } from '#model/events/registration/places.ts';
import {
  type EventPlaceRecord,
  eventPlaces,
  eventRegistrations,
} from '#model/events/registration/records.ts';

/** Hours after the end of an event until devices delete their lists and links end. */
const hoursAfterEnd = 24;

export interface CheckInEvent {
  readonly id: string;
  readonly title: string;
  readonly startDate: Date;
  readonly endDate: Date;
  /** The doors open at the beginning of the day in Jakarta. */
  readonly opensAt: Date;
  readonly deletedAt: Date;
}

/** Reads an event with times, also one that is not public. Throws `not-found`. */
export async function readCheckInEvent(id: string): Promise<CheckInEvent> {
  const { title, startDate, endDate } = (await events.getOrThrow(id)).data;
  if (startDate === null || endDate === null) throw new ApiError('not-found');
  return {
    id,
    title,
    startDate,
    endDate,
    opensAt: dayStart(startDate),
    deletedAt: new Date(endDate.getTime() + hoursAfterEnd * 60 * 60_000),
  };
}

export interface CheckInSnapshot {
  readonly at: Date;
  readonly participants: readonly Participant[];
}

/** Reads the people of an event. */
export async function readParticipants(event: string): Promise<CheckInSnapshot> {
  // Before the query: a registration that it misses must count as newer than the list.
  const at = clock.now();
  const registrations = await eventRegistrations.query({
    where: [['event', event]],
    orderBy: 'registeredAt',
    limit: queryLimits.checkInPeople,
  });
  return { at, participants: await withPeople(registrations) };
}

/** A participant with the pool of the place. */
export type ListedParticipant = Participant & { readonly pool: PlacePool };

/** Reads the list of a door. */
export async function readCheckInList(event: string) {
  const [{ at, participants }, special] = await Promise.all([
    readParticipants(event),
    findSpecialPlaces(event, queryLimits.checkInPeople),
  ]);
  return { at, participants: withPools(participants, special) };
}

/** Adds the pools of the places. A place that `places` lacks is general. */
function withPools(
  participants: readonly Participant[],
  places: readonly Stored<EventPlaceRecord>[],
): ListedParticipant[] {
  const pools = new Map(places.map(({ id, data }) => [id, poolOf(data)]));
  return participants.map((participant) => ({
    ...participant,
    pool: pools.get(participant.registration.data.place) ?? 'general',
  }));
}

/**
 * Finds the people whose place was confirmed since a time, the newest first, at most
 * `queryLimits.newlyConfirmedPeople`.
 */
export async function findNewlyConfirmed(event: string, since: Date): Promise<ListedParticipant[]> {
  const registrations = await eventRegistrations.query({
    where: [['event', event]],
    orderBy: 'confirmedAt',
    direction: 'desc',
    from: since,
    limit: queryLimits.newlyConfirmedPeople,
  });
  const [participants, places] = await Promise.all([
    withPeople(registrations),
    eventPlaces.getMany(registrations.map(({ data }) => data.place)),
  ]);
  return withPools(participants, places);
}
