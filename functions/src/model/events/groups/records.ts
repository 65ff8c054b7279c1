import { groupLimits } from 'contract/rules/events/groups';
import { queryLimits } from 'contract/rules/query-limits';
import type { GroupLine } from '#data/bill-records.ts';
import { collection } from '#data/collection.ts';
import { institutions, users } from '#data/collections.ts';
import { serialIds } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import {
  type EventRegistrationRecord,
  type EventRegistrationState,
  eventRegistrations,
} from '#model/events/registration/records.ts';

/**
 * Places that a coordinator ordered for an institution. Each place is a registration that names the group. Payment and
 * hold are those of the group. A cancellation deletes it; the audit log keeps both acts.
 */
export interface EventGroupRecord {
  event: string;
  /** Id of the institution. */
  institution: string;
  /** Name of the institution when it ordered. */
  institutionName: string;
  /** Account that ordered, or paid last. See `readContact`. */
  coordinator: string;
  lines: GroupLine[];
  state: EventRegistrationState;
  /** Code of the bill; null if all places are free. */
  bill: string | null;
  /** When the places are released; null if they are not: paid, without a price, or while a payment waits. */
  holdUntil: Date | null;
  /** When the coordinator is reminded of the payment; null without a reminder. */
  remindAt: Date | null;
  orderedAt: Date;
  /** End of the event at the time of the order. */
  eventEndsAt: Date;
}

export const eventGroups = collection<EventGroupRecord>('eventGroups');

/** A registration at a place of a group. */
export type GroupPlace = Stored<EventRegistrationRecord & Required<Pick<EventRegistrationRecord, 'group'>>>;

/** Reads the groups of an institution for an event. */
export const findGroups = (event: string, institution: string): Promise<Stored<EventGroupRecord>[]> =>
  eventGroups.getMany(serialIds(`${event}${institution}`, groupLimits.maxGroups));

const hasGroup = (place: Stored<EventRegistrationRecord>): place is GroupPlace =>
  place.data.group !== undefined;

/** Reads the places of a group, in the order of their numbers. */
export async function findGroupPlaces(group: string): Promise<GroupPlace[]> {
  const places = await eventRegistrations.findIn('group.id', [group], groupLimits.maxPlaces);
  return places.filter(hasGroup).sort((one, other) => one.data.group.number - other.data.group.number);
}

/** Counts the places of a group with a name. */
export const countNamed = (group: string): Promise<number> =>
  eventRegistrations.count({
    where: [
      ['group.id', group],
      ['group.isNamed', true],
    ],
    orderBy: 'group.id',
  });

/** Finds the groups of an institution for events that are not over, in the order of their ends. */
export const findOwnGroups = (institution: string, now: Date, limit: number) =>
  eventGroups.query({ where: [['institution', institution]], orderBy: 'eventEndsAt', from: now, limit });

/**
 * Reads the coordinator who gets the mails and the refund of a group: the one who ordered or paid it, otherwise the
 * first one of the institution. So a group survives a change of coordinators. Undefined after the deletion of the
 * institution.
 */
export async function readContact({
  coordinator,
  institution,
}: Pick<EventGroupRecord, 'coordinator' | 'institution'>): Promise<Stored<UserRecord> | undefined> {
  const seats = (await institutions.get(institution))?.data.seats ?? [];
  const present = seats.filter(({ isCoordinator }) => isCoordinator).map(({ userId }) => userId);
  const id = present.includes(coordinator) ? coordinator : present[0];
  return id === undefined ? undefined : users.get(id);
}

/** Returns the groups for the download of the coordinator's own data. */
export const exportGroups = async (user: string) =>
  (await eventGroups.find('coordinator', user, queryLimits.ownEventGroups)).map(
    ({ data: { event, institutionName, lines, state, orderedAt } }) => ({
      event,
      institution: institutionName,
      lines,
      state,
      orderedAt: orderedAt.toISOString(),
    }),
  );
