import { mulberry32 } from 'contract/rules/mulberry32';
import { mergeLimits } from 'contract/rules/people/merges';
import { describe, expect, test } from 'vitest';
import {
  type AnyRow,
  type MovedPeople,
  type MoveProgress,
  planMoves,
  planUndo,
  type RecordMove,
  type RecordReader,
  withValues,
} from './move-plan.ts';
import { movedCollections } from './moved-collections.ts';

type Data = Record<string, unknown>;

/** Records in memory by collection and id. */
class World implements RecordReader {
  readonly records = new Map<string, Map<string, Data>>();

  in(name: string): Map<string, Data> {
    const known = this.records.get(name) ?? new Map<string, Data>();
    this.records.set(name, known);
    return known;
  }

  async find(name: string, field: string, value: string, limit: number): Promise<AnyRow[]> {
    const rows = [...this.in(name)].filter(([, data]) => data[field] === value);
    return rows.slice(0, limit).map(([id, data]) => ({ id, data }));
  }

  async getMany(name: string, ids: readonly string[]): Promise<AnyRow[]> {
    return ids.flatMap((id) => {
      const data = this.in(name).get(id);
      return data === undefined ? [] : [{ id, data }];
    });
  }

  /** Contents in an order of its own, so that equal worlds are equal texts. */
  toText(): string {
    const entries = [...this.records].flatMap(([name, rows]) =>
      [...rows].map(([id, data]) => `${name}/${id} ${JSON.stringify(data)}`),
    );
    return entries.sort().join('\n');
  }

  store({ in: name, id, to }: RecordMove, from: string, data: Data): void {
    this.in(name).delete(from);
    this.in(name).set(from === id ? to : id, data);
  }
}

interface Merged {
  readonly people: MovedPeople;
  readonly parts: RecordMove[][];
}

async function merge(world: World, people: MovedPeople): Promise<Merged> {
  const parts: RecordMove[][] = [];
  let progress: MoveProgress = { position: 0, keptIds: [] };
  for (;;) {
    const part = await planMoves(world, people, progress, mergeLimits.movedPerBatch);
    if (part.isComplete) return { people, parts };
    for (const { move, row } of part.planned) {
      const after = move.changes.map((change) => [change.field, change.after] as const);
      world.store(move, move.id, withValues(row.data, after));
    }
    parts.push(part.planned.map(({ move }) => move));
    progress = part;
  }
}

async function undo(world: World, { parts }: Merged): Promise<number> {
  let kept = 0;
  for (const moves of parts.toReversed())
    for (const undone of await planUndo(world, moves)) {
      if ('row' in undone) {
        const before = undone.move.changes.map((change) => [change.field, change.before] as const);
        world.store(undone.move, undone.move.to, withValues(undone.row.data, before));
      } else kept += 1;
    }
  return kept;
}

const createRandom = (seed: number) => {
  const random = mulberry32(seed);
  return (most: number): number => (random() >>> 0) % most;
};

const eventIds = ['evA1', 'evB2', 'evC3'];

/** Adds a random record of one of the collections, with the documents that follow it. */
function addRecord(world: World, person: string, pick: (most: number) => number, serial: number): void {
  const of = movedCollections[pick(movedCollections.length)];
  if (of === undefined) return;
  const event = eventIds[pick(eventIds.length)] ?? '';
  const id = of.hasPersonInId ? `${event}${person}` : `r${serial}`;
  if (world.in(of.name).has(id)) return;
  const data: Data = { [of.by]: person, amount: pick(1000), event };
  if (of.name === 'creditEntries' && pick(2) === 0) data.reverses = `event-${event}${person}`;
  if (of.name === 'bills') data.event = { id: event, registration: `${event}${person}` };
  if (of.name === 'eventRefunds') data.registration = `${event}${person}`;
  if (of.followers?.some((follower) => 'idIn' in follower)) {
    data.place = `p${serial}`;
    world.in('eventPlaces').set(`p${serial}`, { registration: id });
  }
  if (of.name === 'certificates') world.in('certificateCodes').set(`c${serial}`, { certificate: id });
  if (of.name === 'eventRegistrations' && pick(4) === 0) world.in('eventTransfers').set(id, { email: 'x' });
  world.in(of.name).set(id, data);
}

const peopleIds = ['pA', 'pB', 'pC', 'pD'].map((id) => `${id}0123456789abcdef`);

function makeWorld(pick: (most: number) => number): World {
  const world = new World();
  const count = 4 + pick(60);
  for (let serial = 0; serial < count; serial += 1)
    addRecord(world, peopleIds[pick(peopleIds.length)] ?? '', pick, serial);
  return world;
}

/** Sums and counts that no merge changes. */
function sumsOf(world: World): Record<string, string> {
  return Object.fromEntries(
    [...world.records].flatMap(([name, rows]) => {
      if (rows.size === 0) return [];
      const sum = [...rows.values()].reduce((total, { amount }) => total + Number(amount ?? 0), 0);
      return [[name, `${rows.size} ${sum}`]];
    }),
  );
}

const mentions = (world: World, person: string): string[] =>
  movedCollections.flatMap(({ name, by }) =>
    [...world.in(name).values()].flatMap((data) => (data[by] === person ? [name] : [])),
  );

const seed = process.env.CAMPAIGN_SEED;
/** 10,000 in the long campaigns. */
const merges = seed === undefined ? 300 : 10_000;

test(`${merges} random merges move every record, keep all sums, and are undone byte for byte`, async () => {
  const pick = createRandom(Number(seed ?? 30));
  let moved = 0;
  for (let round = 0; round < merges; round += 1) {
    const world = makeWorld(pick);
    const [before, sums] = [world.toText(), sumsOf(world)];
    const [survivor = '', loser = ''] = peopleIds;
    const merged = await merge(world, { survivor, loser });
    expect(mentions(world, loser)).toEqual([]);
    expect(sumsOf(world)).toEqual(sums);
    moved += merged.parts.flat().length;
    expect(await undo(world, merged)).toBe(0);
    expect(world.toText()).toBe(before);
  }
  expect(moved).toBeGreaterThan(5 * merges);
}, 120_000);

test('chains of merges are undone in reverse order byte for byte', async () => {
  const pick = createRandom(31);
  for (let round = 0; round < 100; round += 1) {
    const world = makeWorld(pick);
    const before = world.toText();
    const [a = '', b = '', c = '', d = ''] = peopleIds;
    const chain = [
      await merge(world, { survivor: b, loser: a }),
      await merge(world, { survivor: c, loser: b }),
      await merge(world, { survivor: c, loser: d }),
    ];
    for (const merged of chain.toReversed()) expect(await undo(world, merged)).toBe(0);
    expect(world.toText()).toBe(before);
  }
});

describe('records that changed after a merge', () => {
  const people = { survivor: peopleIds[0] ?? '', loser: peopleIds[1] ?? '' };

  test('stay with the survivor if they moved on or were deleted, and new ones are not touched', async () => {
    const world = new World();
    for (const id of ['one', 'two', 'three']) world.in('payments').set(id, { userId: people.loser });
    const merged = await merge(world, people);
    world.in('payments').set('new', { userId: people.survivor });
    world.in('payments').set('one', { userId: 'another' });
    world.in('payments').delete('two');
    expect(await undo(world, merged)).toBe(2);
    expect(Object.fromEntries(world.in('payments'))).toEqual({
      one: { userId: 'another' },
      three: { userId: people.loser },
      new: { userId: people.survivor },
    });
  });

  test('keep their other changes', async () => {
    const world = new World();
    world.in('eventRegistrations').set(`evA1${people.loser}`, { user: people.loser, place: 'p1' });
    world.in('eventPlaces').set('p1', { registration: `evA1${people.loser}` });
    const merged = await merge(world, people);
    const id = `evA1${people.survivor}`;
    expect(world.in('eventPlaces').get('p1')).toEqual({ registration: id });
    world.in('eventRegistrations').set(id, { user: people.survivor, place: 'p1', attendedAt: 'today' });
    expect(await undo(world, merged)).toBe(0);
    expect(Object.fromEntries(world.in('eventRegistrations'))).toEqual({
      [`evA1${people.loser}`]: { user: people.loser, place: 'p1', attendedAt: 'today' },
    });
    expect(world.in('eventPlaces').get('p1')).toEqual({ registration: `evA1${people.loser}` });
  });

  test('two registrations for one past event both stay under their ids, with their certificates', async () => {
    const world = new World();
    for (const user of [people.survivor, people.loser])
      world.in('eventRegistrations').set(`evA1${user}`, { user });
    world.in('certificates').set(`evA1${people.loser}`, { user: people.loser });
    world.in('creditEntries').set(`event-evA1${people.loser}`, { user: people.loser });
    await merge(world, people);
    expect(world.in('certificates').get(`evA1${people.loser}`)).toEqual({ user: people.survivor });
    expect(world.in('creditEntries').get(`event-evA1${people.loser}`)).toEqual({ user: people.survivor });
    expect([...world.in('eventRegistrations').values()]).toEqual([
      { user: people.survivor },
      { user: people.survivor },
    ]);
  });
});
