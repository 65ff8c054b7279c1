import type { LetterAudience } from 'contract/rules/events/letters';
import { collection } from '#data/collection.ts';

/** Reminders: a week, a day and two hours before the beginning. */
export const reminderKinds = ['week', 'day', 'hours'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Text of an admin to an audience, with its progress. */
export interface EventLetterRecord {
  audience: LetterAudience;
  subject: string;
  text: string;
  sentAt: Date;
  /** People in the audience at that time, and mails queued since. */
  recipients: number;
  queued: number;
}

/**
 * Mail to the people of an event. A run queues the mails of some people and stores its
 * position in one batch, so that each person gets one, also if a run is interrupted.
 */
export interface EventNoticeRecord {
  event: string;
  kind: 'cancelled' | 'changed' | 'letter' | 'survey' | ReminderKind;
  /** Only for `cancelled`. */
  reason: string;
  createdAt: Date;
  /** Id of the last registration that got its mail. */
  after: string | null;
  /** Since when, or from when on, the notice waits for the next run; null when it is complete. */
  waitingSince: Date | null;
  /** Only for `letter`. */
  letter?: EventLetterRecord;
}

export const eventNotices = collection<EventNoticeRecord>('eventNotices');
