/** @module-tag full */
import { describe, expect, test, vi } from 'vitest';
import { store, WriteConflict } from '../../functions/src/data/batch.ts';
import { limitConcurrency } from '../../functions/src/model/base/workers/limit-concurrency.ts';
import { requireConsistent } from '../support/assertions/consistent-events.ts';
import { valuesOf } from '../support/assertions/stores.ts';
import { makeActive, openEvent } from '../support/factories/events/open-event.ts';
import type { Person } from '../support/factories/people.ts';
import { inProcess } from '../support/suite/client.ts';

/** With a seed, as in `npm run test:chaos`, the races have their full size. */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;

/** Creates members in groups, because each one is several requests to the emulators. */
async function makePeople(count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const group = Array.from({ length: Math.min(25, count - people.length) }, () => makeActive());
    people.push(...(await Promise.all(group)));
  }
  return people;
}

interface Writes {
  committed: number;
  failed: number;
}

/** Counts the commits of this process that claim a place, and those that a precondition refused. */
function countClaims(): Writes {
  const writes: Writes = { committed: 0, failed: 0 };
  const commit = store.commit.bind(store);
  vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
    if (!operations.some((operation) => operation.in.name === 'eventPlaces')) return commit(operations);
    try {
      const version = await commit(operations);
      writes.committed += 1;
      return version;
    } catch (error) {
      if (error instanceof WriteConflict) writes.failed += 1;
      throw error;
    }
  });
  return writes;
}

/** Lets all register together. Returns the statuses of the replies, and the counted claims. */
async function registerTogether(event: string, people: readonly Person[], maxInFlight: number) {
  const limitRequests = limitConcurrency(maxInFlight);
  const writes = countClaims();
  const replies = await Promise.all(
    people.map((who) => limitRequests(() => inProcess(who).call('registerForEvent', { id: event }))),
  );
  vi.restoreAllMocks();
  return { statuses: replies.map(({ status }) => status), writes };
}

interface Race {
  readonly people: number;
  readonly places: number;
  /** More would only wait for the emulators, longer than a request may retry. */
  readonly maxInFlight: number;
  readonly maxFailedShare: number;
}

/** 500 people within five seconds are 20 in flight, if each request takes 200 ms. */
const races: readonly Race[] = isLarge
  ? [
      { people: 500, places: 300, maxInFlight: 20, maxFailedShare: 0.2 },
      { people: 500, places: 300, maxInFlight: 60, maxFailedShare: 0.5 },
      { people: 200, places: 1, maxInFlight: 60, maxFailedShare: 1 },
    ]
  : [
      // The last ten places decide this share. Claims in a fixed order would fail more than nine times in ten.
      { people: 40, places: 24, maxInFlight: 10, maxFailedShare: 0.75 },
      { people: 20, places: 1, maxInFlight: 20, maxFailedShare: 1 },
    ];

describe.each([
  ['free', '0'],
  ['paid', '150.000'],
] as const)('a race for %s places', (_kind, price) => {
  test.each(races)(
    '$people people, $maxInFlight at a time, get each of $places places once, and the others wait',
    async ({ people: count, places, maxInFlight, maxFailedShare }) => {
      const { id: event } = await openEvent({ places: String(places), memberPrice: price });
      const people = await makePeople(count);
      const { statuses, writes } = await registerTogether(event, people, maxInFlight);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await valuesOf('eventRegistrations')).toHaveLength(places);
      const waiting = await valuesOf('eventWaiting');
      expect(waiting.map(({ state }) => state)).toEqual(Array(count - places).fill('waiting'));
      const claims = writes.failed + writes.committed;
      if (isLarge) console.log(`${writes.failed} of ${claims} claims failed`);
      expect(writes.failed / claims).toBeLessThanOrEqual(maxFailedShare);
      await requireConsistent();
    },
    isLarge ? 900_000 : 120_000,
  );
});
