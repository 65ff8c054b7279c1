import { collection } from '#data/collection.ts';

/** Answers of one person for an event, under the id of the registration, which may follow later. */
export interface EventAnswersRecord {
  event: string;
  user: string;
  /** Values by the id of the question. The value of a file is its name. */
  values: Record<string, string>;
  /** Ids of the answered questions, by which answers are found. */
  answered: string[];
  /** Paths of files by the id of the question, and the same paths as a list; missing without files. */
  fileOf?: Record<string, string>;
  files?: string[];
  updatedAt: Date;
  /** When the answers without a longer retention are deleted; null afterwards. */
  deleteAt: Date | null;
}

export const eventAnswers = collection<EventAnswersRecord>('eventAnswers');
