import type { ParsedInput } from 'contract/endpoint';
import { ApiError, invalidInput, wrongStatus } from 'contract/errors';
import type { eventRegistrations } from 'contract/events/event-registrations';
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import type { OwnEventAnswers } from 'contract/schemas/events/questions';
import { addDays } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { actorOf, systemActor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { removeFilesLater } from '#model/base/intents.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { contentKinds } from '#model/content/content-kinds.ts';
import { findPublic } from '#model/content/translations.ts';
import { eventQuestions, findAnswerProblem, type QuestionRecord, toQuestionReply } from './questions.ts';
import { type EventAnswersRecord, eventAnswers, readWithEvent, registrationId } from './records.ts';
import type { Registrant } from './registrants.ts';

export const hasBegun = ({ startDate }: Pick<EventRecord, 'startDate'>): boolean =>
  startDate !== null && startDate <= clock.now();

const isComplete = (questions: readonly QuestionRecord[], values: EventAnswersRecord['values']): boolean =>
  questions.every((question) => findAnswerProblem(question, values[question.id] ?? '') === undefined);

/** Reads the questions of an event that is public in any language. Throws `not-found`. */
export async function readPublicQuestions(event: string) {
  const [found, asked] = await readWithEvent(eventQuestions, event);
  if ((await findPublic(contentKinds.event, found)) === undefined) throw new ApiError('not-found');
  return { event: found, questions: asked?.data.questions ?? [] };
}

/** Returns questions and answers of a person. Throws `not-found`, also for a draft. */
export async function readOwnAnswers(event: string, user: string): Promise<OwnEventAnswers> {
  const [found, own] = await Promise.all([
    readPublicQuestions(event),
    eventAnswers.get(registrationId(event, user)),
  ]);
  const values = own?.data.values ?? {};
  return {
    questions: found.questions.map(toQuestionReply),
    answers: found.questions.flatMap(({ id }) => {
      const value = values[id];
      return value === undefined ? [] : [{ question: id, value }];
    }),
    canChange: !hasBegun(found.event.data),
    isComplete: isComplete(found.questions, values),
  };
}

const toDeletion = (endDate: Date): Date => addDays(endDate, limits.retention.eventAnswerDays);

/** Returns when the answers are deleted. Throws `not-found` without dates; `wrong-status` after the beginning. */
export function requireOpenAnswers(event: EventRecord): Date {
  if (event.endDate === null) throw new ApiError('not-found');
  if (hasBegun(event)) throw wrongStatus(t.answersFixed);
  return toDeletion(event.endDate);
}

export type AnswersInput = ParsedInput<typeof eventRegistrations.saveOwnEventAnswers>['answers'];

/**
 * Returns the values of known questions. Files are uploaded apart, so their stored values stay. Throws
 * `invalid-input` at the field of the answer.
 */
function checkAnswers(
  questions: readonly QuestionRecord[],
  answers: AnswersInput,
  stored: EventAnswersRecord['values'],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const question of questions) {
    const index = answers.findIndex((answer) => answer.question === question.id);
    const value = (question.kind === 'file' ? stored[question.id] : answers[index]?.value) ?? '';
    const problem = findAnswerProblem(question, value);
    if (problem !== undefined) problems[index === -1 ? 'answers' : `answers.${index}.value`] = problem;
    if (value !== '') values[question.id] = value;
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return values;
}

/**
 * Saves the answers of a person. A repetition changes nothing. Throws `not-found`, `invalid-input`, and `wrong-status`
 * after the event has begun.
 */
export const saveOwnAnswers = (eventId: string, answers: AnswersInput, user: Registrant): Promise<void> =>
  retryOnConflict(async () => {
    const id = registrationId(eventId, user.id);
    const [{ event, questions }, own] = await Promise.all([
      readPublicQuestions(eventId),
      eventAnswers.get(id),
    ]);
    const deleteAt = requireOpenAnswers(event.data);
    const values = checkAnswers(questions, answers, own?.data.values ?? {});
    if (own !== undefined && JSON.stringify(sorted(own.data.values)) === JSON.stringify(sorted(values)))
      return;
    const batch = new Batch();
    addAnswers(batch, { event, user, own }, { values, deleteAt });
    await batch.commit();
  });

interface AnswersOf {
  readonly event: Stored<EventRecord>;
  readonly user: Registrant;
  /** Stored answers; undefined before the first ones. */
  readonly own: Stored<EventAnswersRecord> | undefined;
}

/**
 * Stores all answers of a person for an event, and the day of their deletion, which follows a moved event. Stored
 * files stay, unless `fileOf` replaces them.
 */
export function addAnswers(
  batch: Batch,
  { event, user, own }: AnswersOf,
  { fileOf, ...answers }: Pick<EventAnswersRecord, 'values' | 'deleteAt' | 'fileOf'>,
): void {
  const id = registrationId(event.id, user.id);
  const record: EventAnswersRecord = {
    event: event.id,
    user: user.id,
    ...answers,
    answered: Object.keys(answers.values).sort(),
    ...(fileOf === undefined ? {} : { fileOf, files: Object.values(fileOf) }),
    updatedAt: clock.now(),
  };
  if (own === undefined) batch.create(eventAnswers, id, record);
  else batch.update(eventAnswers, id, record, own.version);
  // Without the answers, which are deleted before the audit log is.
  recordAudit(batch, actorOf(user), 'event-answer.save', { id: event.id, name: event.data.title });
}

const sorted = (values: Record<string, string>): [string, string][] =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Throws `wrong-status` while a required question has no answer. */
export async function requireAnswers(event: string, user: string): Promise<void> {
  const [stored, own] = await getBoth(eventQuestions, event, eventAnswers, registrationId(event, user));
  if (isComplete(stored?.data.questions ?? [], own?.data.values ?? {})) return;
  throw wrongStatus(t.answerFirst);
}

/** Deletes answers with their files, which the sweep removes after the commit. */
function deleteAnswers(batch: Batch, { id, data, version }: Stored<EventAnswersRecord>): void {
  batch.delete(eventAnswers, id, version);
  removeFilesLater(batch, data.files ?? []);
}

/** Deletes the answers of a cancelled registration, in its batch. */
export async function removeAnswers(batch: Batch, registration: string): Promise<void> {
  const own = await eventAnswers.get(registration);
  if (own !== undefined) deleteAnswers(batch, own);
}

/** Returns the answers of a person, newest first. */
const findAnswersOf = async (user: string): Promise<Stored<EventAnswersRecord>[]> =>
  eventAnswers.find('user', user, queryLimits.ownEventRegistrations);

/** Deletes all answers of a deleted person, in the batch of the deletion. */
export async function removeAllAnswers(batch: Batch, user: string): Promise<void> {
  for (const own of await findAnswersOf(user)) deleteAnswers(batch, own);
}

/** Returns the answers for the download of the own data, with the texts of their questions, and the paths of files. */
export async function exportAnswers(user: string) {
  const own = await findAnswersOf(user);
  const asked = await eventQuestions.getMany(own.map(({ data }) => data.event));
  const texts = new Map(asked.flatMap(({ data }) => data.questions.map(({ id, text }) => [id, text])));
  return own.map(({ data: { event, values, updatedAt, fileOf = {} } }) => ({
    event,
    updatedAt: updatedAt.toISOString(),
    answers: Object.entries(values).map(([id, value]) => ({
      question: texts.get(id) ?? null,
      value,
      file: fileOf[id] ?? null,
    })),
  }));
}

/** Returns the values of registrations by their ids. */
export async function readAnswersOf(
  registrations: readonly string[],
): Promise<ReadonlyMap<string, EventAnswersRecord['values']>> {
  const found = await eventAnswers.getMany(registrations);
  return new Map(found.map(({ id, data }) => [id, data.values]));
}

/** Finds answers whose retention period is over. */
export const findExpiredAnswers = (limit: number): Promise<Stored<EventAnswersRecord>[]> =>
  eventAnswers.before('deleteAt', clock.now(), limit);

/**
 * Deletes answers after the event, except those that are marked as needed. An event that was moved to a later time
 * postpones this. Throws WriteConflict.
 */
export async function deleteExpiredAnswers({ id, data, version }: Stored<EventAnswersRecord>): Promise<void> {
  const [event, stored] = await getBoth(events, data.event, eventQuestions, data.event);
  const deleteAt = event?.data.endDate ? toDeletion(event.data.endDate) : clock.now();
  const batch = new Batch();
  if (deleteAt > clock.now()) {
    await batch.update(eventAnswers, id, { deleteAt }, version).commit();
    return;
  }
  const kept = (stored?.data.questions ?? []).filter((question) => question.isKept).map((one) => one.id);
  const values = Object.fromEntries(
    Object.entries(data.values).filter(([question]) => kept.includes(question)),
  );
  if (Object.keys(values).length === 0) deleteAnswers(batch, { id, data, version });
  else {
    const fileOf = Object.fromEntries(
      Object.entries(data.fileOf ?? {}).filter(([question]) => kept.includes(question)),
    );
    const files = Object.values(fileOf);
    removeFilesLater(
      batch,
      (data.files ?? []).filter((path) => !files.includes(path)),
    );
    const answered = Object.keys(values);
    batch.update(eventAnswers, id, { values, answered, fileOf, files, deleteAt: null }, version);
  }
  const target = { id: data.event, name: event?.data.title ?? 'Acara yang dihapus' };
  recordAudit(batch, systemActor, 'event-answer.delete', target);
  await batch.commit();
}
