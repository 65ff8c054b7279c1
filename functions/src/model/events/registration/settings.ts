import { invalidInput, wrongStatus } from 'contract/errors';
import {
  type PlacePool,
  type PoolSizes,
  placePools,
  poolFields,
  sumOfPools,
} from 'contract/rules/events/pools';
import type { RefundTable } from 'contract/rules/events/refunds';
import { type EventPrices, type PriceKind, priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import { formatDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events, ledger } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findPublic } from '#model/content/translations.ts';
import { countReservedPlaces, findFreePlaces, newPosition } from './places.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationState,
  type EventSettingsRecord,
  eventPlaces,
  eventRegistrations,
  eventSettings,
  eventWaiting,
  placeId,
  poolsOf,
  readWithEvent,
} from './records.ts';

/** Throws `wrong-status` for an event with participants, and for one with money in the ledger. */
export async function requireDeletable(id: string): Promise<void> {
  const [reserved, money] = await Promise.all([
    countReservedPlaces(id),
    ledger.sum('event.received', { where: [['event.id', id]] }),
  ]);
  if (reserved > 0)
    throw wrongStatus(`${reserved} peserta terdaftar di acara ini, jadi acara tidak dapat dihapus.`);
  if (money.count > 0)
    throw wrongStatus(
      'Uang acara ini tercatat di pembukuan, jadi acara tidak dapat dihapus. Batalkan acaranya.',
    );
}

/**
 * Throws `wrong-status` while people wait for a place at an event that can still be cancelled, because only a
 * cancellation mails them.
 */
export async function requireNoWaiting(id: string): Promise<void> {
  // Ids of entries begin with that of their event.
  const [event, waiting] = await Promise.all([events.get(id), eventWaiting.countIds(id, `${id}~`)]);
  if (waiting === 0 || event === undefined) return;
  const found = await findPublic(contentKinds.event, event);
  if (found === undefined) return;
  const { cancelledAt, endDate } = found.data;
  if (endDate <= clock.now()) return;
  throw wrongStatus(
    cancelledAt
      ? `${waiting} orang di daftar tunggu belum diberi tahu bahwa acara dibatalkan. Coba lagi 15 menit lagi.`
      : `${waiting} orang menunggu tempat di acara ini. Batalkan acara dulu, supaya mereka diberi tahu.`,
  );
}

/** Settings that an admin changes. */
export type Settings = Required<Omit<EventSettingsRecord, 'places' | 'lastPlace' | 'updatedAt'>>;

/** Returns the settings that an admin can change. Older records lack some. */
export const toSettings = (record: EventSettingsRecord): Settings => {
  const { places: _places, lastPlace: _last, updatedAt: _updatedAt, ...stored } = record;
  const defaults = { hasWaitingList: true, needsApproval: false, allowsGuests: true, refunds: [] };
  return { ...defaults, ...stored, pools: poolsOf(record) };
};

type ReadableSettings = Record<Exclude<keyof Settings, 'pools'> | (typeof poolFields)[PlacePool], string>;

const toReadablePrices = (prices: EventPrices): string =>
  priceKinds
    .flatMap((kind) => {
      const price = prices[kind];
      if (price === undefined) return [];
      const early = price.early === null ? '' : ` (awal ${formatRupiah(price.early)})`;
      return [`${priceLabels[kind]} ${formatRupiah(price.amount)}${early}`];
    })
    .join(', ');

const toReadableRefunds = (table: RefundTable): string =>
  table.map(({ daysBefore, percent }) => `${daysBefore} hari: ${percent} %`).join(', ');

const toReadable = ({
  opensAt,
  closesAt,
  pools,
  prices,
  earlyUntil,
  holdHours,
  hasWaitingList,
  needsApproval,
  allowsGuests,
  refunds,
}: Settings): ReadableSettings => ({
  opensAt: formatDateTime(opensAt),
  closesAt: formatDateTime(closesAt),
  places: String(pools.general),
  memberPlaces: String(pools.members),
  speakerPlaces: String(pools.speakers),
  sponsorPlaces: String(pools.sponsors),
  prices: toReadablePrices(prices),
  earlyUntil: earlyUntil === null ? '' : formatDateTime(earlyUntil),
  holdHours: `${holdHours} jam`,
  hasWaitingList: hasWaitingList ? 'ya' : 'tidak',
  needsApproval: needsApproval ? 'ya' : 'tidak',
  allowsGuests: allowsGuests ? 'ya' : 'tidak',
  refunds: toReadableRefunds(refunds),
});

/** Places that one commit creates, moves or deletes, below Firestore's limit of 500 writes. */
const placesPerCommit = 400;

/**
 * Saves the settings, and adds, moves or removes free places. The numbers of places in the settings are right after
 * each commit, so an interrupted change is completed by saving again. Throws `not-found`; `invalid-input` for fewer
 * places than are reserved, and for the removal of a price that participants have. Throws `conflict` if another admin
 * saved meanwhile, or if a place that leaves its pool was reserved.
 */
export async function saveSettings(
  id: string,
  { pools: wanted, ...input }: Settings,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> {
  const [event, settings] = await readWithEvent(eventSettings, id);
  const before = settings?.data;
  const readable = toReadable({ ...input, pools: wanted });
  const readableBefore = before && toReadable(toSettings(before));
  if (before !== undefined && readableBefore !== undefined)
    requireUnchanged(before.updatedAt, basedOn, readableBefore, readable);
  if (before !== undefined) await requireUnusedPrices(id, before.prices, input.prices);
  const pools = { ...(before === undefined ? noPlaces : poolsOf(before)) };
  const changes = await planPlaces(id, pools, wanted);
  let [lastPlace, version] = [before?.lastPlace ?? 0, settings?.version];
  let isRecorded = false;
  do {
    const batch = new Batch();
    for (const { place, from, to } of changes.splice(0, placesPerCommit)) {
      if (from !== undefined) pools[from] -= 1;
      if (to !== undefined) pools[to] += 1;
      if (place === undefined && to !== undefined) {
        lastPlace += 1;
        batch.create(eventPlaces, placeId(id, lastPlace), newPlace(id, to));
      }
      if (place !== undefined && to !== undefined)
        batch.update(eventPlaces, place.id, { position: newPosition(to) }, place.version);
      if (place !== undefined && to === undefined) batch.delete(eventPlaces, place.id, place.version);
    }
    const record = { ...input, pools: { ...pools }, places: sumOfPools(pools), lastPlace };
    if (version === undefined) batch.create(eventSettings, id, { ...record, updatedAt: clock.now() });
    else batch.update(eventSettings, id, { ...record, updatedAt: clock.now() }, version);
    if (!isRecorded) {
      const target = { id, name: event.data.title };
      const edits = computeChanges<Partial<ReadableSettings>>(readableBefore ?? {}, readable);
      recordEntry(batch, actor, 'event-registration.save', target, { changes: edits });
      isRecorded = true;
    }
    version = await rejectOnConflict(batch.commit());
  } while (changes.length > 0);
}

/** Throws `invalid-input` at a removed price that participants have. */
async function requireUnusedPrices(event: string, before: EventPrices, wanted: EventPrices): Promise<void> {
  const removed = priceKinds.filter((kind) => before[kind] !== undefined && wanted[kind] === undefined);
  const used = await Promise.all(
    removed.map(async (kind) => ({ kind, count: await countAtPrice(event, kind) })),
  );
  const problems = used.flatMap(({ kind, count }): [string, string][] =>
    count === 0 ? [] : [[`${kind}Price`, `${count} peserta memiliki harga ini, jadi tidak dapat dihapus.`]],
  );
  if (problems.length > 0) throw invalidInput(Object.fromEntries(problems));
}

async function countAtPrice(event: string, kind: PriceKind): Promise<number> {
  const countInState = (state: EventRegistrationState) =>
    eventRegistrations.count({
      where: [
        ['event', event],
        ['priceKind', kind],
        ['state', state],
      ],
      orderBy: 'price',
    });
  const [held, confirmed] = await Promise.all([countInState('held'), countInState('confirmed')]);
  return held + confirmed;
}

const noPlaces: PoolSizes = { general: 0, members: 0, speakers: 0, sponsors: 0 };

/** Change of one place: created without `place`, deleted without `to`, otherwise moved to another pool. */
interface PlaceChange {
  readonly place?: Stored<EventPlaceRecord> | undefined;
  readonly from?: PlacePool | undefined;
  readonly to?: PlacePool | undefined;
}

/**
 * Returns the changes of places between two sizes of the pools. Free places that leave a pool fill the others first.
 * Throws `invalid-input` at the field of a pool with fewer free places.
 */
async function planPlaces(event: string, before: PoolSizes, wanted: PoolSizes): Promise<PlaceChange[]> {
  const leaving: { place: Stored<EventPlaceRecord>; from: PlacePool }[] = [];
  const problems: Record<string, string> = {};
  for (const pool of placePools) {
    const surplus = before[pool] - wanted[pool];
    if (surplus <= 0) continue;
    const free = await findFreePlaces(event, pool, surplus);
    if (free.length < surplus) problems[poolFields[pool]] = tooFewPlaces(before[pool] - free.length);
    leaving.push(...free.map((place) => ({ place, from: pool })));
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const missing = placePools.flatMap((pool) =>
    Array.from({ length: Math.max(0, wanted[pool] - before[pool]) }, () => pool),
  );
  const length = Math.max(leaving.length, missing.length);
  return Array.from({ length }, (_, index) => ({ ...leaving[index], to: missing[index] }));
}

const newPlace = (event: string, pool: PlacePool): EventPlaceRecord => ({
  event,
  isFree: true,
  position: newPosition(pool),
  registration: null,
});

const tooFewPlaces = (reserved: number): string =>
  `${reserved} tempat sudah terisi. Sediakan paling sedikit ${reserved} tempat.`;
