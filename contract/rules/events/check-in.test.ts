import { describe, expect, test } from 'vitest';
import { mulberry32 } from '../mulberry32.ts';
import {
  type CheckInList,
  computeArrivals,
  countByPool,
  decideVerdict,
  type ListedPerson,
  type Presented,
  type Scan,
} from './check-in.ts';

const scan = (changes: Partial<Scan>): Scan => ({
  nonce: 'n1',
  ticket: 't1',
  scannedAt: '2026-11-22T02:00:00.000Z',
  door: 'Utara',
  ...changes,
});
const later = scan({ nonce: 'n2', scannedAt: '2026-11-22T02:05:00.000Z', door: 'Selatan' });

test('the earliest scan wins, and a later one is a duplicate with door and time', () => {
  for (const scans of [
    [scan({}), later],
    [later, scan({}), later],
  ])
    expect(computeArrivals(scans)).toEqual(new Map([['t1', { first: scan({}), later: [later] }]]));
});

const shuffle = <T>(rows: readonly T[], random: () => number): T[] =>
  rows
    .map((row) => [random(), row] as const)
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row);

test('10,000 random histories of several devices give one state in any order and with repetitions', () => {
  const next = mulberry32(20_261_126);
  const random = () => (next() >>> 0) / 2 ** 32;
  const pick = (count: number) => Math.floor(random() * count);
  const wrong: unknown[] = [];
  for (let world = 0; world < 10_000; world += 1) {
    const scans = Array.from({ length: 1 + pick(12) }, (_, index) =>
      scan({
        nonce: `n${index}`,
        ticket: `t${pick(4)}`,
        // Few different times, so that scans at the same time are frequent.
        scannedAt: new Date(1_795_000_000_000 + pick(5) * 1000).toISOString(),
        door: `Pintu ${pick(3)}`,
      }),
    );
    const stateOf = (received: readonly Scan[]) =>
      [...computeArrivals(received)].sort(([one], [other]) => one.localeCompare(other));
    const expected = stateOf(scans);
    // Each device has its own scans first, and gets those of the others later, some more than once.
    const received = shuffle([...scans, ...scans.filter(() => random() < 0.4)], random);
    const admitted = expected.flatMap(([, { first, later: others }]) => [first, ...others]);
    const isRight =
      JSON.stringify(stateOf(received)) === JSON.stringify(expected) &&
      admitted.length === scans.length &&
      expected.every(([, { first, later: others }]) =>
        others.every((other) => first.scannedAt <= other.scannedAt),
      );
    if (!isRight) wrong.push({ world, scans });
  }
  expect(wrong).toEqual([]);
});

describe('the verdict', () => {
  const person: ListedPerson = {
    ticket: 't1',
    name: 'Budi',
    memberNumber: 'SISINDO-2026-000001',
    isPaid: true,
    pool: 'general',
  };
  const list: CheckInList = {
    eventKey: 'e1',
    opensAt: '2026-11-21T17:00:00.000Z',
    at: '2026-11-21T10:00:00.000Z',
    people: [person, { ...person, ticket: 't2', memberNumber: null, isPaid: false }],
  };
  const now = new Date('2026-11-22T02:00:00.000Z');
  const early = new Date('2026-11-21T16:59:59.000Z');
  const registeredAt = '2026-11-01T00:00:00.000Z';
  const ticket = (changes: object = {}): Presented => ({
    kind: 'ticket',
    statement: { keyId: '0000', ticket: 't1', eventKey: 'e1', registeredAt, ...changes },
  });
  const arrived = computeArrivals([scan({}), scan({ nonce: 'n3', ticket: 't2' })]);
  const none = computeArrivals([]);
  const card = (changes: object = {}): Presented => ({
    kind: 'card',
    memberNumber: 'SISINDO-2026-000001',
    isRevoked: false,
    ...changes,
  });

  test.each<readonly [string, Presented | undefined, Date, string]>([
    ['an unreadable or forged code', undefined, early, 'unknown'],
    ['a card of a person who is not registered', card({ memberNumber: 'x' }), early, 'unknown'],
    ['a ticket of another event', ticket({ eventKey: 'e2', ticket: 't2' }), early, 'other-event'],
    ['a genuine ticket that the list lacks', ticket({ ticket: 't9' }), early, 'revoked'],
    ['a revoked card', card({ isRevoked: true }), early, 'revoked'],
    ['an unpaid registration that is already in', { kind: 'name', ticket: 't2' }, early, 'unpaid'],
    ['a ticket before the doors open', ticket(), early, 'too-early'],
    ['a ticket that is already in', ticket(), now, 'already-in'],
    ['a card whose ticket is already in', card(), now, 'already-in'],
  ])('of %s is the first reason against it', (_what, presented, at, kind) => {
    expect(decideVerdict(presented, list, arrived, at).kind).toBe(kind);
  });

  test('names the scan that let the ticket in', () => {
    expect(decideVerdict(ticket(), list, arrived, now)).toEqual({
      kind: 'already-in',
      person,
      ticket: 't1',
      first: scan({}),
    });
  });

  test.each([
    ['a ticket', ticket()],
    ['a card', card()],
    ['a name', { kind: 'name', ticket: 't1' } as const],
  ])('of %s on the list is valid', (_what, presented) => {
    expect(decideVerdict(presented, list, none, now)).toEqual({ kind: 'valid', person, ticket: 't1' });
  });

  test('of a genuine ticket that is newer than the list is valid', () => {
    const newer = ticket({ ticket: 't9', registeredAt: '2026-11-21T10:00:01.000Z' });
    expect(decideVerdict(newer, list, none, now)).toEqual({ kind: 'valid', ticket: 't9' });
  });
});

test('the counts by pool have those with a paid place, and skip pools without people', () => {
  const person = (ticket: string, pool: ListedPerson['pool'], isPaid = true): ListedPerson => ({
    ticket,
    name: 'Budi',
    memberNumber: null,
    isPaid,
    pool,
  });
  const people = [
    person('t1', 'speakers'),
    person('t2', 'general'),
    person('t3', 'general'),
    person('t4', 'general', false),
    person('t5', 'members', false),
  ];
  const arrivals = computeArrivals([scan({}), scan({ nonce: 'n2', ticket: 't9' }), later]);
  expect(countByPool(people, arrivals)).toEqual([
    { pool: 'general', expected: 2, present: 0 },
    { pool: 'speakers', expected: 1, present: 1 },
  ]);
});
