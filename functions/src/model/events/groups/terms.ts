import { wrongStatus } from 'contract/errors';
import { type GroupPrices, groupSize, toGroupLines } from 'contract/rules/events/groups';
import { isMemberKind } from 'contract/rules/events/pools';
import { fill } from 'contract/text/language/fill';
import type { GroupLine } from '#data/bill-records.ts';
import { users } from '#data/collections.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { acceptsGuests, listPrices } from '#model/events/registration/prices.ts';
import type { PublicEvent } from '#model/events/registration/public-events.ts';
import {
  type EventSettingsRecord,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';
import type { RegistrantData } from '#model/events/registration/registrants.ts';
import { toUserSeat } from '#model/institutions/institution-status.ts';
import { type EventGroupRecord, findGroups } from './records.ts';

/** Member in a seat of the institution. */
export interface SeatHolder {
  readonly user: Stored<UserRecord>;
  readonly isRegistered: boolean;
}

/** Reads the people in the seats, and whether they have a place. */
export async function readSeatHolders(
  event: string,
  { data: { seats } }: Stored<InstitutionRecord>,
): Promise<(SeatHolder & { readonly hasSeatPlace: boolean })[]> {
  const ids = seats.map(({ userId }) => userId);
  const [people, registrations] = await Promise.all([
    users.getMany(ids),
    eventRegistrations.getMany(ids.map((id) => registrationId(event, id))),
  ]);
  const byUser = new Map(registrations.map(({ data }) => [data.user, data]));
  return people.map((user) => {
    const own = byUser.get(user.id);
    const hasSeatPlace = own?.group !== undefined && isMemberKind(own.priceKind);
    return { user, isRegistered: own !== undefined, hasSeatPlace };
  });
}

/** Returns the lowest price of members that a person may have; undefined without one. */
export const findMemberPrice = (
  settings: EventSettingsRecord,
  startsAt: Date,
  user: RegistrantData,
): { readonly kind: GroupLine['kind']; readonly amount: number } | undefined =>
  listPrices(settings, startsAt, user).find(({ kind, isAvailable }) => isAvailable && isMemberKind(kind));

/** Returns the price of seats; undefined while the membership of the institution does not reach the event. */
function findSeatPrice(
  settings: EventSettingsRecord,
  startsAt: Date,
  institution: Stored<InstitutionRecord>,
) {
  const { validUntil } = institution.data;
  if (validUntil === null) return undefined;
  const seat = toUserSeat(institution, false);
  const holder = { name: '', email: '', isActive: 'active', validUntil, seat, memberNumber: null } as const;
  return findMemberPrice(settings, startsAt, holder);
}

const seatPlacesOf = ({ lines }: EventGroupRecord): number =>
  groupSize(lines.filter(({ kind }) => isMemberKind(kind)));

interface TermsInput {
  readonly event: PublicEvent;
  readonly settings: EventSettingsRecord;
  readonly institution: Stored<InstitutionRecord>;
}

/**
 * Computes the prices of a group. The price of members applies to the number of members in seats without a place:
 * neither registered themselves, nor covered by another group.
 */
export async function readGroupTerms({ event, settings, institution }: TermsInput): Promise<{
  readonly terms: GroupPrices;
  readonly groups: Stored<EventGroupRecord>[];
}> {
  const { startDate } = event.data;
  const [groups, holders] = await Promise.all([
    findGroups(event.id, institution.id),
    readSeatHolders(event.id, institution),
  ]);
  const price = findSeatPrice(settings, startDate, institution);
  const open = listPrices(settings, startDate, undefined).find(({ kind }) => kind === 'public');
  const publicAmount = open !== undefined && acceptsGuests(settings) ? open.amount : null;
  const isCheaper = price !== undefined && (publicAmount === null || price.amount < publicAmount);
  if (!isCheaper) return { terms: { seats: null, publicAmount }, groups };
  const members = holders.filter(({ user }) => findMemberPrice(settings, startDate, user.data) !== undefined);
  const registered = members.filter(({ isRegistered, hasSeatPlace }) => isRegistered && !hasSeatPlace).length;
  const covered = groups.reduce((sum, { data }) => sum + seatPlacesOf(data), 0);
  const count = Math.max(0, members.length - registered - covered);
  const seats = count === 0 ? null : { kind: price.kind, count, amount: price.amount };
  return { terms: { seats, publicAmount }, groups };
}

/** Returns the places of an order at their prices. Throws `wrong-status` for more places than the prices allow. */
export function toLines(prices: GroupPrices, places: number): GroupLine[] {
  const lines = toGroupLines(prices, places);
  if (lines !== undefined) return lines;
  const seatCount = prices.seats?.count ?? 0;
  throw wrongStatus(seatCount === 0 ? t.seatsCovered : fill(t.seatPlacesOnly, { count: seatCount }));
}
