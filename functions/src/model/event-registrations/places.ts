import type { Stored } from '#data/queries.ts';
import { type EventPlaceRecord, eventPlaces } from './records.ts';

/** Places that one query offers to a claim, which takes one of them at random. */
const offered = 3;

/** Counts the free places of an event. Costs one read for each 1,000. */
export const countFreePlaces = (event: string): Promise<number> => countPlaces(event, true);

/** Counts the places of an event that a registration holds. Costs one read for each 1,000. */
export const countReservedPlaces = (event: string): Promise<number> => countPlaces(event, false);

const countPlaces = (event: string, isFree: boolean): Promise<number> =>
  eventPlaces.count({
    where: [
      ['event', event],
      ['isFree', isFree],
    ],
    orderBy: 'position',
  });

/**
 * Finds a free place at a random position; undefined if all are reserved. Claims of the lowest number would all
 * meet the same document. Costs at most six reads.
 */
export async function findFreePlace(event: string): Promise<Stored<EventPlaceRecord> | undefined> {
  const free = {
    where: [
      ['event', event],
      ['isFree', true],
    ],
    orderBy: 'position',
    limit: offered,
  } as const;
  const after = await eventPlaces.query({ ...free, from: Math.random() });
  // Nothing is free from the position on: continue at the beginning.
  const found = after.length > 0 ? after : await eventPlaces.query(free);
  return found[Math.floor(Math.random() * found.length)];
}

/** Finds free places to remove. Costs a read for each. */
export const findRemovablePlaces = (event: string, limit: number): Promise<Stored<EventPlaceRecord>[]> =>
  eventPlaces.query({
    where: [
      ['event', event],
      ['isFree', true],
    ],
    orderBy: 'position',
    limit,
  });
