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
  const problemOf = (registration: Fields): string | undefined => {
    const { state, price, bill: code, holdUntil, earlier, waiver, group } = registration;
    // The group has the bill, see `wrongGroups`.
    if (group !== undefined) return code === null && holdUntil === null ? undefined : 'with an own bill';
    const bill = bills.get(String(code));
    const before = earlier as { bills: string[]; paid: number } | undefined;
    if (before?.bills.some((earlierCode) => !paid.has(earlierCode))) return 'transferred without money';
    if (waiver !== undefined && (price !== 0 || String(waiver).trim() === ''))
      return 'waiver without a reason';
    // A transferred place is billed for what it costs more than its earlier bills.
    const due = Number(price) - (before?.paid ?? 0);
    if (code === null)
      return state === 'confirmed' && due < (before === undefined ? 1 : 10_000) ? undefined : 'without money';
    if (price === 0) return 'free, but with a bill';
    if (bill === undefined || feeOfPlace(bill) !== due) return 'without a bill of its price';
    if (state === 'confirmed') return paid.has(code) ? undefined : 'confirmed without money';
    if (bill.state !== 'open') return 'held with a bill that is not open';
    return holdUntil !== null || bill.waitingSince ? undefined : 'held without an end';
  };
  return rows('eventRegistrations').flatMap((registration) => {
    const problem = problemOf(registration);
    return problem === undefined ? [] : [`${problem}: registration ${registration.id}`];
  });
}

interface Line {
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
}

interface InGroup {
  readonly id: string;
  readonly number: number;
  readonly isNamed: boolean;
}

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { count, amount }) => sum + count * amount, 0);

/** Returns the prices of the places of a group, in the order of their numbers. */
const pricesOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ kind, count, amount }) => Array.from({ length: count }, () => `${kind} ${amount}`));

/** Returns what is wrong with the bill of a group: an open bill, or its money in the ledger, is missing. */
function wrongGroupBill(group: Fields, bill: Fields | undefined, paid: ReadonlySet<unknown>) {
  const { state, lines, bill: code, holdUntil, id } = group;
  const sum = sumOf(lines as Line[]);
  if (code === null) return state === 'confirmed' && sum === 0 ? undefined : 'without money';
  const billed = bill?.event as { registration: string; group?: { lines: Line[] } } | undefined;
  if (bill?.fee !== sum || billed?.registration !== id || sumOf(billed?.group?.lines ?? []) !== sum)
    return 'without a bill of its price';
  if (state === 'confirmed') return paid.has(code) ? undefined : 'confirmed without money';
  if (bill.state !== 'open') return 'held with a bill that is not open';
  return holdUntil !== null || bill.waitingSince ? undefined : 'held without an end';
}

/**
 * Checks that a group has its places, each once, in its state and at its prices, and a bill for them. A place without a
 * name has a placeholder.
 */
function wrongGroups(rows: Rows): string[] {
  const bills = new Map(rows('bills').map((bill) => [bill.id, bill]));
  const paid = new Set(rows('ledger').flatMap(({ income, bill }) => (income === 'event' ? [bill] : [])));
  const guests = new Map(rows('eventGuests').map((guest) => [guest.id, guest]));
  const groups = rows('eventGroups');
  const places = rows('eventRegistrations').flatMap((place) =>
    place.group === undefined ? [] : [{ place, group: place.group as InGroup }],
  );
  const known = new Set(groups.map(({ id }) => id));
  const problemOf = (group: Fields): string | undefined => {
    const own = places.filter((one) => one.group.id === group.id);
    own.sort((one, other) => one.group.number - other.group.number);
    const prices = own.map(({ place }) => `${place.priceKind} ${place.price}`);
    if (JSON.stringify(prices) !== JSON.stringify(pricesOf(group.lines as Line[])))
      return 'without its places';
    if (own.some(({ group: { number } }, index) => number !== index + 1)) return 'with a wrong number';
    if (own.some(({ place }) => place.state !== group.state || place.event !== group.event))
      return 'with a place in another state';
    return wrongGroupBill(group, bills.get(String(group.bill)), paid);
  };
  return [
    ...groups.flatMap((group) => {
      const problem = problemOf(group);
      return problem === undefined ? [] : [`${problem}: group ${group.id}`];
    }),
    ...places.flatMap(({ place, group }) => [
      ...(known.has(group.id) ? [] : [`without its group: registration ${place.id}`]),
      ...(group.isNamed || guests.get(place.id)?.email === ''
        ? []
        : [`without a name or a placeholder: registration ${place.id}`]),
    ]),
    ...differences(
      'placeholder',
      countBy(
        [...guests.values()].filter(({ name }) => /^Peserta \d+ – /.test(String(name))),
        ({ id }) => String(id),
      ),
      countBy(
        places.filter(({ group }) => !group.isNamed).map(({ place }) => place),
        ({ id }) => String(id),
      ),
    ),
  ];
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

interface Posted {
  readonly account: string;
  readonly amount: number;
}

const moneyAccounts = ['bank', 'cash', 'elsewhere'];

/** Returns the money of the entries of events by the payment, less what was refunded. */
function moneyByPayment(rows: Rows): Map<string, number> {
  const left = new Map<string, number>();
  for (const { id, income, of, postings } of rows('ledger')) {
    if (income !== 'event') continue;
    const entry = String(of ?? id);
    const money = (postings as Posted[]).filter(({ account }) => moneyAccounts.includes(account));
    left.set(
      entry,
      money.reduce((sum, { amount }) => sum + amount, left.get(entry) ?? 0),
    );
  }
  return left;
}

/**
 * Checks that each refund returns money that arrived, for a bill without a place. A paid refund has its entry, an
 * open one has its money left. No place remains for a refunded bill.
 */
function wrongRefunds(rows: Rows): string[] {
  const bills = new Map(rows('bills').map((bill) => [bill.id, bill]));
  const used = new Set(
    rows('eventRegistrations').flatMap(({ bill, earlier }) => [
      bill,
      ...((earlier as { bills: string[] } | undefined)?.bills ?? []),
    ]),
  );
  for (const { bill } of rows('eventGroups')) used.add(bill);
  const left = moneyByPayment(rows);
  const entries = new Set(rows('ledger').flatMap(({ kind, of }) => (kind === 'refund' ? [of] : [])));
  const problemOf = ({ id, payment, amount, state, paid, waitingSince, account }: Fields) => {
    const bill = bills.get(String(id));
    const entry = `payment-${payment}`;
    if (bill?.state !== 'closed' || bill.paymentId !== payment) return 'without its payment';
    if (used.has(String(id))) return 'of a bill with a place';
    if (Number(amount) < 1 || Number(amount) > Number(bill.paidAmount ?? bill.amount))
      return 'of another amount';
    if ((state === 'paid') !== (paid !== null) || (state === 'paid') !== (waitingSince === null))
      return 'in two states';
    if ((state === 'ready' || state === 'approved') && account === null) return 'ready without an account';
    if (state === 'paid') return entries.has(entry) ? undefined : 'paid without an entry';
    return (left.get(entry) ?? 0) >= Number(amount) ? undefined : 'open without its money';
  };
  return rows('eventRefunds').flatMap((refund) => {
    const problem = problemOf(refund);
    return problem === undefined ? [] : [`${problem}: refund ${refund.id}`];
  });
}

/** Checks that the income of events in the ledger is that of their payments less their refunds. */
function wrongIncome(rows: Rows): string[] {
  const payments = new Map(rows('payments').map((payment) => [payment.id, payment]));
  const refunded = new Map<string, number>();
  for (const { payment, amount, state } of rows('eventRefunds'))
    if (state === 'paid')
      refunded.set(`payment-${payment}`, (refunded.get(`payment-${payment}`) ?? 0) + Number(amount));
  return [...moneyByPayment(rows)].flatMap(([entry, money]) => {
    const payment = payments.get(entry.slice('payment-'.length));
    const expected = Number(payment?.amount ?? 0) - (refunded.get(entry) ?? 0);
    return money === expected ? [] : [`income of ${entry}: ${money}, not ${expected}`];
  });
}

/** Returns the broken invariants of places, registrations, waiting lists, bills and refunds. */
export function findEventViolations(stored: Everything): string[] {
  const rows = rowsOf(stored);
  return [
    ...wrongPlaces(rows),
    ...wrongPools(rows),
    ...wrongWaiting(rows),
    ...wrongPrices(rows),
    ...wrongGroups(rows),
    ...wrongRefunds(rows),
    ...wrongIncome(rows),
  ];
}
