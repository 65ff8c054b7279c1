import { ApiError } from 'contract/errors';
import { isMemberKind, type PlacePool, poolsFor } from 'contract/rules/events/pools';
import { holdEnd, type PriceKind, unpaidReminderAt } from 'contract/rules/money/event-prices';
import { Batch, retryOnWriteConflict, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { addEventBill, type BillWithId } from '#model/money/bills/open-bill.ts';
import { eventPayer } from '#model/money/bills/payers.ts';
import { requireAnswers } from './answers.ts';
import { toEventFacts } from './event-facts.ts';
import { claimPlace, findFreePlace, poolOf } from './places.ts';
import { choosePrice, feeOfPrice, type Price } from './prices.ts';
import {
  type PublicEvent,
  readPublicEvent,
  requireAhead,
  requireGuests,
  requireOpen,
  requireSettings,
} from './public-events.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventPlaces,
  eventRegistrations,
  newTicketCode,
  poolsOf,
  registrationId,
  toConfirmed,
} from './records.ts';
import { isGuest, type Registrant, toRecipient } from './registrants.ts';
import { offerAfterCommit } from './waiting/offers.ts';
import { addEntry, findClaimablePlace, readPosition, toQueueFacts } from './waiting/waiting-entries.ts';
import { type EventWaitingRecord, eventWaiting } from './waiting/waiting-records.ts';

/** Attempts of one claim. Each conflict means that another claim got its place. */
const maxAttempts = 30;

/** Outcome of a registration, new or made before. */
export type Registered =
  | Pick<EventRegistrationRecord, 'state' | 'holdUntil'>
  | Pick<EventWaitingRecord, 'state' | 'queueKey'>;

interface Choice {
  readonly priceKind?: PriceKind | undefined;
  readonly seenAmount?: number | undefined;
  readonly withRenewal?: boolean | undefined;
}

/**
 * Gives a person a place, and a bill if it has a price; all in one batch. Without a free place, the person joins the
 * waiting list; an event with approval stores a request. An offered place is accepted. A repetition changes nothing.
 * Throws `not-found`, `wrong-status`, `conflict` and `no-place-free`, and WriteConflict if each attempt met another
 * claim.
 */
export async function register(eventId: string, user: Registrant, choice: Choice = {}): Promise<Registered> {
  const registered = await retryOnWriteConflict(
    (attempt) => registerOnce(eventId, user, choice, attempt),
    maxAttempts,
  );
  // A place can become free while a person joins the list.
  if (registered.state === 'waiting') await offerAfterCommit(eventId);
  return registered;
}

async function registerOnce(
  eventId: string,
  user: Registrant,
  choice: Choice,
  attempt: number,
): Promise<Registered> {
  const id = registrationId(eventId, user.id);
  const [{ event, settings }, [own, entry]] = await Promise.all([
    readPublicEvent(eventId),
    getBoth(eventRegistrations, id, eventWaiting, id),
  ]);
  if (own !== undefined) return own.data;
  if (entry !== undefined && entry.data.state !== 'offered') return entry.data;
  requireAhead(event);
  const offer = requireSettings(settings);
  // An offer can be accepted until its end, also after the registration is closed.
  if (entry === undefined) requireOpen(offer, event);
  if (entry === undefined && isGuest(user)) requireGuests(offer);
  const price = choosePrice(offer, event.data.startDate, user.data, choice);
  await requireAnswers(eventId, user.id);
  const joining = { event, user, price, settings: offer };
  if (entry === undefined && offer.needsApproval) return joinQueue(new Batch(), joining);
  const batch = new Batch();
  const hold = await openHold(batch, joining, attempt);
  // The place is read last. The less time passes until the commit, the fewer other claims meet it.
  const place = await findPlace(eventId, price, offer, entry);
  if (place === undefined) return joinQueue(new Batch(), joining);
  const added = addHeldPlace(batch, { ...joining, place, entry }, hold);
  recordAudit(batch, actorOf(user), 'event-registration.register', toTarget(event), added.billed);
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
  if (!poolsFor(price.kind).some((pool) => pool === poolOf(place.data)))
    throw new ApiError('wrong-status', { message: t.memberPriceOnly });
  return place;
}

interface Joining {
  readonly event: PublicEvent;
  readonly user: Registrant;
  readonly price: Price;
  readonly settings: EventSettingsRecord;
}

/** Stores a request for an approval, or joins the waiting list. Throws `no-place-free`. */
async function joinQueue(batch: Batch, { event, user, price, settings }: Joining): Promise<Registered> {
  const { needsApproval = false, hasWaitingList = true } = settings;
  if (!needsApproval && !hasWaitingList) throw new ApiError('no-place-free');
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

interface NewPlace extends Joining {
  /** Free, or reserved for `entry`. */
  readonly place: Stored<EventPlaceRecord>;
  /** The person's entry on the waiting list, or request. */
  readonly entry: Stored<EventWaitingRecord> | undefined;
  /** Reason of a place without payment. */
  readonly waiver?: string | undefined;
}

interface AddedPlace extends Pick<EventRegistrationRecord, 'state' | 'holdUntil'> {
  /** Bill for the audit entry. */
  readonly billed: { readonly bill?: string; readonly amount?: number };
}

/** End and bill of a hold; null for a place without a price. */
interface Hold {
  readonly holdUntil: Date | null;
  readonly bill: BillWithId | null;
}

/** Adds the bill of a place with a price. */
async function openHold(
  batch: Batch,
  { event, user, price, settings }: Joining,
  attempt: number,
): Promise<Hold> {
  if (feeOfPrice(price) === 0) return { holdUntil: null, bill: null };
  const holdUntil = holdEnd(clock.now(), settings.holdHours);
  return { holdUntil, bill: await addBill(batch, { event, user, price, holdUntil }, attempt) };
}

/** Adds a registration with its bill and its mail. */
export const addPlace = async (batch: Batch, place: NewPlace, attempt: number): Promise<AddedPlace> =>
  addHeldPlace(batch, place, await openHold(batch, place, attempt));

/** Adds a registration with its mail. */
function addHeldPlace(
  batch: Batch,
  { event, user, price, place, entry, waiver }: NewPlace,
  { holdUntil, bill }: Hold,
): AddedPlace {
  const recipient = toRecipient(user);
  addRegistration(batch, { event, user, price, bill, holdUntil, place, entry, waiver });
  if (bill === null) queueMail(batch, 'event-registered', recipient, toEventFacts(event));
  else
    queueMail(batch, 'event-held', recipient, {
      event: event.data.title,
      eventId: event.id,
      amount: bill.data.amount,
      bill: bill.id,
      dueAt: bill.data.dueAt.toISOString(),
    });
  const billed = bill === null ? {} : { bill: bill.id, amount: bill.data.amount };
  return { state: bill === null ? 'confirmed' : 'held', holdUntil, billed };
}

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
  const { kind, renewal } = price;
  const withRenewal = renewal === undefined ? {} : { renewal };
  const event = { id, title: data.title, registration, price: kind, ...withRenewal };
  const terms = { event, fee: feeOfPrice(price), dueAt: holdUntil };
  return addEventBill(batch, eventPayer(registration, toRecipient(user).id), terms, attempt);
}

export interface NewRegistration {
  readonly event: PublicEvent;
  readonly user: Registrant;
  readonly price: Price;
  readonly bill: Pick<BillWithId, 'id'> | null;
  /** Null for a confirmed place. */
  readonly holdUntil: Date | null;
  /** Free, or offered to the person. */
  readonly place: Stored<EventPlaceRecord>;
  /** The person's entry on the waiting list, or request, which ends. */
  readonly entry: Stored<EventWaitingRecord> | undefined;
  /** Reason of a place without payment. */
  readonly waiver?: string | undefined;
}

/**
 * Finds a place without regard to the waiting list: the offered one of the person, or a free one. Returns it with the
 * entry of the person. Throws `no-place-free`.
 */
export async function findPlaceFor(
  event: string,
  user: string,
  pools: readonly PlacePool[],
): Promise<Pick<NewRegistration, 'place' | 'entry'>> {
  const entry = await eventWaiting.get(registrationId(event, user));
  const offered = entry?.data.place ? await eventPlaces.get(entry.data.place) : undefined;
  const place = offered ?? (await findFreePlace(event, pools));
  if (place === undefined) throw new ApiError('no-place-free');
  return { place, entry };
}

/** Adds a registration. Its entry on the waiting list ends. */
export function addRegistration(
  batch: Batch,
  { event, user, price, bill, holdUntil, place, entry, waiver }: NewRegistration,
): void {
  const id = registrationId(event.id, user.id);
  if (place.data.isFree) claimPlace(batch, place, id);
  if (entry !== undefined) batch.delete(eventWaiting, id, entry.version);
  batch.create(
    eventRegistrations,
    id,
    newRegistration({ event, user, price, bill, holdUntil, waiver }, place.id),
  );
}

/** An event with its end. */
export interface EndingEvent {
  readonly id: string;
  readonly data: Pick<PublicEvent['data'], 'endDate'>;
}

/** Returns the record of a registration at a place, with a new ticket. */
export function newRegistration(
  {
    event,
    user,
    price,
    bill,
    holdUntil,
    waiver,
  }: Omit<NewRegistration, 'event' | 'place' | 'entry'> & { readonly event: EndingEvent },
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
