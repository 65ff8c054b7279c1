import { ApiError, wrongStatus } from 'contract/errors';
import { isMemberKind, type PlacePool, poolsFor } from 'contract/rules/events/pools';
import { holdEnd, unpaidReminderAt } from 'contract/rules/money/event-prices';
import { Batch, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import type { BilledEvent } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { addEventBill, type BillWithId } from '#model/money/bills/open-bill.ts';
import { eventPayer } from '#model/money/bills/payers.ts';
import { requireAnswers } from './answers.ts';
import { toBillDetails, toEventFacts, toHeldFacts } from './event-facts.ts';
import { offerAfterCommit } from './offers.ts';
import { claimPlace, findFreePlace, poolOf } from './places.ts';
import { choosePrice, feeOfPrice, type Price, type PriceChoice } from './prices.ts';
import {
  type PublicEvent,
  readPublicEvent,
  requireAhead,
  requireGuests,
  requireOpen,
  requireOpenForGuests,
  requireSettings,
} from './public-events.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationRecord,
  type EventSettingsRecord,
  type EventWaitingRecord,
  eventPlaces,
  eventRegistrations,
  eventWaiting,
  newTicketCode,
  poolsOf,
  registrationId,
  toConfirmed,
} from './records.ts';
import {
  eventGuests,
  type Guest,
  isGuest,
  type Registrant,
  toGuestDeletion,
  toRecipient,
} from './registrants.ts';
import { addEntry, findClaimablePlace, readPosition, toQueueFacts } from './waiting-entries.ts';

/** Attempts of one claim. Each conflict means that another claim got its place. */
const maxAttempts = 30;

/** Outcome of a registration, new or made before. */
export type Registered =
  | Pick<EventRegistrationRecord, 'state' | 'holdUntil'>
  | Pick<EventWaitingRecord, 'state' | 'queueKey'>;

/** A registration that a batch adds. */
export interface NewRegistration {
  readonly event: { readonly id: string; readonly data: Pick<PublicEvent['data'], 'endDate'> };
  readonly user: Registrant;
  readonly price: Price;
  /** Null without a price. */
  readonly bill: Pick<BillWithId, 'id'> | null;
  /** Null for a confirmed place. */
  readonly holdUntil: Date | null;
  /** Reason of a place without payment. */
  readonly waiver?: string | undefined;
}

/**
 * Gives a person a place, and a bill if it has a price; all in one batch. Without a free place, the person joins the
 * waiting list; an event with approval stores a request. An offered place is accepted. The first registration of a
 * guest confirms the address. A repetition changes nothing. Throws `not-found`, `wrong-status`, `conflict` and
 * `no-place-free`, and WriteConflict if each attempt met another claim.
 */
export async function register(
  eventId: string,
  user: Registrant,
  choice: PriceChoice = {},
): Promise<Registered> {
  if (isGuest(user)) await confirmGuest(user, eventId);
  const registered = await retryOnWriteConflict(
    (attempt) => registerOnce(eventId, user, choice, attempt),
    maxAttempts,
  );
  // A place can become free while a person joins the list.
  if (registered.state === 'waiting') await offerAfterCommit(eventId);
  return registered;
}

/**
 * Confirms the address of a guest, in a commit of its own: the person keeps the page also if all places are reserved.
 * Throws `wrong-status` unless people without an account can register now.
 */
async function confirmGuest({ guest }: Guest, eventId: string): Promise<void> {
  if (guest.data.confirmedAt !== null) return;
  const found = await readPublicEvent(eventId);
  requireOpenForGuests(found);
  await retryOnConflict(async (attempt) => {
    const current = attempt === 1 ? guest : await eventGuests.getOrThrow(guest.id);
    if (current.data.confirmedAt !== null) return;
    const changes = { confirmedAt: clock.now(), deleteAt: toGuestDeletion(found.event.data.endDate) };
    await new Batch().update(eventGuests, guest.id, changes, current.version).commit();
  });
}

async function registerOnce(
  eventId: string,
  user: Registrant,
  choice: PriceChoice,
  attempt: number,
): Promise<Registered> {
  const id = registrationId(eventId, user.id);
  const [found, [own, entry]] = await Promise.all([
    readPublicEvent(eventId),
    getBoth(eventRegistrations, id, eventWaiting, id),
  ]);
  if (own !== undefined) return own.data;
  if (entry !== undefined && entry.data.state !== 'offered') return entry.data;
  const { event } = found;
  requireAhead(event);
  const settings = requireSettings(found.settings);
  // An offer can be accepted until its end, also after the registration is closed.
  if (entry === undefined) requireOpen(settings, event);
  if (entry === undefined && isGuest(user)) requireGuests(settings);
  const price = choosePrice(settings, event.data.startDate, user.data, choice);
  await requireAnswers(eventId, user.id);
  const person = { event, user, price };
  if (entry === undefined && settings.needsApproval) return joinQueue(settings, person);
  const batch = new Batch();
  const hold = await openHold(batch, person, settings.holdHours, attempt);
  // The place is read last. The less time passes until the commit, the fewer other claims meet it.
  const place = await findPlace(eventId, price, settings, entry);
  if (place === undefined) return joinQueue(settings, person);
  const added = addRegistration(batch, { ...person, ...hold }, place, entry);
  mailPlace(batch, event, user, hold.bill);
  recordAudit(batch, actorOf(user), 'event-registration.register', toTarget(event), toBillDetails(hold.bill));
  await batch.commit();
  return added;
}

/** Returns the offered place, or a free one; undefined without one. */
async function findPlace(
  event: string,
  price: Price,
  settings: EventSettingsRecord,
  entry: Stored<EventWaitingRecord> | undefined,
): Promise<Stored<EventPlaceRecord> | undefined> {
  if (entry !== undefined) return readOfferedPlace(entry, price);
  const sizes = poolsOf(settings);
  return findClaimablePlace(
    event,
    poolsFor(price.kind).filter((pool) => sizes[pool] > 0),
  );
}

const toTarget = ({ id, data }: PublicEvent) => ({ id, name: data.title });

/** Reads the place of an offer. Throws `wrong-status` for a price without access to its pool. */
async function readOfferedPlace(
  { data }: Stored<EventWaitingRecord>,
  price: Price,
): Promise<Stored<EventPlaceRecord> | undefined> {
  const place = data.place === null ? undefined : await eventPlaces.get(data.place);
  if (place === undefined) throw new WriteConflict();
  if (!poolsFor(price.kind).some((pool) => pool === poolOf(place.data))) throw wrongStatus(t.memberPriceOnly);
  return place;
}

type PricedPerson = Pick<NewRegistration, 'user' | 'price'> & { readonly event: PublicEvent };

/** Stores a request for an approval, or joins the waiting list. Throws `no-place-free`. */
async function joinQueue(
  { needsApproval = false, hasWaitingList = true }: EventSettingsRecord,
  { event, user, price }: PricedPerson,
): Promise<Registered> {
  if (!needsApproval && !hasWaitingList) throw new ApiError('no-place-free');
  const batch = new Batch();
  const state = needsApproval ? 'requested' : 'waiting';
  const entry = addEntry(batch, { event, user, price, state });
  const facts = toQueueFacts(event.data.title, entry);
  if (state === 'requested') {
    recordAudit(batch, actorOf(user), 'event-request.send', toTarget(event));
    queueMail(batch, 'event-requested', toRecipient(user), facts);
  } else {
    const position = await readPosition(event.id, entry.queueKey);
    recordAudit(batch, actorOf(user), 'event-waiting.join', toTarget(event), { position });
    queueMail(batch, 'event-waiting', toRecipient(user), { ...facts, position });
  }
  await batch.commit();
  return entry;
}

/** Adds the bill of a place with a price, or of the price difference of a transferred place. Returns bill and end. */
export async function openHold(
  batch: Batch,
  { event: { id, data }, user, price, isDifference }: PricedPerson & Pick<BilledEvent, 'isDifference'>,
  holdHours: number,
  attempt: number,
): Promise<{ readonly bill: BillWithId | null; readonly holdUntil: Date | null }> {
  const fee = feeOfPrice(price);
  if (fee === 0) return { bill: null, holdUntil: null };
  const holdUntil = holdEnd(clock.now(), holdHours);
  const registration = registrationId(id, user.id);
  const event = {
    ...{ id, title: data.title, registration, price: price.kind },
    ...(price.renewal === undefined ? {} : { renewal: price.renewal }),
    ...(isDifference === undefined ? {} : { isDifference }),
  };
  const payer = eventPayer(registration, toRecipient(user).id);
  return { bill: await addEventBill(batch, payer, { event, fee, dueAt: holdUntil }, attempt), holdUntil };
}

/** Adds the mail about a place: with the bill of a held one. */
export function mailPlace(batch: Batch, event: PublicEvent, user: Registrant, bill: BillWithId | null): void {
  if (bill === null) queueMail(batch, 'event-registered', toRecipient(user), toEventFacts(event));
  else queueMail(batch, 'event-held', toRecipient(user), toHeldFacts(event, bill));
}

/**
 * Finds a place without regard to the waiting list: the offered one of the person, or a free one. Returns it with the
 * entry of the person. Throws `no-place-free`.
 */
export async function findPlaceFor(event: string, user: string, pools: readonly PlacePool[]) {
  const entry = await eventWaiting.get(registrationId(event, user));
  const offered = entry?.data.place ? await eventPlaces.get(entry.data.place) : undefined;
  const place = offered ?? (await findFreePlace(event, pools));
  if (place === undefined) throw new ApiError('no-place-free');
  return { place, entry };
}

/**
 * Adds a registration at a place, which is free or offered to the person. The entry of the person on the waiting list,
 * or the request, ends. Returns the record.
 */
export function addRegistration(
  batch: Batch,
  registration: NewRegistration,
  place: Stored<EventPlaceRecord>,
  entry: Stored<EventWaitingRecord> | undefined,
): EventRegistrationRecord {
  const id = registrationId(registration.event.id, registration.user.id);
  const record = newRegistration(registration, place.id);
  if (place.data.isFree) claimPlace(batch, place, id);
  if (entry !== undefined) batch.delete(eventWaiting, id, entry.version);
  batch.create(eventRegistrations, id, record);
  return record;
}

/** Returns the record of a registration at a place, with a new ticket. */
export function newRegistration(
  { event, user, price, bill, holdUntil, waiver }: NewRegistration,
  place: string,
): EventRegistrationRecord {
  const { memberNumber, validUntil } = user.data;
  return {
    event: event.id,
    user: user.id,
    ...(holdUntil === null ? toConfirmed() : { state: 'held', holdUntil, confirmedAt: null }),
    place,
    registeredAt: clock.now(),
    eventEndsAt: event.data.endDate,
    priceKind: price.kind,
    price: price.amount,
    bill: bill?.id ?? null,
    remindAt: holdUntil && unpaidReminderAt(clock.now(), holdUntil),
    ticketCode: newTicketCode(),
    ...(waiver === undefined ? {} : { waiver }),
    ...(isMemberKind(price.kind) ? { membership: { memberNumber, validUntil, checkedAt: clock.now() } } : {}),
  };
}
