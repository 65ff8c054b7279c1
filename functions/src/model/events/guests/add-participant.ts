import { ApiError, invalidInput } from 'contract/errors';
import { type PlacePool, poolsFor } from 'contract/rules/events/pools';
import type { PriceKind } from 'contract/rules/money/event-prices';
import { wording } from 'contract/text/wording';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { toGuestDeletion } from '#model/events/registration/guest-deletion.ts';
import { choosePrice, type Price } from '#model/events/registration/prices.ts';
import {
  type PublicEventWithSettings,
  readPublicEvent,
  requireAhead,
  requireSettings,
} from '#model/events/registration/public-events.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';
import { addPlace, findPlaceFor } from '#model/events/registration/register.ts';
import {
  type EventGuestRecord,
  eventGuests,
  guestId,
  newGuestId,
  type Registrant,
  toGuest,
} from '#model/events/registration/registrants.ts';

const maxAttempts = 30;

export interface AddedPerson {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly priceKind?: PriceKind | undefined;
  /** Reason of a place without payment; undefined or empty for a place at its price. */
  readonly waiver?: string | undefined;
  /** Pool of the place; by default those of the price. */
  readonly pool?: PlacePool | undefined;
}

/**
 * Returns the account of an address; otherwise a guest, whom it adds to the batch. The person need not confirm the
 * address: only mails use it. Throws `invalid-input` for a guest without a name.
 */
async function findOrAddPerson(
  batch: Batch,
  { id: event, data }: PublicEventWithSettings['event'],
  { name = '', email = '' }: AddedPerson,
): Promise<Registrant> {
  const owner = email === '' ? undefined : await findUserIdByEmail(email);
  const account = owner === undefined ? undefined : await users.get(owner);
  if (account !== undefined) return account;
  if (name === '') throw invalidInput({ name: wording.required });
  const person = email === '' ? newGuestId() : guestId(email);
  const id = registrationId(event, person);
  const known = await eventGuests.get(id);
  const confirmed = { name, confirmedAt: clock.now(), deleteAt: toGuestDeletion(data.endDate) };
  const record: EventGuestRecord = { event, email, createdAt: clock.now(), ...known?.data, ...confirmed };
  if (known === undefined) batch.create(eventGuests, id, record);
  else batch.update(eventGuests, id, confirmed, known.version);
  return toGuest(person, { id, data: record });
}

/** Returns the price of a person; with a waiver the place is free. */
function toPrice(
  offer: EventSettingsRecord,
  { event }: PublicEventWithSettings,
  person: Registrant,
  { priceKind, waiver = '' }: AddedPerson,
): Price {
  if (waiver !== '') return { kind: priceKind ?? 'public', amount: 0 };
  return choosePrice(offer, event.data.startDate, person.data, { priceKind });
}

/** A registration that an admin added. */
export interface AddedParticipant extends Pick<EventRegistrationRecord, 'state'> {
  readonly id: string;
}

/**
 * Registers a person for an admin, also outside of the registration period. Place, guest, bill, audit entry and mail
 * are one commit. Returns the registration. Throws `not-found`, `invalid-input`, `wrong-status`, `no-place-free` and
 * too-many-requests.
 */
export const addParticipant = (
  eventId: string,
  input: AddedPerson,
  actor: Actor,
  addToBatch: (batch: Batch, added: AddedParticipant) => void,
): Promise<AddedParticipant> =>
  retryOnWriteConflict(async (attempt) => {
    const found = await readPublicEvent(eventId);
    const { event } = found;
    requireAhead(event);
    const offer = requireSettings(found.settings);
    const batch = new Batch();
    const user = await findOrAddPerson(batch, event, input);
    const id = registrationId(eventId, user.id);
    if ((await eventRegistrations.get(id)) !== undefined)
      throw new ApiError('wrong-status', { message: `${user.data.name} sudah terdaftar di acara ini.` });
    const price = toPrice(offer, found, user, input);
    const waiver = input.waiver || undefined;
    const pools = input.pool === undefined ? poolsFor(price.kind) : [input.pool];
    const free = await findOrExplain(() => findPlaceFor(eventId, user.id, pools), offer.places);
    const { email } = user.data;
    if (attempt === 1 && email !== '') await limitMailsTo('naming-recipient', email, actor);
    const place = { event, user, price, settings: offer, waiver, ...free };
    const { billed, state } = await addPlace(batch, place, attempt);
    const details = { ...billed, ...(waiver === undefined ? {} : { reason: waiver }) };
    const target = { id: eventId, name: event.data.title };
    recordAudit(batch, actor, 'event-registration.add', target, details, [user.id]);
    const added = { id, state };
    addToBatch(batch, added);
    await batch.commit();
    return added;
  }, maxAttempts);

/** Adds the number of places to the refusal of a full event. */
async function findOrExplain<T>(find: () => Promise<T>, places: number): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no-place-free') throw error;
    throw new ApiError('no-place-free', {
      message: `Tidak ada tempat lagi di antara ${places} tempat. Tambah tempat dulu.`,
    });
  }
}
