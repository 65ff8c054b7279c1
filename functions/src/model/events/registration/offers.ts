import type { PublicPool } from 'contract/rules/events/pools';
import { holdEnd } from 'contract/rules/money/event-prices';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import { log } from '#data/log.ts';
import type { Stored } from '#data/queries.ts';
import { systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import type { Published } from '#model/content/publication.ts';
import { findPublic } from '#model/content/translations.ts';
import { nextOffers, type Offer } from './next-offers.ts';
import { claimPlace, findFreePlaces } from './places.ts';
import { type EventPlaceRecord, type EventWaitingRecord, eventWaiting } from './records.ts';
import { type RegistrantRow, readRegistrants, toRecipient } from './registrants.ts';
import { findFirstWaiting, toQueueFacts } from './waiting-entries.ts';

/** Hours for which an offer reserves its place. */
const offerHours = 24;

/** Offers of one commit, four writes each, below Firestore's limit of 500. */
const offersPerCommit = 40;

const maxAttempts = 30;

/**
 * Offers all free places of an event to the waiting list, in its order. Returns the number of offers. Runs may
 * overlap, and may be repeated at any time.
 */
export async function offerFreePlaces(event: string): Promise<number> {
  for (let offered = 0; ; ) {
    const count = await retryOnWriteConflict(() => offerNext(event), maxAttempts);
    if (count === 0) return offered;
    offered += count;
  }
}

/**
 * Offers the free places after a commit that freed or added places, or added a person. Never throws, because the
 * commit stays: the function that runs every minute offers what an error or a dead process left.
 */
export async function offerAfterCommit(event: string): Promise<void> {
  try {
    await outsideBudget(() => offerFreePlaces(event));
  } catch (error) {
    log('WARNING', 'places not offered', {
      event,
      error: error instanceof Error ? error.message : String(error),
    });
  }
}

type Place = Stored<EventPlaceRecord>;
type Entry = Stored<EventWaitingRecord> & { readonly pool: PublicPool };

const withPool = (entry: Stored<EventWaitingRecord>): Entry => ({ ...entry, pool: entry.data.pool });

/** Returns the first people on the list who can get a place of one of the pools, in the order of the list. */
async function findCandidates(event: string, free: Record<PublicPool, Place[]>): Promise<Entry[]> {
  const [all, members] = await Promise.all([
    findFirstWaiting(event, 'general', free.general.length + free.members.length),
    free.members.length === 0 ? [] : findFirstWaiting(event, 'members', free.members.length),
  ]);
  const byId = new Map([...all, ...members].map((entry) => [entry.id, withPool(entry)]));
  return [...byId.values()].sort((a, b) => (a.data.queueKey < b.data.queueKey ? -1 : 1));
}

type OpenEvent = Stored<EventRecord & Published<EventRecord>>;

/** Reads an event whose places can be offered; undefined if it is over, cancelled or not public. */
async function readOpenEvent(id: string): Promise<OpenEvent | undefined> {
  const event = await events.get(id);
  if (event === undefined) return undefined;
  const found = await findPublic(contentKinds.event, event);
  return found === undefined || found.data.cancelledAt || found.data.endDate <= clock.now()
    ? undefined
    : found;
}

async function offerNext(eventId: string): Promise<number> {
  if ((await findFirstWaiting(eventId, 'general', 1)).length === 0) return 0;
  const [general, members] = await Promise.all([
    findFreePlaces(eventId, 'general', offersPerCommit),
    findFreePlaces(eventId, 'members', offersPerCommit),
  ]);
  const free = { general, members };
  if (general.length + members.length === 0) return 0;
  const event = await readOpenEvent(eventId);
  if (event === undefined) return 0;
  const offers = nextOffers(await findCandidates(eventId, free), free).slice(0, offersPerCommit);
  if (offers.length === 0) return 0;
  const people = await readRegistrants(offers.map(({ entry }) => entry));
  const batch = new Batch();
  for (const offer of offers) addOffer(batch, event, offer, people.get(offer.entry.id));
  await batch.commit();
  return offers.length;
}

function addOffer(
  batch: Batch,
  event: OpenEvent,
  { entry, place }: Offer<Entry, Place>,
  person: RegistrantRow | undefined,
): void {
  if (person === undefined) {
    // The account was deleted while its owner joined.
    batch.delete(eventWaiting, entry.id, entry.version);
    return;
  }
  const end = holdEnd(clock.now(), offerHours);
  const offerUntil = end < event.data.endDate ? end : event.data.endDate;
  batch.update(eventWaiting, entry.id, { state: 'offered', place: place.id, offerUntil }, entry.version);
  claimPlace(batch, place, entry.id);
  const target = { id: event.id, name: event.data.title };
  recordAudit(batch, systemActor, 'event-waiting.offer', target, { until: offerUntil.toISOString() }, [
    person.id,
  ]);
  const facts = toQueueFacts(event.data.title, entry.data);
  const recipient = toRecipient(person);
  queueMail(batch, 'event-place-offered', recipient, { ...facts, dueAt: offerUntil.toISOString() });
}

/** Offers the free places of all events with a waiting list. */
export async function offerAllFreePlaces(): Promise<number> {
  let offered = 0;
  for (let from = ''; ; ) {
    const [entry] = await eventWaiting.query({
      where: [['state', 'waiting']],
      orderBy: 'event',
      from,
      limit: 1,
    });
    if (entry === undefined) return offered;
    offered += await offerFreePlaces(entry.data.event);
    // Sorts after this id and before all others, which have the same length.
    from = `${entry.data.event}!`;
  }
}
