import { ApiError } from 'contract/errors';
import type { RegistrationState } from 'contract/event-registrations';
import { isMemberKind, poolsFor } from 'contract/rules/events/pools';
import { limits } from 'contract/rules/limits';
import { holdEnd, type PriceKind } from 'contract/rules/money/event-prices';
import { queryLimits } from 'contract/rules/query-limits';
import { indonesianDateTime } from 'contract/text/dates';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills, events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/outbox.ts';
import { expireBill } from '#model/bills/closing.ts';
import { addEventBill, type BillWithId } from '#model/bills/opening.ts';
import { eventPayer } from '#model/bills/payers.ts';
import { isPublished, type Published } from '#model/content/publication.ts';
import { removeAllAnswers, removeAnswers, requireAnswers } from './answers.ts';
import { claimPlace, findFreePlace, releasePlace } from './places.ts';
import { choosePrice, type Price } from './prices.ts';
import {
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventPlaces,
  eventRegistrations,
  newTicketCode,
  registrationId,
} from './records.ts';
import { type Registrant, toRecipient } from './registrants.ts';
import { readEventWithSettings } from './settings.ts';

/** Attempts of one claim. Each conflict means that another claim got its place. */
const maxAttempts = 30;

type PublicEvent = Stored<EventRecord & Published<EventRecord>>;

export interface PublicEventWithSettings {
  readonly event: PublicEvent;
  readonly settings: Stored<EventSettingsRecord> | undefined;
}

/** Reads a public event with its settings. Costs two reads. Throws `not-found`, also for a draft. */
export async function readPublicEvent(id: string): Promise<PublicEventWithSettings> {
  const { event, settings } = await readEventWithSettings(id);
  const { data, ...found } = event;
  if (!isPublished(data)) throw new ApiError('not-found');
  return { event: { ...found, data }, settings };
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

/** Returns the settings of an open registration. Throws `wrong-status`. */
function requireOpen(settings: EventSettingsRecord | undefined, event: PublicEvent): EventSettingsRecord {
  if (event.data.cancelledAt) throw new ApiError('wrong-status', { message: 'Acara ini dibatalkan.' });
  const state = settings === undefined ? 'closed' : periodAt(settings, event.data.endDate, clock.now());
  if (settings !== undefined && state === 'open') return settings;
  const message =
    settings !== undefined && state === 'before'
      ? `Pendaftaran dibuka ${indonesianDateTime(settings.opensAt)} WIB.`
      : 'Pendaftaran acara ini sudah ditutup.';
  throw new ApiError('wrong-status', { message });
}

/** The registration of a person, new or made before. */
interface Registered {
  readonly state: EventRegistrationRecord['state'];
  readonly holdUntil: Date | null;
}

interface Choice {
  readonly priceKind?: PriceKind | undefined;
  readonly seenAmount?: number | undefined;
  readonly withRenewal?: boolean | undefined;
}

/**
 * Gives a person a place, and a bill if it has a price; all in one batch. A repetition changes nothing. Costs
 * six reads, at most six for the place, and five for the bill. Throws `not-found`, `wrong-status`, `conflict` and
 * `no-place-free`, and WriteConflict if each attempt met another claim.
 */
export const register = (eventId: string, user: Registrant, choice: Choice = {}): Promise<Registered> =>
  retryOnWriteConflict(async (attempt) => {
    const id = registrationId(eventId, user.id);
    const [{ event, settings }, own] = await Promise.all([
      readPublicEvent(eventId),
      eventRegistrations.get(id),
    ]);
    if (own !== undefined) return own.data;
    const offer = requireOpen(settings?.data, event);
    const price = choosePrice(offer, event.data.startDate, user.data, choice);
    await requireAnswers(eventId, user.id);
    const batch = new Batch();
    const fee = price.amount + (price.renewal?.fee ?? 0);
    const holdUntil = fee === 0 ? null : holdEnd(clock.now(), offer.holdHours);
    const bill = holdUntil && (await addBill(batch, { event, user, price, holdUntil }, attempt));
    await addRegistration(batch, { event, user, price, bill, holdUntil });
    const target = { id: eventId, name: event.data.title };
    const billed = bill === null ? {} : { bill: bill.id, amount: bill.data.amount };
    recordAudit(batch, actorOf(user), 'event-registration.register', target, billed);
    const recipient = toRecipient(user);
    if (bill === null) queueMail(batch, 'event-registered', recipient, toEventFacts(event));
    else
      queueMail(batch, 'event-held', recipient, {
        event: event.data.title,
        eventId,
        amount: bill.data.amount,
        bill: bill.id,
        dueAt: bill.data.dueAt.toISOString(),
      });
    await batch.commit();
    return { state: bill === null ? 'confirmed' : 'held', holdUntil };
  }, maxAttempts);

interface NewBill {
  readonly event: PublicEvent;
  readonly user: Registrant;
  readonly price: Price;
  readonly holdUntil: Date;
}

function addBill(
  batch: Batch,
  { event: { id, data }, user, price, holdUntil }: NewBill,
  attempt: number,
): Promise<BillWithId> {
  const registration = registrationId(id, user.id);
  const { amount, kind, renewal } = price;
  const withRenewal = renewal === undefined ? {} : { renewal };
  const event = { id, title: data.title, registration, price: kind, ...withRenewal };
  const terms = { event, fee: amount + (renewal?.fee ?? 0), dueAt: holdUntil };
  return addEventBill(batch, eventPayer(registration, toRecipient(user).id), terms, attempt);
}

export interface NewRegistration {
  readonly event: PublicEvent;
  readonly user: Registrant;
  readonly price: Price;
  readonly bill: Pick<BillWithId, 'id'> | null;
  /** Null for a confirmed place. */
  readonly holdUntil: Date | null;
}

/** Adds a registration with a free place. Costs at most six reads. Throws `no-place-free`. */
export async function addRegistration(
  batch: Batch,
  { event, user, price, bill, holdUntil }: NewRegistration,
): Promise<void> {
  const place = await findFreePlace(event.id, poolsFor(price.kind));
  if (place === undefined) throw new ApiError('no-place-free');
  const id = registrationId(event.id, user.id);
  const { memberNumber, validUntil } = user.data;
  claimPlace(batch, place, id);
  batch.create(eventRegistrations, id, {
    event: event.id,
    user: user.id,
    state: holdUntil === null ? 'confirmed' : 'held',
    place: place.id,
    registeredAt: clock.now(),
    eventEndsAt: event.data.endDate,
    priceKind: price.kind,
    price: price.amount,
    bill: bill?.id ?? null,
    holdUntil,
    ticketCode: newTicketCode(),
    ...(isMemberKind(price.kind) ? { membership: { memberNumber, validUntil, checkedAt: clock.now() } } : {}),
  });
}

/** Returns the facts of an event for the mail of a confirmed place. */
export const toEventFacts = ({ id, data }: PublicEvent) => ({
  event: data.title,
  eventId: id,
  startsAt: data.startDate.toISOString(),
  endsAt: data.endDate.toISOString(),
  location: data.location,
});

/**
 * Gives a place back, and closes its unpaid bill. A repetition changes nothing. Costs five reads. Throws
 * `not-found` for a deleted event; `wrong-status` after its beginning, and while a payment waits or was accepted.
 */
export const cancel = (eventId: string, user: Registrant): Promise<void> =>
  retryOnWriteConflict(async () => {
    const [{ data: event }, own] = await Promise.all([
      events.getOrThrow(eventId),
      eventRegistrations.get(registrationId(eventId, user.id)),
    ]);
    if (own === undefined) return;
    if (event.startDate !== null && event.startDate <= clock.now())
      throw new ApiError('wrong-status', {
        message: 'Acara sudah dimulai, jadi pendaftaran tidak dapat dibatalkan lagi.',
      });
    const batch = new Batch();
    await removeRegistration(batch, own, requireUnpaid);
    await removeAnswers(batch, own.id);
    recordAudit(batch, actorOf(user), 'event-registration.cancel', { id: eventId, name: event.title });
    await batch.commit();
  }, maxAttempts);

function requireUnpaid({ state, waitingSince }: BillRecord): void {
  if (state === 'closed')
    throw new ApiError('wrong-status', {
      message: 'Tempat ini sudah dibayar. Minta pengurus membatalkannya.',
    });
  if (waitingSince)
    throw new ApiError('wrong-status', { message: 'Pembayaran Anda sedang diperiksa. Tunggu keputusannya.' });
}

/**
 * Deletes a registration, frees its place, and closes its unpaid bill, whose amount stays reserved for late
 * money. Costs two reads. `requireMay` throws if the state of the bill forbids it.
 */
export async function removeRegistration(
  batch: Batch,
  { id, data, version }: Stored<EventRegistrationRecord>,
  requireMay: (bill: BillRecord) => void = () => undefined,
): Promise<void> {
  const [place, bill] = await Promise.all([
    eventPlaces.get(data.place),
    data.bill === null ? undefined : bills.get(data.bill),
  ]);
  if (bill !== undefined) requireMay(bill.data);
  batch.delete(eventRegistrations, id, version);
  releasePlace(batch, place);
  if (bill?.data.state === 'open') expireBill(batch, bill);
}

/** Finds the registrations of a user for events that are not over, in the order of their ends. */
export const findOwnRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    from: clock.now(),
    limit: limits.ownEventRegistrations,
  });

/** Returns the registrations of a user, newest event first. */
const findAllRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    direction: 'desc',
    limit: queryLimits.ownEventRegistrations,
  });

/** Returns the registrations for the download of the user's own data. Costs a read for each. */
export const exportRegistrations = async (user: string) =>
  (await findAllRegistrations(user)).map(
    ({ data: { event, priceKind, price, state, registeredAt, attendedAt } }) => ({
      event,
      priceKind,
      price,
      state,
      registeredAt: registeredAt.toISOString(),
      attendedAt: attendedAt?.toISOString() ?? null,
    }),
  );

/**
 * Deletes the registrations of a deleted person and frees their places, in the batch of the deletion. Costs
 * three reads for each, and one for its answers.
 */
export async function removeRegistrations(batch: Batch, user: string): Promise<void> {
  for (const registration of await findAllRegistrations(user)) await removeRegistration(batch, registration);
  await removeAllAnswers(batch, user);
}
