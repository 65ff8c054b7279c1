import { ApiError } from 'contract/errors';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { createTimedCode, parseTimedCode } from '#model/base/signatures.ts';
import { removeAnswers } from './answers.ts';
import { offerAfterCommit } from './offers.ts';
import { type EventWaitingRecord, eventWaiting } from './records.ts';
import { readRegistrant, toRecipient } from './registrants.ts';
import { removeEntry } from './waiting-entries.ts';

/** Creates the code of a link for leaving, which is void after the entry has ended, also after joining again. */
export const createWaitingCode = ({
  id,
  joinedAt,
}: {
  readonly id: string;
  readonly joinedAt: Date;
}): string => createTimedCode('waiting', { id, at: joinedAt });

/**
 * Leaves the waiting list, declines an offer, or withdraws a request. The place is offered to the next person. A
 * repetition changes nothing. `requireMay` throws if the entry is another one.
 */
async function leave(
  id: string,
  via: 'link' | 'page',
  requireMay: (entry: EventWaitingRecord | undefined) => void = () => undefined,
): Promise<void> {
  const event = await retryOnConflict(async () => {
    const entry = await eventWaiting.get(id);
    requireMay(entry?.data);
    if (entry === undefined) return undefined;
    const [found, user] = await Promise.all([events.get(entry.data.event), readRegistrant(entry)]);
    const batch = new Batch();
    await removeEntry(batch, entry);
    await removeAnswers(batch, id);
    const target = { id: entry.data.event, name: found?.data.title ?? '' };
    const actor = user === undefined ? systemActor : actorOf(user);
    recordAudit(batch, actor, 'event-waiting.leave', target, { state: entry.data.state, via });
    await batch.commit();
    return entry.data.event;
  });
  if (event !== undefined) await offerAfterCommit(event);
}

/** Leaves the waiting list by the own page. */
export const leaveByPage = (id: string): Promise<void> => leave(id, 'page');

const requireEntryOf =
  (joinedAt: Date) =>
  (entry: EventWaitingRecord | undefined): void => {
    if (entry?.joinedAt.getTime() !== joinedAt.getTime())
      throw new ApiError('gone', { message: t.notWaiting });
  };

/** Reads the entry of a link. Throws `invalid-code`, and `gone` after it ended. */
export async function readEntryOfLink(code: string): Promise<Stored<EventWaitingRecord>> {
  const { id, at } = parseTimedCode('waiting', code);
  const entry = await eventWaiting.get(id);
  requireEntryOf(at)(entry?.data);
  if (entry === undefined) throw new ApiError('gone');
  return entry;
}

/** Leaves the waiting list by a link. Throws `invalid-code`, and `gone` after the entry ended. */
export async function leaveByLink(code: string): Promise<void> {
  const { id, at } = parseTimedCode('waiting', code);
  await leave(id, 'link', requireEntryOf(at));
}

/** Finds offers that were not answered in time. */
export const findLapsedOffers = (limit: number): Promise<Stored<EventWaitingRecord>[]> =>
  eventWaiting.before('offerUntil', clock.now(), limit);

/** Ends an offer without an answer, with a mail. Throws WriteConflict. */
export async function lapseOffer(entry: Stored<EventWaitingRecord>): Promise<void> {
  const { event: eventId, user: userId } = entry.data;
  const [event, user] = await Promise.all([events.get(eventId), readRegistrant(entry)]);
  const batch = new Batch();
  await removeEntry(batch, entry);
  const title = event?.data.title ?? '';
  recordAudit(batch, systemActor, 'event-waiting.lapse', { id: eventId, name: title }, {}, [userId]);
  // A cancelled event has mailed its own notice.
  if (user !== undefined && event !== undefined && !event.data.cancelledAt)
    queueMail(batch, 'event-offer-lapsed', toRecipient(user), { event: title, eventId });
  await batch.commit();
}

/** Finds entries for events that were over at the time of joining. */
export const findPastEntries = (limit: number): Promise<Stored<EventWaitingRecord>[]> =>
  eventWaiting.before('eventEndsAt', clock.now(), limit);

/** Deletes an entry after the event, unless that was moved. Throws WriteConflict. */
export async function endEntry(entry: Stored<EventWaitingRecord>): Promise<void> {
  const eventEndsAt = (await events.get(entry.data.event))?.data.endDate ?? null;
  const batch = new Batch();
  if (eventEndsAt !== null && eventEndsAt > clock.now())
    batch.update(eventWaiting, entry.id, { eventEndsAt }, entry.version);
  else await removeEntry(batch, entry);
  await batch.commit();
}
