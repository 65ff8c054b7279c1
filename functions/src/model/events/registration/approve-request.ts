import { ApiError, wrongStatus } from 'contract/errors';
import { poolsFor } from 'contract/rules/events/pools';
import { Batch } from '#data/batch.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { removeAnswers } from './answers.ts';
import { offerAfterCommit } from './offers.ts';
import { findPrice } from './prices.ts';
import { readPublicEvent, requireAhead, requireSettings } from './public-events.ts';
import { type EventWaitingRecord, eventWaiting } from './records.ts';
import { addRegistration, mailPlace, openHold } from './register.ts';
import { type Registrant, readRegistrant, toRecipient } from './registrants.ts';
import { findClaimablePlace, joinNow, readPosition, toQueueFacts } from './waiting-entries.ts';

interface Request {
  readonly entry: Stored<EventWaitingRecord>;
  readonly user: Registrant;
}

/** Reads a request that waits for an approval. Throws `not-found` and `wrong-status`. */
async function readRequest(event: string, id: string): Promise<Request> {
  const entry = await eventWaiting.get(id);
  if (entry !== undefined && entry.data.event !== event) throw new ApiError('not-found');
  if (entry?.data.state !== 'requested') throw wrongStatus('Permintaan ini sudah diputuskan atau ditarik.');
  const user = await readRegistrant(entry);
  if (user === undefined) throw new ApiError('not-found');
  return { entry, user };
}

/** Outcome of an approval: a place, or a position on the waiting list. */
type Approved = { readonly state: 'held' | 'confirmed' | 'waiting' };

/**
 * Approves a request: the person gets a place and a bill, or joins the waiting list if all places are reserved. The
 * price is computed now. Throws `not-found`; `wrong-status` for a request that was decided, and without the membership
 * that its price needs; `no-place-free` without a waiting list.
 */
export async function approveRequest(eventId: string, id: string, actor: Actor): Promise<Approved> {
  const approved = await retryOnConflict(async (attempt) => {
    const [{ entry, user }, found] = await Promise.all([readRequest(eventId, id), readPublicEvent(eventId)]);
    const { event } = found;
    requireAhead(event);
    const settings = requireSettings(found.settings);
    const price = findPrice(settings, event.data.startDate, user.data, entry.data);
    if (price === undefined)
      throw wrongStatus(
        'Keanggotaan orang ini tidak berlaku sampai hari acara. Minta ia memperpanjang, atau tolak.',
      );
    const place = await findClaimablePlace(eventId, poolsFor(price.kind));
    const { hasWaitingList = true, holdHours } = settings;
    if (place === undefined && !hasWaitingList) throw new ApiError('no-place-free');
    const batch = new Batch();
    let state: Approved['state'] = 'waiting';
    if (place === undefined) await joinWaitingList(batch, { entry, user }, event.data.title);
    else {
      const hold = await openHold(batch, { event, user, price }, holdHours, attempt);
      ({ state } = addRegistration(batch, { event, user, price, ...hold }, place, entry));
      mailPlace(batch, event, user, hold.bill);
    }
    const target = { id: eventId, name: event.data.title };
    recordAudit(batch, actor, 'event-request.approve', target, { person: user.data.name, state }, [user.id]);
    await batch.commit();
    return { state };
  });
  if (approved.state === 'waiting') await offerAfterCommit(eventId);
  return approved;
}

async function joinWaitingList(batch: Batch, { entry, user }: Request, event: string): Promise<void> {
  const joined = joinNow(entry.id);
  const eventId = entry.data.event;
  batch.update(eventWaiting, entry.id, { state: 'waiting', ...joined }, entry.version);
  const position = await readPosition(eventId, joined.queueKey);
  const facts = toQueueFacts(event, { ...entry.data, ...joined });
  queueMail(batch, 'event-waiting', toRecipient(user), { ...facts, position });
}

/** Rejects a request, with a mail. Throws `not-found`; `wrong-status` if it was decided. */
export const rejectRequest = (eventId: string, id: string, reason: string, actor: Actor): Promise<void> =>
  retryOnConflict(async () => {
    const [{ entry, user }, { data }] = await Promise.all([
      readRequest(eventId, id),
      events.getOrThrow(eventId),
    ]);
    const batch = new Batch().delete(eventWaiting, id, entry.version);
    await removeAnswers(batch, id);
    const target = { id: eventId, name: data.title };
    recordAudit(batch, actor, 'event-request.reject', target, { person: user.data.name, reason }, [user.id]);
    queueMail(batch, 'event-request-rejected', toRecipient(user), { event: data.title, eventId, reason });
    await batch.commit();
  });
