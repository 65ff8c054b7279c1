import type { TicketStatement } from '../codes/ticket-statement.ts';
import { type PlacePool, placePools } from './pools.ts';

/** Rules of the check-in at the door, for browser and function (decision 0120). */

/** Ways to identify a person. */
export const scanKinds = ['ticket', 'card', 'name'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** A person whom a door let in. Each device creates a random nonce for each of its scans. */
export interface Scan {
  readonly nonce: string;
  /** Code of the ticket: sixteen hex digits. */
  readonly ticket: string;
  /** ISO 8601. */
  readonly scannedAt: string;
  /** Name of the door or of the device. */
  readonly door: string;
}

/** The attendance of one ticket. */
export interface Arrival {
  readonly first: Scan;
  /** Scans that let the same ticket in again, in the order of their times. */
  readonly later: readonly Scan[];
}

const inOrder = (a: Scan, b: Scan): number =>
  a.scannedAt.localeCompare(b.scannedAt) || a.nonce.localeCompare(b.nonce);

/**
 * Computes the attendance of each ticket. The earliest scan wins. The result depends neither on the order of
 * the scans nor on repetitions, so that devices which exchange them in any order agree.
 */
export function computeArrivals(scans: Iterable<Scan>): ReadonlyMap<string, Arrival> {
  const byNonce = new Map<string, Scan>();
  for (const scan of scans) {
    const known = byNonce.get(scan.nonce);
    if (known === undefined || inOrder(scan, known) < 0) byNonce.set(scan.nonce, scan);
  }
  const arrivals = new Map<string, { first: Scan; later: Scan[] }>();
  for (const scan of [...byNonce.values()].sort(inOrder)) {
    const arrival = arrivals.get(scan.ticket);
    if (arrival === undefined) arrivals.set(scan.ticket, { first: scan, later: [] });
    else arrival.later.push(scan);
  }
  return arrivals;
}

/** A person on the list of a door. */
export interface ListedPerson {
  readonly ticket: string;
  readonly name: string;
  /** Null for a person without a membership number. */
  readonly memberNumber: string | null;
  readonly isPaid: boolean;
  readonly pool: PlacePool;
}

export interface CheckInList {
  /** Digest of the event's id in its tickets. */
  readonly eventKey: string;
  /** Time when the doors open. ISO 8601. */
  readonly opensAt: string;
  /** Time when the list was created. ISO 8601. */
  readonly at: string;
  readonly people: readonly ListedPerson[];
}

/** Proof of a person at the door: a ticket or a card with a valid signature, or a row of the list. */
export type Presented =
  | { readonly kind: 'ticket'; readonly statement: TicketStatement }
  | { readonly kind: 'card'; readonly memberNumber: string; readonly isRevoked: boolean }
  | { readonly kind: 'name'; readonly ticket: string };

export const verdictKinds = [
  'unknown',
  'other-event',
  'revoked',
  'unpaid',
  'too-early',
  'already-in',
  'valid',
] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export interface CheckInVerdict {
  readonly kind: VerdictKind;
  /** Undefined for an unknown person, and for a ticket that is newer than the list. */
  readonly person?: ListedPerson | undefined;
  /** Code of the ticket, if it is known. */
  readonly ticket?: string | undefined;
  /** The scan that let the person in, for `already-in`. */
  readonly first?: Scan | undefined;
}

/**
 * Decides whether a door lets a person in. The first reason against it wins, in the order of `verdictKinds`.
 * `presented` is undefined for a code that is unreadable or forged. A genuine ticket that the list lacks was
 * revoked if it is older than the list, else it is newer and valid.
 */
export function decideVerdict(
  presented: Presented | undefined,
  list: CheckInList,
  arrivals: ReadonlyMap<string, Arrival>,
  now: Date,
): CheckInVerdict {
  if (presented === undefined) return { kind: 'unknown' };
  const person = findPerson(presented, list);
  const ticket = person?.ticket ?? (presented.kind === 'ticket' ? presented.statement.ticket : undefined);
  const found = { person, ticket };
  if (presented.kind === 'ticket') {
    const { eventKey, registeredAt } = presented.statement;
    if (eventKey !== list.eventKey) return { kind: 'other-event' };
    if (person === undefined && registeredAt < list.at) return { kind: 'revoked' };
  } else if (person === undefined) return { kind: 'unknown' };
  if (presented.kind === 'card' && presented.isRevoked) return { kind: 'revoked' };
  if (person?.isPaid === false) return { kind: 'unpaid', ...found };
  if (now.toISOString() < list.opensAt) return { kind: 'too-early', ...found };
  const first = ticket === undefined ? undefined : arrivals.get(ticket)?.first;
  return first === undefined ? { kind: 'valid', ...found } : { kind: 'already-in', ...found, first };
}

const findPerson = (presented: Presented, { people }: CheckInList): ListedPerson | undefined => {
  if (presented.kind === 'card')
    return people.find(({ memberNumber }) => memberNumber === presented.memberNumber);
  const code = presented.kind === 'ticket' ? presented.statement.ticket : presented.ticket;
  return people.find(({ ticket }) => ticket === code);
};

/** Number of people with a paid place, and of those who arrived. */
export interface Attendance {
  readonly expected: number;
  readonly present: number;
}

/** Counts the attendance of each pool that has people, in the order of the pools. */
export function countByPool(
  people: readonly ListedPerson[],
  arrivals: ReadonlyMap<string, Arrival>,
): (Attendance & { readonly pool: PlacePool })[] {
  return placePools.flatMap((pool) => {
    const paid = people.filter((person) => person.pool === pool && person.isPaid);
    const present = paid.filter(({ ticket }) => arrivals.has(ticket)).length;
    return paid.length === 0 ? [] : [{ pool, expected: paid.length, present }];
  });
}
