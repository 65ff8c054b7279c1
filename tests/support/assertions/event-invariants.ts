import { countBy, differences, type Fields, type Rows, rowsOf } from './money-invariants.ts';
import type { Everything } from './stores.ts';

/**
 * Checks that reserved places and their registrations or offers name each other, and that the places add up to the
 * settings.
 */
function wrongPlaces(rows: Rows): string[] {
  const places = rows('eventPlaces');
  const reserved = places.filter(({ isFree }) => isFree === false);
  return [
    ...places
      .filter(({ isFree, registration }) => isFree === (registration !== null))
      .map(({ id }) => `free, but reserved: place ${id}`),
    ...differences(
      'place',
      countBy(reserved, ({ id, registration }) => `${id} of ${registration}`),
      countBy(
        [...rows('eventRegistrations'), ...rows('eventWaiting').filter(({ state }) => state === 'offered')],
        ({ id, place }) => `${place} of ${id}`,
      ),
    ),
    ...differences(
      'places of event',
      countBy(places, ({ event }) => event),
      Object.fromEntries(rows('eventSettings').map(({ id, places: count }) => [id, Number(count)])),
    ),
  ];
}

/** Returns the fee of a bill without the dues of a renewal. */
function feeOfPlace({ fee, event }: Fields): number {
  const { renewal } = event as { renewal?: { fee: number } };
  return Number(fee) - (renewal?.fee ?? 0);
}

const pools = ['general', 'members', 'speakers', 'sponsors'];

/** Checks that each pool has as many places as the settings name, and that the pools add up to the total. */
function wrongPools(rows: Rows): string[] {
  const settings = rows('eventSettings').map(({ id, places, pools: sizes }) => ({
    id,
    places: Number(places),
    sizes: (sizes ?? { general: places }) as Record<string, number>,
  }));
  const named = settings.flatMap(({ id, sizes }) =>
    pools.map((pool) => [`${pool} of ${id}`, sizes[pool] ?? 0] as const),
  );
  return [
    ...settings
      .filter(({ places, sizes }) => pools.reduce((sum, pool) => sum + (sizes[pool] ?? 0), 0) !== places)
      .map(({ id }) => `pools do not add up: event ${id}`),
    ...differences(
      'pool',
      countBy(
        rows('eventPlaces'),
        ({ event, position }) => `${pools[Math.floor(Number(position))]} of ${event}`,
      ),
      Object.fromEntries(named.filter(([, size]) => size > 0)),
    ),
  ];
}

/**
 * Checks that a held place has an open bill of its price, and an end or a payment that waits. A paid place has its
 * money in the ledger.
 */
function wrongPrices(rows: Rows): string[] {
  const bills = new Map(rows('bills').map((bill) => [bill.id, bill]));
  const paid = new Set(rows('ledger').flatMap(({ income, bill }) => (income === 'event' ? [bill] : [])));
  const problemOf = ({ state, price, bill: code, holdUntil, waiver }: Fields): string | undefined => {
    const bill = bills.get(String(code));
    if (waiver !== undefined && (price !== 0 || String(waiver).trim() === ''))
      return 'waiver without a reason';
    if (price === 0) return state === 'confirmed' && code === null ? undefined : 'free, but with a bill';
    if (bill === undefined || feeOfPlace(bill) !== price) return 'without a bill of its price';
    if (state === 'confirmed') return paid.has(code) ? undefined : 'confirmed without money';
    if (bill.state !== 'open') return 'held with a bill that is not open';
    return holdUntil !== null || bill.waitingSince ? undefined : 'held without an end';
  };
  return rows('eventRegistrations').flatMap((registration) => {
    const problem = problemOf(registration);
    return problem === undefined ? [] : [`${problem}: registration ${registration.id}`];
  });
}

/**
 * Checks that a person has a registration or an entry on the waiting list, not both. An entry has a place while it is
 * offered. No person waits next to a free place that suits them.
 */
function wrongWaiting(rows: Rows): string[] {
  const registered = new Set(rows('eventRegistrations').map(({ id }) => id));
  const closed = new Set(rows('events').flatMap(({ id, cancelledAt }) => (cancelledAt ? [id] : [])));
  const free = new Set(
    rows('eventPlaces')
      .filter(({ isFree }) => isFree === true)
      .map(({ event, position }) => `${pools[Math.floor(Number(position))]} of ${event}`),
  );
  return rows('eventWaiting').flatMap(({ id, event, state, pool, place, offerUntil }) => [
    ...(registered.has(id) ? [`registered and waiting: ${id}`] : []),
    ...((state === 'offered') === (place !== null && offerUntil !== null)
      ? []
      : [`wrong offer in state ${state}: ${id}`]),
    ...(state === 'waiting' &&
    !closed.has(String(event)) &&
    (free.has(`general of ${event}`) || free.has(`${pool} of ${event}`))
      ? [`waits next to a free place: ${id}`]
      : []),
  ]);
}

/** Returns the broken invariants of places, registrations, waiting lists and bills. */
export function findEventViolations(stored: Everything): string[] {
  const rows = rowsOf(stored);
  return [...wrongPlaces(rows), ...wrongPools(rows), ...wrongWaiting(rows), ...wrongPrices(rows)];
}
