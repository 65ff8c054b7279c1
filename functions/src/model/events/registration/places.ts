import { type PlacePool, placePools } from 'contract/rules/events/pools';
import type { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';
import { type EventPlaceRecord, eventPlaces } from './records.ts';

/** Places that one query finds for a claim, which takes one of them at random. */
const maxCandidates = 3;

/** Returns a random position in a pool. */
export const newPosition = (pool: PlacePool): number => placePools.indexOf(pool) + Math.random();

/** Returns the pool of a place. */
export const poolOf = ({ position }: Pick<EventPlaceRecord, 'position'>): PlacePool =>
  placePools[Math.floor(position)] ?? 'general';

/** Query of the free or the reserved places of a pool, of all pools without one. */
const placesOf = (event: string, isFree: boolean, pool?: PlacePool) => {
  const first = pool === undefined ? 0 : placePools.indexOf(pool);
  return {
    where: [
      ['event', event],
      ['isFree', isFree],
    ],
    orderBy: 'position',
    ...(pool === undefined ? {} : { from: first, before: first + 1 }),
  } as const;
};

/** Counts the free places of pools. */
export async function countFreePlaces(event: string, pools: readonly PlacePool[]): Promise<number> {
  const counts = await Promise.all(pools.map((pool) => eventPlaces.count(placesOf(event, true, pool))));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts the places of an event, or of its pool, that are not free. */
export const countReservedPlaces = (event: string, pool?: PlacePool): Promise<number> =>
  eventPlaces.count(placesOf(event, false, pool));

/** Finds the reserved places outside of the general pool, which is the first one. */
export const findSpecialPlaces = (event: string, limit: number): Promise<Stored<EventPlaceRecord>[]> =>
  eventPlaces.query({ ...placesOf(event, false), from: placePools.indexOf('general') + 1, limit });

/**
 * Finds a free place at a random position of the first pool that has one; undefined if all are reserved. Claims of the
 * lowest number would all meet the same document.
 */
export async function findFreePlace(
  event: string,
  pools: readonly PlacePool[],
): Promise<Stored<EventPlaceRecord> | undefined> {
  for (const pool of pools) {
    const free = { ...placesOf(event, true, pool), limit: maxCandidates };
    const after = await eventPlaces.query({ ...free, from: newPosition(pool) });
    // Nothing is free from the position on: continue at the beginning.
    const found = after.length > 0 ? after : await eventPlaces.query(free);
    if (found.length > 0) return found[Math.floor(Math.random() * found.length)];
  }
  return undefined;
}

/** Finds free places of a pool from a random position on, so that concurrent groups meet different places. */
export async function findScatteredPlaces(
  event: string,
  pool: PlacePool,
  limit: number,
): Promise<Stored<EventPlaceRecord>[]> {
  if (limit === 0) return [];
  const free = { ...placesOf(event, true, pool), limit };
  const after = await eventPlaces.query({ ...free, from: newPosition(pool) });
  if (after.length === limit) return after;
  const all = [...after, ...(await eventPlaces.query(free))];
  return [...new Map(all.map((place) => [place.id, place])).values()].slice(0, limit);
}

/** Finds free places of a pool. */
export const findFreePlaces = (
  event: string,
  pool: PlacePool,
  limit: number,
): Promise<Stored<EventPlaceRecord>[]> => eventPlaces.query({ ...placesOf(event, true, pool), limit });

/** Reserves a free place for a registration, or for a person on the waiting list. */
export function claimPlace(
  batch: Batch,
  { id, version }: Stored<EventPlaceRecord>,
  registration: string,
): void {
  batch.update(eventPlaces, id, { isFree: false, registration }, version);
}

/** Gives a place back. */
export function releasePlace(batch: Batch, place: Stored<EventPlaceRecord> | undefined): void {
  if (place === undefined) return;
  batch.update(eventPlaces, place.id, { isFree: true, registration: null }, place.version);
}
