import { ApiError } from 'contract/errors';
import type { EventGroup, GroupTerms } from 'contract/events/event-guests';
import { groupAmount, groupLimits, groupSize } from 'contract/rules/events/groups';
import { localizeReason } from 'contract/rules/known-reasons';
import { limits } from 'contract/rules/limits';
import { type GroupRow, groupRow } from 'contract/schemas/events/own-events';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { readTitles } from '#model/content/read-titles.ts';
import { countPlacesForGroup } from '#model/events/groups/group-places.ts';
import { requireGroupOrders, tooManyGroups } from '#model/events/groups/order-group.ts';
import { readOwnGroup, readOwnInstitution } from '#model/events/groups/own-group.ts';
import {
  countNamed,
  type EventGroupRecord,
  findGroupPlaces,
  findOwnGroups,
  type GroupPlace,
} from '#model/events/groups/records.ts';
import { findMemberPrice, readGroupTerms, readSeatHolders } from '#model/events/groups/terms.ts';
import { computeGroupRefund } from '#model/events/refunds/end-group.ts';
import { currentPercent } from '#model/events/refunds/place-refund.ts';
import { type Participant, toPersonReply, withPeople } from '#model/events/registration/participants.ts';
import { readPublicEvent } from '#model/events/registration/public-events.ts';
import {
  type EventSettingsRecord,
  eventSettings,
  poolsOf,
  readWithEvent,
} from '#model/events/registration/records.ts';
import { readOwnEvents, toOwnEvent } from './own-events.ts';
import { toPaymentState } from './registration-reply.ts';

const toRow = (
  { id, data }: Stored<EventGroupRecord>,
  event: GroupRow['event'],
  named: number,
): GroupRow => ({
  ...pickReplyFields(groupRow, data),
  _id: id,
  event,
  institution: { _id: data.institution, name: data.institutionName },
  places: groupSize(data.lines),
  named,
  amount: groupAmount(data.lines),
});

/** Adds the numbers of names to groups. */
async function toRows(
  groups: readonly Stored<EventGroupRecord>[],
  eventOf: (id: string) => GroupRow['event'] | undefined,
): Promise<GroupRow[]> {
  const rows = await Promise.all(
    groups.map(async (group) => {
      const event = eventOf(group.data.event);
      return event === undefined ? [] : [toRow(group, event, await countNamed(group.id))];
    }),
  );
  return rows.flat();
}

/** Lists the groups of the institution that a user coordinates, for events that are not over. */
export async function listOwnGroups({ data: { seat } }: Stored<UserRecord>): Promise<GroupRow[]> {
  if (!seat?.isCoordinator) return [];
  const groups = await findOwnGroups(seat.institutionId, clock.now(), limits.ownEventGroups);
  return toRows(groups, await readOwnEvents(groups.map(({ data }) => data.event)));
}

/** Returns the message of a refusal; null if the check passes. */
function findRefusal(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'wrong-status') return error.message;
    throw error;
  }
}

/**
 * Returns terms of an order and groups of the institution that a user coordinates; empty for other users. Throws
 * `not-found` for an event that is not public.
 */
export async function readGroupsOf(
  eventId: string,
  user: Stored<UserRecord>,
): Promise<{ readonly offer: GroupTerms | null; readonly groups: GroupRow[] }> {
  const found = await readPublicEvent(eventId);
  const { event, settings } = found;
  if (settings === undefined || !user.data.seat?.isCoordinator) return { offer: null, groups: [] };
  const institution = await readOwnInstitution(user);
  const [{ terms, groups }, freePlaces] = await Promise.all([
    readGroupTerms({ event, settings: settings.data, institution }),
    countPlacesForGroup(eventId, poolsOf(settings.data)),
  ]);
  const own = toOwnEvent(event, await readTitles([event.id]));
  const refusal = findRefusal(() => requireGroupOrders(found));
  const isFull = groups.length === groupLimits.maxGroups;
  const orderTerms = {
    institution: { _id: institution.id, name: institution.data.name },
    freePlaces,
    seats: terms.seats && { ...terms.seats },
    publicAmount: terms.publicAmount,
    refusal: refusal ?? (isFull ? tooManyGroups() : null),
  };
  return { offer: orderTerms, groups: await toRows(groups, () => own) };
}

const toPlace = ({ registration, person }: Participant, { group, priceKind }: GroupPlace['data']) => ({
  number: group.number,
  kind: priceKind,
  person: group.isNamed ? toPersonReply(person) : null,
  hasAttended: Boolean(registration.data.attendedAt),
});

/** Reads the people in the seats, and whether they can get a place. */
async function readMembers(
  { event, institution }: EventGroupRecord,
  institutionRecord: Stored<InstitutionRecord>,
  startDate: Date,
  settings: EventSettingsRecord | undefined,
): Promise<EventGroup['members']> {
  const holders = await readSeatHolders(event, institutionRecord);
  return holders
    .filter(({ user }) => user.data.seat?.institutionId === institution)
    .map(({ user, isRegistered }) => ({
      _id: user.id,
      name: user.data.name,
      email: user.data.email,
      isRegistered,
      isMember: settings !== undefined && findMemberPrice(settings, startDate, user.data) !== undefined,
    }));
}

/** A group with all that its page shows, except the reply of the bill. */
export interface OwnGroup {
  readonly reply: Omit<EventGroup, 'bill'>;
  /** Undefined for a group that needs no payment any more. */
  readonly bill: Stored<BillRecord> | undefined;
}

/** Reads a group for its coordinator. Throws `not-found`, also for the group of another institution. */
export async function readGroup(id: string, user: Stored<UserRecord>): Promise<OwnGroup> {
  const { group, institution } = await readOwnGroup(id, user);
  const { data } = group;
  const [[event, settings], billed, places] = await Promise.all([
    readWithEvent(eventSettings, data.event),
    data.bill === null ? undefined : bills.get(data.bill),
    findGroupPlaces(id),
  ]);
  const own = toOwnEvent(event, await readTitles([event.id]));
  if (own === undefined || event.data.startDate === null) throw new ApiError('not-found');
  const [participants, members] = await Promise.all([
    withPeople(places),
    readMembers(data, institution, event.data.startDate, settings?.data),
  ]);
  const placeList = participants.flatMap((participant, index) => {
    const place = places[index];
    return place === undefined ? [] : [toPlace(participant, place.data)];
  });
  const isOver = own.isCancelled || own.endDate <= clock.now().toISOString();
  const hasBegun = own.startDate <= clock.now().toISOString();
  const hasAttended = placeList.some((place) => place.hasAttended);
  const named = placeList.filter(({ person }) => person !== null).length;
  const isHeld = data.state === 'held';
  const waits = isHeld && Boolean(billed?.data.waitingSince);
  const refund = isHeld
    ? undefined
    : computeGroupRefund(data, billed, currentPercent(event.data, settings?.data));
  return {
    bill: isHeld ? billed : undefined,
    reply: {
      ...toRow(group, own, named),
      lines: data.lines.map(({ kind, count, amount }) => ({ kind, count, amount })),
      payment: data.bill === null ? null : isHeld ? toPaymentState(billed?.data) : 'paid',
      rejectionReason: isHeld ? localizeReason(billed?.data.rejection ?? null) : null,
      refund: refund === undefined ? null : { percent: refund.percent, amount: refund.amount },
      canCancel: !hasBegun && !hasAttended && !waits,
      canName: !isOver,
      placeList,
      members,
    },
  };
}
