import { ApiError } from 'contract/errors';
import { groupSize } from 'contract/rules/events/groups';
import { isMemberKind, type PoolSizes, type PublicPool, publicPools } from 'contract/rules/events/pools';
import { fill } from 'contract/text/language/fill';
import type { Batch } from '#data/batch.ts';
import type { BilledGroup, GroupLine } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { claimPlace, countFreePlaces, findScatteredPlaces } from '#model/events/registration/places.ts';
import type { PublicEvent } from '#model/events/registration/public-events.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationRecord,
  type EventRegistrationState,
  eventRegistrations,
  type PlaceInGroup,
  registrationId,
} from '#model/events/registration/records.ts';
import { type NewRegistration, newRegistration } from '#model/events/registration/register.ts';
import {
  eventGuests,
  newGuestId,
  type Registrant,
  toGuest,
  toGuestDeletion,
} from '#model/events/registration/registrants.ts';
import { findFirstWaiting } from '#model/events/registration/waiting-entries.ts';

type Place = Stored<EventPlaceRecord>;

/** Finds at most `limit` free places of a pool for which no person waits. */
async function findUnawaited(event: string, pool: PublicPool, limit: number): Promise<Place[]> {
  const places = await findScatteredPlaces(event, pool, limit);
  if (places.length === 0) return places;
  return (await findFirstWaiting(event, pool, 1)).length === 0 ? places : [];
}

/**
 * Finds free places for the lines of a group, and returns them in the order of the lines. Places of members come
 * first. Looks for places before it checks the waiting list, as `findClaimablePlace`. Throws `no-place-free` with the
 * number of free places.
 */
export async function findPlacesForGroup(
  event: string,
  lines: readonly GroupLine[],
  sizes: PoolSizes,
): Promise<Place[]> {
  const wanted = groupSize(lines);
  const seats = groupSize(lines.filter(({ kind }) => isMemberKind(kind)));
  const members = sizes.members === 0 ? [] : await findUnawaited(event, 'members', seats);
  const general = await findUnawaited(event, 'general', wanted - members.length);
  const found = [...members, ...general];
  if (found.length < wanted) throw toFullError(found.length);
  return found;
}

/** Finds free places for late money without regard to the waiting list, as `findPlaceFor`. Throws `no-place-free`. */
export async function findLatePlaces(event: string, lines: readonly GroupLine[]): Promise<Place[]> {
  const seats = groupSize(lines.filter(({ kind }) => isMemberKind(kind)));
  const members = await findScatteredPlaces(event, 'members', seats);
  const general = await findScatteredPlaces(event, 'general', groupSize(lines) - members.length);
  const found = [...members, ...general];
  if (found.length < groupSize(lines)) throw new ApiError('no-place-free');
  return found;
}

const toFullError = (free: number): ApiError =>
  new ApiError('no-place-free', { message: free === 0 ? t.groupFull : fill(t.placesLeft, { count: free }) });

/** Counts the free places that a group can get: those for which no person waits. */
export async function countPlacesForGroup(event: string, sizes: PoolSizes): Promise<number> {
  const pools = publicPools.filter((pool) => sizes[pool] > 0);
  const counts = await Promise.all(
    pools.map(async (pool) => {
      const [free, waiting] = await Promise.all([
        countFreePlaces(event, [pool]),
        findFirstWaiting(event, pool, 1),
      ]);
      return waiting.length === 0 ? free : 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

interface PlaceTerms {
  readonly event: NewRegistration['event'];
  readonly user: Registrant;
  readonly line: Pick<GroupLine, 'kind' | 'amount'>;
  readonly group: PlaceInGroup;
  readonly state: EventRegistrationState;
  /** Id in `eventPlaces`. */
  readonly place: string;
}

/** Returns the registration of a person at a place of a group, with a new ticket. */
export function newGroupPlace({
  event,
  user,
  line: { kind, amount },
  group,
  state,
  place,
}: PlaceTerms): EventRegistrationRecord {
  const price = { kind, amount };
  const { membership, ...record } = newRegistration(
    { event, user, price, bill: null, holdUntil: null },
    place,
  );
  const evidence = membership !== undefined && group.isNamed ? { membership } : {};
  const held = state === 'held' ? { state, confirmedAt: null } : {};
  return { ...record, ...evidence, ...held, group };
}

/** Adds a placeholder for the person of a place without a name. It gets no mails. */
export function addPlaceholder(
  batch: Batch,
  event: NewRegistration['event'],
  group: PlaceInGroup,
): Registrant {
  const person = newGuestId();
  const id = registrationId(event.id, person);
  const data = {
    event: event.id,
    name: `Peserta ${group.number} – ${group.institution}`,
    email: '',
    createdAt: clock.now(),
    confirmedAt: clock.now(),
    deleteAt: toGuestDeletion(event.data.endDate),
  };
  batch.create(eventGuests, id, data);
  return toGuest(person, { id, data });
}

interface NewPlaces {
  readonly event: PublicEvent;
  readonly id: string;
  readonly billed: BilledGroup;
  readonly state: EventRegistrationState;
  /** In the order of the lines. */
  readonly places: readonly Place[];
}

/** Adds the places of a group, all without a name. */
export function addGroupPlaces(batch: Batch, { event, id, billed, state, places }: NewPlaces): void {
  const { institution, lines } = billed;
  const prices = lines.flatMap((line) => Array.from({ length: line.count }, () => line));
  for (const [index, place] of places.entries()) {
    const line = prices[index];
    if (line === undefined) throw new Error(`The group ${id} has more places than prices.`);
    const group = { id, institution, number: index + 1, isNamed: false };
    const user = addPlaceholder(batch, event, group);
    const registration = registrationId(event.id, user.id);
    claimPlace(batch, place, registration);
    const terms = { event, user, line, group, state, place: place.id };
    batch.create(eventRegistrations, registration, newGroupPlace(terms));
  }
}
