import type { LetterList } from 'contract/rules/mails/letter-lists';
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
  /** When the reader ended each list of letters; missing while it is wanted. */
  endedLists: Partial<Record<LetterList, Date>>;
}

export const mailSuppressions = collection<MailSuppressionRecord>('mailSuppressions');
