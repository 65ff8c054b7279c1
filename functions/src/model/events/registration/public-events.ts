import { ApiError, wrongStatus } from 'contract/errors';
import type { RegistrationState } from 'contract/schemas/events/registrations';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { clock } from '#data/clock.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { isPublished, type Published } from '#model/content/publication.ts';
import { findPublic } from '#model/content/translations.ts';
import { acceptsGuests } from './prices.ts';
import { type EventSettingsRecord, eventSettings, readWithEvent } from './records.ts';

export type PublicEvent = Stored<EventRecord & Published<EventRecord>>;

export interface PublicEventWithSettings {
  readonly event: PublicEvent;
  readonly settings: Stored<EventSettingsRecord> | undefined;
  /** False for an event that is only public in English. */
  readonly isInIndonesian: boolean;
}

/** Reads an event that is public in any language, with its settings. Throws `not-found`, also for a draft. */
export async function readPublicEvent(id: string): Promise<PublicEventWithSettings> {
  const [stored, settings] = await readWithEvent(eventSettings, id);
  const event = await findPublic(contentKinds.event, stored);
  if (event === undefined) throw new ApiError('not-found');
  return { event, settings, isInIndonesian: isPublished(stored.data) };
}

/** Returns the state without regard to the number of free places. The registration ends with the event. */
export function periodAt(
  { opensAt, closesAt }: Pick<EventSettingsRecord, 'opensAt' | 'closesAt'>,
  eventEndsAt: Date,
  now: Date,
): Exclude<RegistrationState, 'full'> {
  if (now >= closesAt || now >= eventEndsAt) return 'closed';
  return now < opensAt ? 'before' : 'open';
}

/** Throws `wrong-status` for an event that is cancelled or over. */
export function requireAhead({ data }: PublicEvent): void {
  if (data.cancelledAt) throw wrongStatus(t.eventCancelled);
  if (data.endDate <= clock.now()) throw wrongStatus(t.registrationClosed);
}

/** Throws `no-place-free` for late money of an event that was cancelled or is over. */
export function requireTakesPlace({ data: { cancelledAt, endDate } }: PublicEvent): void {
  const over = cancelledAt ? 'dibatalkan' : endDate <= clock.now() ? 'selesai' : undefined;
  if (over === undefined) return;
  throw new ApiError('no-place-free', {
    message: `Acara ini sudah ${over}. Terima uangnya, lalu kembalikan.`,
  });
}

/** Returns the settings. Throws `wrong-status` for an event without registration. */
export function requireSettings(settings: Stored<EventSettingsRecord> | undefined): EventSettingsRecord {
  if (settings === undefined) throw wrongStatus(t.registrationClosed);
  return settings.data;
}

/** Throws `wrong-status` outside of the registration period. */
export function requireOpen(settings: EventSettingsRecord, event: PublicEvent): void {
  const state = periodAt(settings, event.data.endDate, clock.now());
  if (state === 'open') return;
  const message =
    state === 'before' ? fill(t.opensAt, { time: formatDateTime(settings.opensAt) }) : t.registrationClosed;
  throw wrongStatus(message);
}

/** Throws `wrong-status` for an event that admits no people without an account. */
export function requireGuests(settings: EventSettingsRecord): void {
  if (acceptsGuests(settings)) return;
  throw wrongStatus(t.accountsOnly);
}

/** Throws `wrong-status` unless people without an account can register now. */
export function requireOpenForGuests({ event, settings }: PublicEventWithSettings): void {
  requireAhead(event);
  const found = requireSettings(settings);
  requireOpen(found, event);
  requireGuests(found);
}
