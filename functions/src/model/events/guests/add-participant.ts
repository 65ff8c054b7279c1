import type { ParsedInput } from 'contract/endpoint';
import { ApiError, invalidInput, wrongStatus } from 'contract/errors';
import type { checkIns } from 'contract/events/check-ins';
import { poolsFor } from 'contract/rules/events/pools';
import { wording } from 'contract/text/wording';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import { findUserIdByEmail } from '#data/email-owners.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { limitMailsTo } from '#model/base/limit-rate.ts';
import { toBillDetails } from '#model/events/registration/event-facts.ts';
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
import { addRegistration, findPlaceFor, mailPlace, openHold } from '#model/events/registration/register.ts';
import { addConfirmedGuest, type Registrant } from '#model/events/registration/registrants.ts';

const maxAttempts = 30;

type AddedPerson = Omit<ParsedInput<typeof checkIns.addParticipant>, 'id'>;

/**
 * Returns the account of an address; otherwise a guest, whom it adds to the batch. Throws `invalid-input` for a guest
 * without a name.
 */
async function findOrAddPerson(
  batch: Batch,
  event: PublicEventWithSettings['event'],
  { name = '', email = '' }: AddedPerson,
): Promise<Registrant> {
  const owner = email === '' ? undefined : await findUserIdByEmail(email);
  const account = owner === undefined ? undefined : await users.get(owner);
  if (account !== undefined) return account;
  if (name === '') throw invalidInput({ name: wording.required });
  return (await addConfirmedGuest(batch, event, { name, email })).person;
}

/** Returns the price of a person; with a waiver the place is free. */
function toPrice(
  settings: EventSettingsRecord,
  { event }: PublicEventWithSettings,
  person: Registrant,
  { priceKind, waiver = '' }: AddedPerson,
): Price {
  if (waiver !== '') return { kind: priceKind ?? 'public', amount: 0 };
  return choosePrice(settings, event.data.startDate, person.data, { priceKind });
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
    const settings = requireSettings(found.settings);
    const batch = new Batch();
    const user = await findOrAddPerson(batch, event, input);
    const id = registrationId(eventId, user.id);
    if ((await eventRegistrations.get(id)) !== undefined)
      throw wrongStatus(`${user.data.name} sudah terdaftar di acara ini.`);
    const price = toPrice(settings, found, user, input);
    const waiver = input.waiver || undefined;
    const pools = input.pool === undefined ? poolsFor(price.kind) : [input.pool];
    const { place, entry } = await findOrExplain(
      () => findPlaceFor(eventId, user.id, pools),
      settings.places,
    );
    const { email } = user.data;
    if (attempt === 1 && email !== '') await limitMailsTo('naming-recipient', email, actor);
    const hold = await openHold(batch, { event, user, price }, settings.holdHours, attempt);
    const { state } = addRegistration(batch, { event, user, price, waiver, ...hold }, place, entry);
    mailPlace(batch, event, user, hold.bill);
    const details = { ...toBillDetails(hold.bill), ...(waiver === undefined ? {} : { reason: waiver }) };
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
