import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { answerFileSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  textField,
  yesNoField,
} from '../schemas/fields.ts';
import { requiredError, tooMany } from '../text/wording.ts';

export const questionKinds = ['text', 'choice', 'number', 'yes-no', 'file'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Stored values of the kind `yes-no`. */
export const yesNoValues = ['ya', 'tidak'] as const;

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const questionInput = z
  .object({
    /** Missing for a new question. */
    _id: idField.optional().or(z.literal('').transform(() => undefined)),
    text: textField(limits.textCharacters).min(1, requiredError),
    kind: z.enum(questionKinds, requiredError),
    /** One option in each line. */
    options: multilineField(limits.optionCharacters).default('').transform(linesOf),
    isRequired: yesNoField.default(false),
    /** Whether the export of the participants contains the answers. Otherwise only the screen shows them. */
    isExported: yesNoField.default(true),
    /** Whether the answers stay after the event, for example for the books. */
    isKept: yesNoField.default(false),
  })
  .refine(({ kind, options }) => kind !== 'choice' || new Set(options).size >= 2, {
    message: 'Tulis paling sedikit dua pilihan yang berbeda.',
    path: ['options'],
  });

const questionsField = z.array(questionInput).max(limits.eventQuestions, tooMany(limits.eventQuestions));

const answerInput = z.object({
  question: idField,
  /** Empty for no answer. Ignored for the kind `file`, whose answers are uploaded apart. */
  value: multilineField(limits.answerCharacters).default(''),
});

const answersField = z.array(answerInput).max(limits.eventQuestions, tooMany(limits.eventQuestions));

const question = z.object({
  _id: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  /** Only for the kind `choice`. */
  options: z.array(z.string()),
  isRequired: z.boolean(),
});
export type EventQuestion = z.output<typeof question>;

const writtenQuestion = question.extend({
  isExported: z.boolean(),
  isKept: z.boolean(),
  /** True from the first answer on: the question can neither be deleted nor get another kind. */
  isAnswered: z.boolean(),
});
export type WrittenEventQuestion = z.output<typeof writtenQuestion>;

const writtenReply = z.object({
  event: z.object({ _id: z.string(), title: z.string() }),
  questions: z.array(writtenQuestion),
  /** Null before the first save. */
  updatedAt: dateTime.nullable(),
});
export type WrittenEventQuestions = z.output<typeof writtenReply>;

export const ownAnswers = z.object({
  questions: z.array(question),
  /** By question; without those that are not answered. The value of a file is its name. */
  answers: z.array(z.object({ question: z.string(), value: z.string() })),
  /** False after the event has begun. */
  canChange: z.boolean(),
  /** True if each required question has an answer. */
  isComplete: z.boolean(),
});
export type OwnEventAnswers = z.output<typeof ownAnswers>;

/** Questions of a registration, and the answers of those who register. */
export const eventQuestions = {
  /** Throws `not-found` for an event that is not public. */
  getOwnEventAnswers: {
    method: 'GET',
    path: '/events/{id}/answers',
    access: 'signed-in',
    input: idInput,
    reply: ownAnswers,
  },
  /**
   * Saves the caller's answers, before or after the registration. A repetition changes nothing. Throws
   * `invalid-input` without a required answer and for a wrong value, `wrong-status` after the event has begun.
   */
  saveOwnEventAnswers: {
    method: 'PUT',
    path: '/events/{id}/answers',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, event with its English texts, questions and answers.
    reads: 7,
    input: idInput.extend({ answers: answersField }),
    reply: messageReply,
  },
  /**
   * Stores a file as the caller's answer, or replaces it. Throws `invalid-file`; `not-found` for a question of
   * another kind; `wrong-status` after the event has begun.
   */
  saveOwnEventFile: {
    method: 'PUT',
    path: '/events/{id}/answers/{question}/file',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    // Reads the session, the limit of changes, event with its English texts, questions and answers.
    reads: 7,
    input: idInput.extend({ question: idField }),
    files: { answer: answerFileSlot },
    reply: messageReply,
  },
  /** Deletes the file. A repetition changes nothing. Throws `wrong-status` after the event has begun. */
  deleteOwnEventFile: {
    method: 'DELETE',
    path: '/events/{id}/answers/{question}/file',
    access: 'signed-in',
    limitsChanges: true,
    reads: 7,
    input: idInput.extend({ question: idField }),
    reply: messageReply,
  },
  /** Downloads the file of a participant. Throws `not-found`, also for a registration of another event. */
  downloadEventAnswer: {
    method: 'GET',
    path: '/events/written/{id}/answers/{registration}/{question}',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    input: idInput.extend({ registration: idField, question: idField }),
    reply: fileReply,
  },
  getWrittenEventQuestions: {
    method: 'GET',
    path: '/events/written/{id}/questions',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    // Reads the session, event and questions, and one answer of each question.
    reads: 4 + limits.eventQuestions,
    input: idInput,
    reply: writtenReply,
  },
  /**
   * Saves all questions. Throws `invalid-input` if an answered one disappears or gets another kind, `conflict`
   * if another admin saved meanwhile.
   */
  saveEventQuestions: {
    method: 'PUT',
    path: '/events/written/{id}/questions',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    // Reads the session, event and questions, and one answer of each question that disappears or changes.
    reads: 4 + limits.eventQuestions,
    input: idInput.extend({ questions: questionsField, basedOn }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
