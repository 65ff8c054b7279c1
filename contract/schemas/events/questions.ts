import * as z from 'zod';
import { limits } from '../../rules/limits.ts';
import { requiredError, tooMany } from '../../text/wording.ts';
import { dateTime, idField, multilineField, textField, yesNoField } from '../fields.ts';
import { namedEvent } from './event-admins.ts';

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

export const questionsField = z
  .array(questionInput)
  .max(limits.eventQuestions, tooMany(limits.eventQuestions));

const answerInput = z.object({
  question: idField,
  /** Empty for no answer. Ignored for the kind `file`, whose answers are uploaded apart. */
  value: multilineField(limits.eventAnswerCharacters).default(''),
});

export const answersField = z.array(answerInput).max(limits.eventQuestions, tooMany(limits.eventQuestions));

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

export const writtenQuestions = z.object({
  event: namedEvent,
  questions: z.array(writtenQuestion),
  /** Null before the first save. */
  updatedAt: dateTime.nullable(),
});
export type WrittenEventQuestions = z.output<typeof writtenQuestions>;

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
