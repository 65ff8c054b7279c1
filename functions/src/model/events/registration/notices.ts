import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { afterNow, clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findPublic } from '#model/content/translations.ts';
import { toEventFacts } from './event-facts.ts';
import { isInAudience, isInvited, queueNoticeMail } from './notices/notice-mails.ts';
import {
  type EventNoticeRecord,
  eventNotices,
  type ReminderKind,
  reminderKinds,
} from './notices/notice-records.ts';
import { type Participant, withPeople } from './participants.ts';
import {
  type EventRegistrationRecord,
  type EventWaitingRecord,
  eventRegistrations,
  eventWaiting,
} from './records.ts';
import { readRegistrants, toRecipient } from './registrants.ts';
import { removeEntry } from './waiting-entries.ts';

/** Returns a notice whose mails begin with the next run. */
export const newNotice = (
  event: string,
  kind: EventNoticeRecord['kind'],
  reason = '',
): EventNoticeRecord => ({
  event,
  kind,
  reason,
  createdAt: clock.now(),
  after: null,
  waitingSince: clock.now(),
});

/** Queues a mail to everyone with a place, in the batch that makes it necessary. */
export function queueNotice(batch: Batch, event: string, kind: 'cancelled' | 'changed', reason = ''): void {
  batch.create(eventNotices, newId(), newNotice(event, kind, reason));
}

export const surveyNoticeId = (event: string): string => `${event}survey`;

/** Queues the invitation to a survey. Fails the batch if the event has one. */
export function queueSurveyNotice(batch: Batch, event: string): void {
  batch.create(eventNotices, surveyNoticeId(event), newNotice(event, 'survey'));
}

const hourMs = 3_600_000;
const hoursBefore: Readonly<Record<ReminderKind, number>> = { week: 7 * 24, day: 24, hours: 2 };

const windowOf = (kind: ReminderKind, startDate: Date): Date =>
  new Date(startDate.getTime() - hoursBefore[kind] * hourMs);

/** Returns the due reminder; undefined long before the event and after its beginning. */
export function dueReminder(startDate: Date, now: Date): ReminderKind | undefined {
  if (now >= startDate) return undefined;
  return reminderKinds.filter((kind) => now >= windowOf(kind, startDate)).at(-1);
}

const noticeId = (event: string, kind: ReminderKind, startDate: Date): string =>
  `${event}${kind}${startDate.getTime()}`;

/** Creates the due reminders of the next events, once for each event, kind and beginning. */
export async function createReminders(): Promise<number> {
  const now = clock.now();
  const coming = await events.query({
    orderBy: 'startDate',
    from: now,
    before: new Date(now.getTime() + hoursBefore.week * hourMs + 1),
    limit: limits.remindedEvents,
  });
  let created = 0;
  for (const event of coming) {
    const { id, data } = event;
    if (data.cancelledAt || data.startDate === null) continue;
    const kind = dueReminder(data.startDate, now);
    if (kind === undefined) continue;
    const notice = noticeId(id, kind, data.startDate);
    if ((await eventNotices.get(notice)) !== undefined) continue;
    if ((await findPublic(contentKinds.event, event)) === undefined) continue;
    await new Batch().create(eventNotices, notice, newNotice(id, kind)).commit();
    created += 1;
  }
  return created;
}

/** People of one run, far below Firestore's limit of 500 writes in a batch. */
export const peoplePerBatch = 200;
/** People of one run of a cancellation, with at most eight writes each, in addition to `waitingPerBatch`. */
const cancelledPerBatch = 35;

/** Ends the place of a person of a cancelled event in the batch, with one mail. */
export type EndPlace = (
  batch: Batch,
  event: Stored<EventRecord>,
  reason: string,
  participant: Participant,
) => Promise<void>;

/** Finds notices that are not complete, the oldest first. */
export const findWaitingNotices = (limit: number): Promise<Stored<EventNoticeRecord>[]> =>
  eventNotices.before('waitingSince', afterNow(), limit);

/**
 * Minutes after a cancellation in which a call that read the event before can still store a registration. Longer
 * than a call and the age of a batch together.
 */
const lateMinutes = 10;

/** Returns when a cancellation has reached all registrations that were in progress. */
const lateUntil = ({ createdAt }: EventNoticeRecord): Date =>
  new Date(createdAt.getTime() + lateMinutes * 60_000);

/** Returns the fields of a notice after a batch. A cancellation searches for late registrations a last time. */
function toProgress(
  notice: EventNoticeRecord,
  { last, isEnding, isLast }: { last: string | null; isEnding: boolean; isLast: boolean },
): Pick<EventNoticeRecord, 'after'> & Partial<Pick<EventNoticeRecord, 'waitingSince'>> {
  // A cancellation deletes the registrations of each run, and starts with the first one that is left.
  const after = isEnding ? null : last;
  if (!isLast) return { after };
  const isLate = isEnding && clock.now() < lateUntil(notice);
  return { after, waitingSince: isLate ? lateUntil(notice) : null };
}

/**
 * Queues the mails of the next people; a cancellation also ends the waiting list. Returns the number of mails. Throws
 * WriteConflict if another run was faster.
 */
export async function continueNotice(
  { id, data: notice, version }: Stored<EventNoticeRecord>,
  endPlace: EndPlace,
): Promise<number> {
  const size = notice.kind === 'cancelled' ? cancelledPerBatch : peoplePerBatch;
  const [event, found, waiting] = await Promise.all([
    events.get(notice.event),
    // Ids of registrations begin with that of their event.
    eventRegistrations.byId(notice.after ?? notice.event, size),
    notice.kind === 'cancelled' ? findWaitingOf(notice.event) : [],
  ]);
  const rows = found.filter((row) => row.data.event === notice.event);
  const isLast = rows.length < size && waiting.length < waitingPerBatch;
  const batch = new Batch();
  const last = rows.at(-1)?.id ?? notice.after;
  const isEnding = notice.kind === 'cancelled' && event !== undefined;
  const due =
    event === undefined || isStale(notice, event.data)
      ? []
      : rows.filter(({ data }) => isMeant(notice, event.data, data));
  let queued = 0;
  for (const participant of await withPeople(due)) {
    const { person } = participant;
    if (event === undefined) continue;
    if (notice.kind === 'cancelled') await endPlace(batch, event, notice.reason, participant);
    if (person === undefined) continue;
    const recipient = toRecipient(person);
    queueNoticeMail(batch, notice, { event: event.data, recipient });
    queued += 1;
  }
  queued += await endWaiting(batch, notice, event, waiting);
  const letter = notice.letter && { ...notice.letter, queued: notice.letter.queued + queued };
  batch.update(
    eventNotices,
    id,
    { ...toProgress(notice, { last, isEnding, isLast }), ...(letter ? { letter } : {}) },
    version,
  );
  await batch.commit();
  return queued;
}

/** People on the waiting list of one run, three writes each. */
export const waitingPerBatch = 60;

/** Finds the next requests and people on the waiting list of an event. */
async function findWaitingOf(event: string): Promise<Stored<EventWaitingRecord>[]> {
  const found = await eventWaiting.byId(event, waitingPerBatch);
  return found.filter(({ data }) => data.event === event);
}

/** Mails a cancellation to the people on the waiting list, and deletes their entries. */
async function endWaiting(
  batch: Batch,
  { reason }: EventNoticeRecord,
  event: Stored<EventRecord> | undefined,
  waiting: readonly Stored<EventWaitingRecord>[],
): Promise<number> {
  const people = await readRegistrants(waiting);
  let queued = 0;
  for (const entry of waiting) {
    await removeEntry(batch, entry);
    const person = people.get(entry.id);
    if (person === undefined || event === undefined) continue;
    const facts = { ...toEventFacts(event), reason, amount: 0, refund: 0 };
    queueMail(batch, 'event-cancelled', toRecipient(person), facts);
    queued += 1;
  }
  return queued;
}

/** Returns whether the mail is no longer useful. */
function isStale({ kind }: EventNoticeRecord, { cancelledAt, startDate }: EventRecord): boolean {
  if (kind === 'cancelled' || kind === 'letter' || kind === 'survey') return false;
  return Boolean(cancelledAt) || startDate === null || startDate <= clock.now();
}

/**
 * A person who registered after the time of a reminder, or after the change, knows it already. Only those with a
 * confirmed place are reminded.
 */
function isMeant(
  { kind, createdAt, letter }: EventNoticeRecord,
  { startDate }: EventRecord,
  registration: EventRegistrationRecord,
): boolean {
  if (kind === 'letter') return letter !== undefined && isInAudience(letter.audience, registration);
  if (kind === 'survey') return isInvited(registration);
  const { registeredAt, state } = registration;
  if (kind === 'cancelled') return true;
  if (kind === 'changed') return registeredAt < createdAt;
  return state === 'confirmed' && startDate !== null && registeredAt < windowOf(kind, startDate);
}
