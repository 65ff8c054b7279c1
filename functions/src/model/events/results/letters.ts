import type { ParsedInput } from 'contract/endpoint';
import { wrongStatus } from 'contract/errors';
import type { eventResults } from 'contract/events/event-results';
import { audiencesAfterStart, type LetterAudience } from 'contract/rules/events/letters';
import { limits } from 'contract/rules/limits';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { events } from '#data/collections.ts';
import { findFreeId, maxSerialAttempts } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { hasBegun } from '#model/events/registration/answers.ts';
import {
  type EventLetterRecord,
  type EventNoticeRecord,
  eventNotices,
} from '#model/events/registration/notices/notice-records.ts';
import { newNotice } from '#model/events/registration/notices.ts';
import { type EventRegistrationState, eventRegistrations } from '#model/events/registration/records.ts';

const inState = (event: string, state: EventRegistrationState) =>
  [
    ['event', event],
    ['state', state],
  ] as const;

/** Counts the people of each audience. */
export async function countAudiences(event: string): Promise<Record<LetterAudience, number>> {
  const [registered, came, unpaid] = await Promise.all([
    eventRegistrations.count({ where: inState(event, 'confirmed'), orderBy: 'registeredAt' }),
    eventRegistrations.count({
      where: inState(event, 'confirmed'),
      orderBy: 'attendedAt',
      from: new Date(0),
    }),
    eventRegistrations.count({ where: inState(event, 'held'), orderBy: 'registeredAt' }),
  ]);
  return { registered, came, 'did-not-come': registered - came, unpaid };
}

/** A notice with a letter. */
export type Letter = Stored<EventNoticeRecord & { letter: EventLetterRecord }>;

const lettersOf = (event: string) =>
  ({ where: [['event', event]], orderBy: 'letter.sentAt', direction: 'desc' }) as const;

/** Returns the letters of an event, the newest first. */
export async function findLetters(event: string): Promise<Letter[]> {
  const found = await eventNotices.query({ ...lettersOf(event), limit: limits.eventLetters });
  return found.flatMap(({ data, ...notice }) =>
    data.letter === undefined ? [] : [{ ...notice, data: { ...data, letter: data.letter } }],
  );
}

type LetterInput = Omit<ParsedInput<typeof eventResults.sendEventLetter>, 'id'>;

/**
 * Stores a letter, which the job mails, and returns the number of its receivers. Throws `not-found`, `wrong-status`
 * and `conflict`.
 */
export const sendLetter = (
  id: string,
  { audience, subject, text }: LetterInput,
  admin: Stored<UserRecord>,
  addToBatch: (batch: Batch, recipients: number) => void,
): Promise<void> =>
  retryOnConflict(async () => {
    const [event, counts, sent] = await Promise.all([
      events.getOrThrow(id),
      countAudiences(id),
      eventNotices.select('createdAt').query({ ...lettersOf(id), limit: limits.eventLetters }),
    ]);
    if (audiencesAfterStart.includes(audience) && !hasBegun(event.data))
      throw wrongStatus('Kehadiran baru diketahui setelah acara dimulai.');
    const recipients = counts[audience];
    if (recipients === 0) throw wrongStatus('Tidak ada penerima.');
    const notice = findFreeId(`${id}letter`, limits.eventLetters, sent);
    if (notice === undefined)
      throw wrongStatus(`Paling banyak ${limits.eventLetters} surat untuk satu acara.`);
    const letter = { audience, subject, text, sentAt: clock.now(), recipients, queued: 0 };
    const batch = new Batch().create(eventNotices, notice, { ...newNotice(id, 'letter'), letter });
    const target = { id, name: event.data.title };
    recordAudit(batch, actorOf(admin), 'event-letter.send', target, { subject, count: recipients });
    addToBatch(batch, recipients);
    await batch.commit();
  }, maxSerialAttempts);

/** Mails a letter to its author. Throws `not-found`. */
export async function testLetter(
  id: string,
  { subject, text }: LetterInput,
  admin: Stored<UserRecord>,
  addToBatch: AddToBatch,
): Promise<void> {
  const { data } = await events.getOrThrow(id);
  const batch = new Batch();
  queueMail(batch, 'event-letter', admin, { event: data.title, eventId: id, subject, text });
  addToBatch(batch, id);
  await batch.commit();
}
