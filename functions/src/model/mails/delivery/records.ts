import type { LetterList } from 'contract/rules/mails/letter-lists';
import type { LetterState, RecipientState } from 'contract/rules/mails/letter-states';
import type { SkipReason } from 'contract/rules/mails/letters';
import type { ContentBlock } from 'contract/schemas/content';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import { collection } from '#data/collection.ts';

/**
 * Delivery to one address, whose digest (`emailOwnerId`) is the id. It survives the account, so that a new
 * account with the address gets no more mails than the earlier one.
 */
export interface MailSuppressionRecord {
  /** Since when no mail is sent to the address; null while mails are sent. */
  deadSince: Date | null;
  /** Times of the newest soft bounces, oldest first. */
  softAt: Date[];
  /** Status of the last bounce: '5.1.1'; empty without one. */
  code: string;
  /** Number of hard and soft bounces. */
  bounces: number;
  /** `dead`, and the ended lists: reasons to skip an address, for queries. */
  holds: ('dead' | LetterList)[];
  /** When the reader ended each list of letters; missing while it is wanted. */
  endedLists: Partial<Record<LetterList, Date>>;
}

export const mailSuppressions = collection<MailSuppressionRecord>('mailSuppressions');

/** Recipients by state. Those that are being sent count as queued. */
export interface LetterCounts {
  queued: number;
  sent: number;
  skipped: number;
  failed: number;
  bounced: number;
}

/** A letter of an admin to many members. */
export interface LetterRecord extends LetterCounts {
  list: LetterList;
  subject: string;
  content: ContentBlock[];
  /** Filter of the recipients, evaluated when they are created. */
  filter: PeopleFilter;
  state: LetterState;
  /** Name and id of the admin who saved it last. */
  author: string;
  authorId: string;
  createdAt: Date;
  updatedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** Secret of the ids of its recipients, so that no reader can guess the id of another one. */
  salt: string;
  /** The person after whom the job creates further recipients. */
  after: string | null;
  isPrepared: boolean;
  /** Counts at the start or the last resume, from which on refusals are counted. */
  countedFrom: { sent: number; bounced: number };
  /** Outcomes of the last mails since then, oldest first: '1' for a refused one, '0' otherwise. */
  recent: string;
  pausedBy: 'admin' | 'errors' | null;
  /** When a job may next work on it; null when nothing is left to do. */
  dueAt: Date | null;
  /** The job that works on it until `dueAt`; null without one. */
  run: string | null;
  /** Number of attempts since the mail server asked to wait. */
  backOff: number;
}

/** A recipient of a letter; the id is that of the letter and a secret digest of the address. */
export interface LetterRecipientRecord {
  letter: string;
  /** Copies of the letter, which does not change any more. */
  subject: string;
  list: LetterList;
  /** Null after the account was deleted. */
  userId: string | null;
  name: string;
  email: string;
  state: RecipientState;
  skipReason: SkipReason | null;
  error: string | null;
  attempts: number;
  /** When the job next handles it; null when it is settled. */
  dueAt: Date | null;
  createdAt: Date;
  /** Last change of the state, by which lists sort. */
  changedAt: Date;
}

export const letters = collection<LetterRecord>('letters');
export const letterRecipients = collection<LetterRecipientRecord>('letterRecipients');
