import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { mailStates } from './fields/list-states.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, time } from './fields/people.ts';
import { limits } from './rules/limits.ts';
import { remindedStatuses } from './rules/membership.ts';
import { queryLimits } from './rules/query-limits.ts';

/** A mail as it was written down, whether it has gone out or not. */
export const mailRow = z.object({
  _id: z.string(),
  /** In both languages, as its reader sees it. */
  subject: z.string(),
  to: z.string(),
  state: z.enum(mailStates),
  createdAt: time,
  /** When it was sent, dropped or given up. */
  settledAt: time.nullable(),
  /** When it is tried next. */
  dueAt: time.nullable(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
});
export type MailRow = z.output<typeof mailRow>;

/**
 * - `consent-withdrawn`: the member does not want to be reminded
 * - `reminders-off`: the member ended the reminders
 * - `renewal-waits`: a renewal has been asked for, so there is nothing to remind of
 * - `institution-renews`: a member through an institution, whose coordinators are reminded
 * - `not-written`: the daily job has not come to it
 * - `not-sent`: it was written; `mail` tells what became of it
 */
export const missingReasons = [
  'consent-withdrawn',
  'reminders-off',
  'renewal-waits',
  'institution-renews',
  'not-written',
  'not-sent',
] as const;

/** Somebody whose membership nears its end and who has not got the reminder of this time. */
export const missingReminderRow = z.object({
  /** The member's id. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  validUntil: time,
  /** Which reminder: one of `limits.reminderDays`. */
  days: z.number().int(),
  reason: z.enum(missingReasons),
  mail: mailRow.nullable(),
});
export type MissingReminder = z.output<typeof missingReminderRow>;

/** What goes out by mail, for admins. */
export const mails = {
  /** Newest first, without a total as the audit; beyond the end the first page is answered. */
  listMails: {
    method: 'GET',
    path: '/mails',
    access: 'admin',
    duty: 'people',
    reads: { base: 3, perRow: 1 },
    input: pageInput.extend({ state: z.enum(mailStates).optional() }),
    reply: z.object({
      data: z.array(mailRow),
      /** Which page this is. */
      page: z.number().int(),
      hasMore: z.boolean(),
    }),
  },
  /** What the emulator would have mailed, newest first: there is no mail server beside it. */
  listLocalMails: {
    method: 'GET',
    path: '/local-mails',
    access: 'anyone',
    reads: queryLimits.localMails,
    input: z.object({}),
    reply: z.object({
      data: z.array(
        z.object({ _id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sentAt: time }),
      ),
    }),
    emulatorOnly: true,
  },
  /** The nearest end first; of each status the first `limits.lookedAtForReminders` are looked at. */
  listMissingReminders: {
    method: 'GET',
    path: '/mails/missing-reminders',
    access: 'admin',
    duty: 'people',
    // Those who are reminded and those whose renewal waits, each with their mail.
    reads: 2 + 2 * (remindedStatuses.length + 1) * limits.lookedAtForReminders,
    input: z.object({}),
    reply: z.object({
      data: z.array(missingReminderRow),
      /** There are more members near their end than were looked at. */
      isMore: z.boolean(),
    }),
  },
  /** Has a mail sent once more. Of two calls at once one is refused. */
  resendMail: {
    method: 'PUT',
    path: '/mails/{id}/resend',
    access: 'admin',
    duty: 'people',
    reads: 3,
    input: idInput,
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
