import { mulberry32 } from 'contract/rules/mulberry32';
import { expect, test } from 'vitest';
import { nextOffers, suitablePools, type Waiting } from './next-offers.ts';

const general = (id: string) => ({ id, pool: 'general' }) as const;
const member = (id: string) => ({ id, pool: 'members' }) as const;

const offersOf = (
  waiting: readonly (Waiting & { id: string })[],
  free: [general: string[], members: string[]],
) => nextOffers(waiting, { general: free[0], members: free[1] }).map(({ entry, place }) => [entry.id, place]);

test('the first on the list gets the first place', () => {
  expect(offersOf([general('a'), general('b')], [['g1'], []])).toEqual([['a', 'g1']]);
});

test('a member gets a place of the members before a general one', () => {
  expect(offersOf([member('a'), general('b')], [['g1'], ['m1']])).toEqual([
    ['a', 'm1'],
    ['b', 'g1'],
  ]);
});

test('a place of the members passes those who cannot have it', () => {
  expect(offersOf([general('a'), member('b')], [[], ['m1']])).toEqual([['b', 'm1']]);
});

test('a member who waits longer gets the general place first', () => {
  expect(offersOf([member('a'), general('b')], [['g1'], []])).toEqual([['a', 'g1']]);
});

interface Person extends Waiting {
  readonly id: number;
}

/**
 * World of the rules: people join, places become free, people leave, decline or accept, and after each step the free
 * places are offered. Returns the violated rules.
 */
function playWorld(random: () => number): string[] {
  const problems: string[] = [];
  let waiting: Person[] = [];
  const offered = new Map<number, string>();
  const free = { general: [] as string[], members: [] as string[] };
  const poolOfPlace = (place: string) => (place.startsWith('m') ? 'members' : 'general');
  for (let step = 0; step < 30; step += 1) {
    const act = random();
    const pool = random() < 0.3 ? 'members' : 'general';
    const [first] = offered;
    if (act < 0.45) waiting.push({ id: step, pool });
    else if (act < 0.75) free[pool].push(`${pool.slice(0, 1)}${step}`);
    else if (act < 0.85) waiting = waiting.filter(() => random() > 0.2);
    else if (first !== undefined) {
      offered.delete(first[0]);
      // Declined: the place is free again. Otherwise it is registered.
      if (act < 0.95) free[poolOfPlace(first[1])].push(first[1]);
    }
    const before = waiting;
    for (const { entry, place } of nextOffers(waiting, free)) {
      offered.set(entry.id, place);
      free[poolOfPlace(place)] = free[poolOfPlace(place)].filter((one) => one !== place);
      waiting = waiting.filter(({ id }) => id !== entry.id);
      const overtaken = before.find(
        (one) =>
          one.id < entry.id && waiting.includes(one) && suitablePools(one).includes(poolOfPlace(place)),
      );
      if (overtaken !== undefined) problems.push(`${entry.id} overtook ${overtaken.id}`);
      if (!suitablePools(entry).includes(poolOfPlace(place)))
        problems.push(`${place} does not suit ${entry.id}`);
    }
    for (const one of waiting)
      if (suitablePools(one).some((suitable) => free[suitable].length > 0))
        problems.push(`${one.id} waits next to a free place`);
  }
  return problems;
}

test('in 10,000 random worlds no person is overtaken, and none waits next to a free place', () => {
  const problems = Array.from({ length: 10_000 }, (_, seed) =>
    playWorld(mulberry32(seed)).map((problem) => `world ${seed}: ${problem}`),
  );
  expect(problems.flat()).toEqual([]);
});
