import type { ParsedInput } from 'contract/endpoint';
import { invalidInput } from 'contract/errors';
import type { eventRegistrations } from 'contract/events/event-registrations';
import {
  type EventQuestion,
  type QuestionKind,
  type WrittenEventQuestion,
  yesNoValues,
} from 'contract/schemas/events/questions';
import { wording } from 'contract/text/wording';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { eventAnswers, readWithEvent } from './records.ts';

export interface QuestionRecord {
  /** Unique among the questions of all events. */
  id: string;
  text: string;
  kind: QuestionKind;
  options: string[];
  isRequired: boolean;
  isExported: boolean;
  isKept: boolean;
}

/** Questions of a registration, under the id of the event. */
export interface EventQuestionsRecord {
  questions: QuestionRecord[];
  updatedAt: Date;
}

export const eventQuestions = collection<EventQuestionsRecord>('eventQuestions');

export const toQuestionReply = ({ id, text, kind, options, isRequired }: QuestionRecord): EventQuestion => ({
  _id: id,
  text,
  kind,
  options,
  isRequired,
});

/** Returns whether a question has an answer. */
const isAnswered = async ({ id }: QuestionRecord): Promise<boolean> =>
  (await eventAnswers.findAny('answered', [id], 1)).length > 0;

/** Returns the questions for the admin area. */
export const toWrittenQuestions = (questions: readonly QuestionRecord[]): Promise<WrittenEventQuestion[]> =>
  Promise.all(
    questions.map(async (question) => ({
      ...toQuestionReply(question),
      isExported: question.isExported,
      isKept: question.isKept,
      isAnswered: await isAnswered(question),
    })),
  );

type QuestionsInput = Omit<ParsedInput<typeof eventRegistrations.saveEventQuestions>, 'id'>;

const toReadable = (questions: readonly QuestionRecord[]) => ({
  questions: questions
    .map(({ text, kind, options, isRequired }) =>
      [text, kind, ...options, ...(isRequired ? ['wajib'] : [])].join(', '),
    )
    .join('; '),
});

/**
 * Replaces the questions. Throws `not-found`; `invalid-input` if such a question has answers; `conflict` if another
 * admin saved meanwhile.
 */
export async function saveQuestions(
  id: string,
  { questions: input, basedOn }: QuestionsInput,
  actor: Actor,
): Promise<void> {
  const [event, stored] = await readWithEvent(eventQuestions, id);
  const before = stored?.data.questions ?? [];
  const known = new Set(before.map((question) => question.id));
  const after = input.map(
    ({ _id, ...question }): QuestionRecord => ({
      ...question,
      options: question.kind === 'choice' ? [...new Set(question.options)] : [],
      // An id that this event does not know would find the answers of another event.
      id: _id !== undefined && known.delete(_id) ? _id : newId(),
    }),
  );
  if (stored !== undefined)
    requireUnchanged(stored.data.updatedAt, basedOn, toReadable(before), toReadable(after));
  await requireAnswersFit(before, after);
  const batch = new Batch();
  const record = { questions: after, updatedAt: clock.now() };
  if (stored === undefined) batch.create(eventQuestions, id, record);
  else batch.update(eventQuestions, id, record, stored.version);
  const changes = computeChanges(toReadable(before), toReadable(after));
  recordEntry(batch, actor, 'event-question.save', { id, name: event.data.title }, { changes });
  await rejectOnConflict(batch.commit());
}

async function requireAnswersFit(
  before: readonly QuestionRecord[],
  after: readonly QuestionRecord[],
): Promise<void> {
  for (const question of before) {
    const index = after.findIndex(({ id }) => id === question.id);
    const next = after[index];
    const isLosing = question.options.some((option) => next?.options.includes(option) === false);
    if (next !== undefined && next.kind === question.kind && !isLosing) continue;
    if (!(await isAnswered(question))) continue;
    const name = `“${question.text}” sudah dijawab`;
    if (next === undefined) throw invalidInput({ questions: `${name}, jadi tidak dapat dihapus.` });
    if (next.kind !== question.kind)
      throw invalidInput({ [`questions.${index}.kind`]: `${name}, jadi jenisnya tetap.` });
    throw invalidInput({ [`questions.${index}.options`]: `${name}, jadi pilihan lama harus tetap ada.` });
  }
}

/** Returns the problem of an answer; undefined if it fits the question. */
export function findAnswerProblem(question: QuestionRecord, value: string): string | undefined {
  if (value === '') return question.isRequired ? wording.required : undefined;
  if (question.kind === 'number' && !/^-?\d{1,12}([.,]\d{1,6})?$/.test(value)) return t.numberNeeded;
  const allowed: readonly string[] | undefined = { choice: question.options, 'yes-no': yesNoValues }[
    question.kind as string
  ];
  return allowed === undefined || allowed.includes(value) ? undefined : t.choiceNeeded;
}

/** Adds the questions of an event to the batch that creates its copy, with new ids. */
export function copyQuestions(
  batch: Batch,
  stored: Stored<EventQuestionsRecord> | undefined,
  copyId: string,
): void {
  if (stored === undefined) return;
  const questions = stored.data.questions.map((question) => ({ ...question, id: newId() }));
  batch.create(eventQuestions, copyId, { ...stored.data, questions, updatedAt: clock.now() });
}
