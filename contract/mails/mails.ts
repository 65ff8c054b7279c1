import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { inboundMailSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { bounceKinds } from '../rules/mails/bounces.ts';
import { senderRecordKinds, verdicts } from '../rules/mails/sender-records.ts';
import { reminderStatuses } from '../rules/membership.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, idInput, messageReply, textField } from '../schemas/fields.ts';
import { mailStates } from '../schemas/list-states.ts';
import { pageSchema, uncountedReply } from '../schemas/paging.ts';
import { emailField } from '../schemas/people.ts';
import { requiredError } from '../text/wording.ts';

export const mailRow = z.object({
  _id: z.string(),
  subject: z.string(),
  to: z.string(),
  state: z.enum(mailStates),
  createdAt: dateTime,
  /** Time at which it was sent, dropped or given up. */
  settledAt: dateTime.nullable(),
  dueAt: dateTime.nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  /** Report that a sent mail did not arrive; null without one. The code is of RFC 3463, or empty. */
  bounce: z.object({ kind: z.enum(bounceKinds), code: z.string(), at: dateTime }).nullable(),
});
export type MailRow = z.output<typeof mailRow>;

/**
 * - `consent-withdrawn`: the member has withdrawn the consent to reminders
 * - `reminders-off`: the member unsubscribed from reminders
 * - `renewal-waits`: a renewal request waits for a decision, so no reminder is needed
 * - `institution-renews`: the institution pays, and its coordinators get the reminder
 * - `not-written`: the daily job has not reached the member yet
 * - `not-sent`: the mail exists; `mail` has its state
 */
const missingReasons = [
  'consent-withdrawn',
  'reminders-off',
  'renewal-waits',
  'institution-renews',
  'not-written',
  'not-sent',
] as const;

const missingReminderRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  validUntil: dateTime,
  /** Reminder that is due: one of `limits.reminderDays`. */
  days: z.number().int(),
  reason: z.enum(missingReasons),
  mail: mailRow.nullable(),
});
export type MissingReminder = z.output<typeof missingReminderRow>;

const senderCheck = z.object({
  /** Domain of the sender; null if no sender is configured. */
  domain: z.string().nullable(),
  checks: z.array(
    z.object({
      kind: z.enum(senderRecordKinds),
      /** DNS name of the record; empty if a setting is missing. */
      name: z.string(),
      records: z.array(z.string()),
      verdict: z.enum(verdicts),
    }),
  ),
});
export type SenderCheck = z.output<typeof senderCheck>;

/**
 * - `reply`: stored in the thread of an answer
 * - `message`: stored as a new message
 * - `automatic`: an automatic reply; stored in the thread of an answer, otherwise dropped
 * - `report`: a delivery report
 * - `repeated`: the mail was received before
 * - `ignored`: a mail of the association itself, or without a sender who can be answered
 */
export const inboundOutcomes = ['reply', 'message', 'automatic', 'report', 'repeated', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

const admin = { access: 'admin', duty: 'people' } as const;

export const mails = {
  /** Returns the newest mails first, without a total. A page past the end returns the first page. */
  listMails: {
    method: 'GET',
    path: '/mails',
    ...admin,
    input: pageSchema.extend({ state: z.enum(mailStates).optional() }),
    reply: uncountedReply(mailRow),
  },
  /** Returns mails that the emulator does not send, newest first, because it has no mail server. */
  listLocalMails: {
    method: 'GET',
    path: '/local-mails',
    access: 'anyone',
    reads: queryLimits.localMails,
    input: z.object({}),
    reply: z.object({
      data: z.array(
        z.object({
          _id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          /** Sizes in bytes. */
          attachments: z.array(z.object({ fileName: z.string(), size: z.number().int() })),
          sentAt: dateTime,
        }),
      ),
    }),
    emulatorOnly: true,
  },
  /** Returns the nearest end first. Checks `limits.maxReminderCandidates` members of each status. */
  listMissingReminders: {
    method: 'GET',
    path: '/mails/missing-reminders',
    ...admin,
    // Reads members who get reminders and members with a waiting renewal, each with their mail.
    reads: 2 + 2 * (reminderStatuses.length + 1) * limits.maxReminderCandidates,
    input: z.object({}),
    reply: z.object({
      data: z.array(missingReminderRow),
      /** True if more members near their end exist than were checked. */
      isMore: z.boolean(),
    }),
  },
  /** Queues a mail again. Of two concurrent calls, one is refused. */
  resendMail: {
    method: 'PUT',
    path: '/mails/{id}/resend',
    ...admin,
    input: idInput,
    reply: z.object({ message: z.string() }),
  },
  /** Checks the DNS records of the sending domain (SPF, DKIM, DMARC). */
  checkSender: {
    method: 'GET',
    path: '/mails/sender-check',
    ...admin,
    input: z.object({}),
    reply: senderCheck,
  },
  /**
   * Sends mails to an address again after bounces, with or without an account. Throws `wrong-status` if nothing
   * holds its mails back.
   */
  liftSuppression: {
    method: 'PUT',
    path: '/mails/suppressions/lift',
    ...admin,
    input: z.object({
      email: emailField,
      reason: textField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: messageReply,
  },
  /**
   * Stores one mail (RFC 5322) to the mailbox of the association, which its mail server forwards (docs/operations.md).
   * Safe to repeat: a mail is stored once for its Message-ID. Throws too-many-requests.
   */
  receiveMail: {
    method: 'POST',
    path: '/mails/inbound',
    access: 'mail-server',
    // Reads the message and the entry of an earlier delivery, the attempts, the thread by its code, up to 10 answers
    // by their Message-IDs, and their thread.
    reads: 16,
    input: z.object({}),
    files: { email: inboundMailSlot },
    reply: z.object({ outcome: z.enum(inboundOutcomes) }),
  },
} as const satisfies Record<string, Endpoint>;
