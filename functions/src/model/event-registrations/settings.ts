import { ApiError } from 'contract/errors';
import { type EventPrices, priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import { indonesianDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/audit-changes.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { countReservedPlaces, findRemovablePlaces } from './places.ts';
import {
  type EventPlaceRecord,
  type EventSettingsRecord,
  eventPlaces,
  eventSettings,
  placeId,
} from './records.ts';

export interface EventWithSettings {
  readonly event: Stored<EventRecord>;
  readonly settings: Stored<EventSettingsRecord> | undefined;
}

/** Reads an event in any state with its settings. Costs two reads. Throws `not-found`. */
export async function readEventWithSettings(id: string): Promise<EventWithSettings> {
  const [event, settings] = await getBoth(events, id, eventSettings, id);
  if (event === undefined) throw new ApiError('not-found');
  return { event, settings };
}

/** Throws `wrong-status` while members have a place. Costs one read for each 1,000. */
export async function requireNoParticipants(id: string): Promise<void> {
  const reserved = await countReservedPlaces(id);
  if (reserved === 0) return;
  throw new ApiError('wrong-status', {
    message: `${reserved} anggota terdaftar di acara ini, jadi acara tidak dapat dihapus.`,
  });
}

/** Settings that an admin changes. */
export type Settings = Pick<
  EventSettingsRecord,
  'opensAt' | 'closesAt' | 'places' | 'prices' | 'earlyUntil' | 'holdHours'
>;

type ReadableSettings = Record<keyof Settings, string>;

const toReadablePrices = (prices: EventPrices): string =>
  priceKinds
    .flatMap((kind) => {
      const price = prices[kind];
      if (price === undefined) return [];
      const early = price.early === null ? '' : ` (awal ${formatRupiah(price.early)})`;
      return [`${priceLabels[kind]} ${formatRupiah(price.amount)}${early}`];
    })
    .join(', ');

const toReadable = ({
  opensAt,
  closesAt,
  places,
  prices,
  earlyUntil,
  holdHours,
}: Settings): ReadableSettings => ({
  opensAt: indonesianDateTime(opensAt),
  closesAt: indonesianDateTime(closesAt),
  places: String(places),
  prices: toReadablePrices(prices),
  earlyUntil: earlyUntil === null ? '' : indonesianDateTime(earlyUntil),
  holdHours: `${holdHours} jam`,
});

/** Places that one commit creates or deletes, below Firestore's limit of 500 writes. */
const placesPerCommit = 400;

/**
 * Saves the settings and adds or removes free places. The number of places in the settings is right after
 * each commit, so an interrupted change is completed by saving again. Costs two reads, and one for each
 * removed place. Throws `not-found`; `invalid-input` for fewer places than are reserved; `conflict` if another
 * admin saved meanwhile, or if a member took a place that was to be removed.
 */
export async function saveSettings(
  id: string,
  input: Settings,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> {
  const { event, settings } = await readEventWithSettings(id);
  const before = settings?.data;
  if (before !== undefined)
    requireUnchanged(before.updatedAt, basedOn, toReadable(before), toReadable(input));
  const { places: placesBefore = 0, lastPlace: firstFree = 0 } = before ?? {};
  const surplus = Math.max(0, placesBefore - input.places);
  const removable = surplus === 0 ? [] : await findRemovablePlaces(id, surplus);
  if (removable.length < surplus) throw tooFewPlaces(placesBefore - removable.length);
  let [places, lastPlace, version] = [placesBefore, firstFree, settings?.version];
  let isRecorded = false;
  do {
    const batch = new Batch();
    const removed = removable.splice(0, placesPerCommit);
    const added = Math.max(0, Math.min(placesPerCommit, input.places - places));
    for (const place of removed) batch.delete(eventPlaces, place.id, place.version);
    for (let next = 1; next <= added; next += 1)
      batch.create(eventPlaces, placeId(id, lastPlace + next), newPlace(id));
    [places, lastPlace] = [places + added - removed.length, lastPlace + added];
    const record = { ...input, places, lastPlace, updatedAt: clock.now() };
    if (version === undefined) batch.create(eventSettings, id, record);
    else batch.update(eventSettings, id, record, version);
    if (!isRecorded) {
      const changes = computeChanges<Partial<ReadableSettings>>(
        before ? toReadable(before) : {},
        toReadable(input),
      );
      const target = { id, name: event.data.title };
      recordEntry(batch, actor, 'event-registration.save', target, { changes });
      isRecorded = true;
    }
    version = await rejectOnConflict(batch.commit());
  } while (places !== input.places);
}

const newPlace = (event: string): EventPlaceRecord => ({
  event,
  isFree: true,
  position: Math.random(),
  registration: null,
});

function tooFewPlaces(reserved: number): ApiError {
  const message = `${reserved} tempat sudah terisi. Sediakan paling sedikit ${reserved} tempat.`;
  return new ApiError('invalid-input', { message, fields: { places: message } });
}
