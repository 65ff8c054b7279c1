import { ApiError } from 'contract/errors';
import { queryLimits } from 'contract/rules/query-limits';
import { dayStart } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Participant } from '#model/event-registrations/participants.ts';
import { withPeople } from '#model/event-registrations/participants.ts';
import { eventRegistrations } from '#model/event-registrations/records.ts';

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

/** Reads an event with times, also one that is not public. Costs one read. Throws `not-found`. */
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

/** Reads the people of an event. Costs two reads for each. */
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
