import { type PlacePool, poolsFor } from 'contract/rules/events/pools';
import type { WaitingState } from 'contract/rules/events/waiting';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import type { OwnEntry } from 'contract/schemas/events/registrations';
import type { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import { type Page, paginateCounted } from '#model/base/pages.ts';
import { findFreePlace, releasePlace } from './places.ts';
import type { Price } from './prices.ts';
import {
  type EventPlaceRecord,
  type EventWaitingRecord,
  eventPlaces,
  eventWaiting,
  registrationId,
} from './records.ts';

/** Entries of an event in one state, in the order of joining. */
const inState = (event: string, state: WaitingState) =>
  ({
    where: [
      ['event', event],
      ['state', state],
    ],
    orderBy: 'queueKey',
  }) as const;

/** Finds the first people who wait for a place of a pool: those of the pool `members` prefer it, all others suit. */
export function findFirstWaiting(
  event: string,
  pool: PlacePool,
  limit: number,
): Promise<Stored<EventWaitingRecord>[]> {
  const { where, orderBy } = inState(event, 'waiting');
  const preferred = pool === 'members' ? ([['pool', 'members']] as const) : [];
  return eventWaiting.query({ where: [...where, ...preferred], orderBy, limit });
}

/** Counts the entries of an event in a state. */
export const countEntries = (event: string, state: WaitingState): Promise<number> =>
  eventWaiting.count(inState(event, state));

/** Returns the position on the waiting list; the first is 1. */
export const readPosition = async (event: string, queueKey: string): Promise<number> =>
  1 + (await eventWaiting.count({ ...inState(event, 'waiting'), before: queueKey }));

/** Returns an entry for its owner. */
export const toOwnEntry = async ({
  event,
  state,
  queueKey,
  offerUntil,
}: EventWaitingRecord): Promise<OwnEntry> => ({
  state,
  position: state === 'waiting' ? await readPosition(event, queueKey) : null,
  offerUntil: offerUntil?.toISOString() ?? null,
});

/** Lists one page of the entries in a state, in the order of joining. */
export const listWaitingEntries = (event: string, state: WaitingState, page: Page) =>
  paginateCounted(eventWaiting, inState(event, state), page);

/**
 * Finds a free place of the first pool that has one and for which no person waits; undefined without one. So no
 * registration overtakes the waiting list. Looks for the place first: its version then proves that it was free while
 * no person waited.
 */
export async function findClaimablePlace(
  event: string,
  pools: readonly PlacePool[],
): Promise<Stored<EventPlaceRecord> | undefined> {
  for (const pool of pools) {
    const place = await findFreePlace(event, [pool]);
    if (place === undefined) continue;
    if ((await findFirstWaiting(event, pool, 1)).length === 0) return place;
  }
  return undefined;
}

interface NewEntry {
  readonly event: { readonly id: string; readonly data: { readonly endDate: Date } };
  readonly user: { readonly id: string };
  readonly price: Price;
  readonly state: 'requested' | 'waiting';
}

/** Adds a person to the waiting list, or stores the request for an approval. Returns the record. */
export function addEntry(batch: Batch, { event, user, price, state }: NewEntry): EventWaitingRecord {
  const id = registrationId(event.id, user.id);
  const record: EventWaitingRecord = {
    event: event.id,
    user: user.id,
    state,
    priceKind: price.kind,
    ...(price.renewal === undefined ? {} : { withRenewal: true }),
    pool: poolsFor(price.kind)[0] ?? 'general',
    ...joinNow(id),
    place: null,
    offerUntil: null,
    eventEndsAt: event.data.endDate,
  };
  batch.create(eventWaiting, id, record);
  return record;
}

/** Returns the facts of a mail, from which its link for leaving is made. */
export const toQueueFacts = (
  title: string,
  { event, user, joinedAt }: Pick<EventWaitingRecord, 'event' | 'user' | 'joinedAt'>,
) => ({
  event: title,
  eventId: event,
  entry: registrationId(event, user),
  joinedAt: joinedAt.toISOString(),
});

/** Returns the fields of an entry that joins the end of the list. */
export function joinNow(id: string): Pick<EventWaitingRecord, 'joinedAt' | 'queueKey'> {
  const joinedAt = clock.now();
  return { joinedAt, queueKey: `${joinedAt.toISOString()}${id}` };
}

/** Deletes an entry and releases its offered place. */
export async function removeEntry(
  batch: Batch,
  { id, data, version }: Stored<EventWaitingRecord>,
): Promise<void> {
  batch.delete(eventWaiting, id, version);
  if (data.place !== null) releasePlace(batch, await eventPlaces.get(data.place));
}

/** Finds the entries of a person for events that are not over, in the order of their ends. */
export const findOwnEntries = (user: string): Promise<Stored<EventWaitingRecord>[]> =>
  eventWaiting.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    from: clock.now(),
    limit: limits.ownEventWaiting,
  });

/** Finds all entries of a person. */
export const findAllEntries = (user: string): Promise<Stored<EventWaitingRecord>[]> =>
  eventWaiting.find('user', user, queryLimits.ownEventWaiting);

/** Returns the entries for the download of the own data. */
export const exportEntries = async (user: string) =>
  (await findAllEntries(user)).map(({ data: { event, state, priceKind, joinedAt, offerUntil } }) => ({
    event,
    state,
    priceKind,
    joinedAt: joinedAt.toISOString(),
    offerUntil: offerUntil?.toISOString() ?? null,
  }));
