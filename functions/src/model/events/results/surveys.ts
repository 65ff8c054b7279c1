import type { FileBytes } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { OwnSurveyState, SurveyResults } from 'contract/events/event-results';
import { maxRating, minShownAnswers, ratedQuestions, ratingLabels } from 'contract/rules/events/surveys';
import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/text/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection, getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { eventNotices } from '#model/events/registration/notices/notice-records.ts';
import { queueSurveyNotice, surveyNoticeId } from '#model/events/registration/notices.ts';
import {
  type EventRegistrationRecord,
  eventRegistrations,
  registrationId,
} from '#model/events/registration/records.ts';
import { toCsvHead, toCsvLine } from '#model/files/csv.ts';
import { countAudiences } from './letters.ts';

/** Survey of an event, under the id of the event. */
export interface EventSurveyRecord {
  isOpen: boolean;
  updatedAt: Date;
}

export interface SurveyAnswer {
  /** Ratings from 1 to 5. */
  overall: number;
  content: number;
  organisation: number;
  /** Free texts; empty without one. */
  useful: string;
  suggestions: string;
}

/**
 * An answer under a random id. It names neither person nor time, so that no stored field links it to the
 * registration, which has `hasAnsweredSurvey`.
 */
interface EventSurveyAnswerRecord extends SurveyAnswer {
  event: string;
}

export const eventSurveys = collection<EventSurveyRecord>('eventSurveys');
export const eventSurveyAnswers = collection<EventSurveyAnswerRecord>('eventSurveyAnswers');

const isOver = ({ endDate }: Pick<EventRecord, 'endDate'>): boolean =>
  endDate !== null && endDate <= clock.now();

interface OwnSurvey {
  readonly state: OwnSurveyState;
  readonly registration: Stored<EventRegistrationRecord> | undefined;
}

/** Returns the state of a survey for a person. Throws `not-found`. */
export async function readOwnSurvey(eventId: string, user: string): Promise<OwnSurvey> {
  const [[survey, registration], event] = await Promise.all([
    getBoth(eventSurveys, eventId, eventRegistrations, registrationId(eventId, user)),
    events.getOrThrow(eventId),
  ]);
  const { state, attendedAt, hasAnsweredSurvey } = registration?.data ?? {};
  const isForPerson = state === 'confirmed' && Boolean(attendedAt) && isOver(event.data);
  if (isForPerson && hasAnsweredSurvey === true) return { state: 'answered', registration };
  return { state: isForPerson && survey?.data.isOpen === true ? 'open' : 'closed', registration };
}

/**
 * Stores an answer, and at the registration that there is one. The audit log does not record it, because its time
 * would link the answer to the person. Throws `not-found` and `wrong-status`.
 */
export const answerSurvey = (event: string, user: string, answer: SurveyAnswer): Promise<void> =>
  retryOnConflict(async () => {
    const { state, registration } = await readOwnSurvey(event, user);
    if (state === 'answered') throw wrongStatus(t.surveyAnswered);
    if (state === 'closed' || registration === undefined) throw wrongStatus(t.surveyClosed);
    const batch = new Batch();
    batch.create(eventSurveyAnswers, newId(), { event, ...answer });
    batch.update(eventRegistrations, registration.id, { hasAnsweredSurvey: true }, registration.version);
    await batch.commit();
  });

/** Returns all answers of an event in the order of their random ids. */
const findAnswers = (event: string): Promise<Stored<EventSurveyAnswerRecord>[]> =>
  eventSurveyAnswers.find('event', event, limits.eventPlaces);

function toResults(answers: readonly Stored<EventSurveyAnswerRecord>[]): SurveyResults | null {
  if (answers.length < minShownAnswers) return null;
  const textsOf = (field: 'useful' | 'suggestions'): string[] =>
    // Sorted, so that a text is not next to the other text of the same person.
    answers.flatMap(({ data }) => (data[field] === '' ? [] : [data[field]])).sort();
  return {
    ratings: ratedQuestions.map((question) => {
      const values = answers.map(({ data }) => data[question]);
      const counts = Array.from(
        { length: maxRating },
        (_, index) => values.filter((value) => value === index + 1).length,
      );
      const sum = values.reduce((total, value) => total + value, 0);
      return { question, average: Math.round((100 * sum) / values.length) / 100, counts };
    }),
    useful: textsOf('useful'),
    suggestions: textsOf('suggestions'),
  };
}

/** Reads a survey with its results. Throws `not-found`. */
export async function readSurvey(id: string) {
  const [event, [survey, notice], audiences, answers] = await Promise.all([
    events.getOrThrow(id),
    getBoth(eventSurveys, id, eventNotices, surveyNoticeId(id)),
    countAudiences(id),
    findAnswers(id),
  ]);
  return {
    event: { _id: id, title: event.data.title },
    isOver: isOver(event.data),
    isOpen: survey?.data.isOpen === true,
    isInvited: notice !== undefined,
    attendees: audiences.came,
    answers: answers.length,
    results: toResults(answers),
  };
}

/** Opens or closes a survey. A repetition changes nothing. Throws `not-found`. */
export const saveSurvey = (id: string, isOpen: boolean, actor: Actor): Promise<void> =>
  retryOnConflict(async () => {
    const [event, survey] = await getBoth(events, id, eventSurveys, id);
    if (event === undefined) throw new ApiError('not-found');
    if ((survey?.data.isOpen ?? false) === isOpen) return;
    const batch = new Batch();
    const record = { isOpen, updatedAt: clock.now() };
    if (survey === undefined) batch.create(eventSurveys, id, record);
    else batch.update(eventSurveys, id, record, survey.version);
    const target = { id, name: event.data.title };
    recordAudit(batch, actor, isOpen ? 'event-survey.open' : 'event-survey.close', target);
    await batch.commit();
  });

/**
 * Queues the invitation of those who attended. Its id exists once for each event. Throws `not-found` and
 * `wrong-status`.
 */
export async function inviteToSurvey(id: string, actor: Actor): Promise<void> {
  const [event, [survey, notice], { came }] = await Promise.all([
    events.getOrThrow(id),
    getBoth(eventSurveys, id, eventNotices, surveyNoticeId(id)),
    countAudiences(id),
  ]);
  const alreadyInvited = wrongStatus('Undangan survei sudah dikirim.');
  if (!isOver(event.data)) throw wrongStatus('Acara belum selesai.');
  if (survey?.data.isOpen !== true) throw wrongStatus('Buka survei dulu.');
  if (notice !== undefined) throw alreadyInvited;
  if (came === 0) throw wrongStatus('Belum ada peserta yang hadir.');
  const batch = new Batch();
  queueSurveyNotice(batch, id);
  recordAudit(batch, actor, 'event-survey.invite', { id, name: event.data.title }, { count: came });
  try {
    await batch.commit();
  } catch (error) {
    throw error instanceof WriteConflict ? alreadyInvited : error;
  }
}

const listHeadings = (): string[] => [
  ...ratedQuestions.map((question) => ratingLabels[question]),
  'Paling berguna',
  'Saran',
];

/** Returns the answers as a CSV file. Throws `not-found`; `wrong-status` below the minimum. */
export async function createSurveyFile(id: string): Promise<FileBytes> {
  const [, answers] = await Promise.all([events.getOrThrow(id), findAnswers(id)]);
  if (answers.length < minShownAnswers)
    throw wrongStatus(`Hasil tampil mulai dari ${minShownAnswers} jawaban.`);
  const lines = answers.map(({ data }) =>
    toCsvLine([...ratedQuestions.map((question) => String(data[question])), data.useful, data.suggestions]),
  );
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `survei-acara-${isoDate(clock.now())}.csv`,
    bytes: Buffer.from(toCsvHead(listHeadings()) + lines.join('')),
  };
}
