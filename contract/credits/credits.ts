import * as z from 'zod';
import { type Endpoint, fileReply, imageReply } from '../endpoint.ts';
import { creditCategories, maxCreditPoints } from '../rules/events/credits.ts';
import { evidenceSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idInput, messageReply, textField, titleField } from '../schemas/fields.ts';
import { pagedReply, pageSchema } from '../schemas/paging.ts';
import { fill } from '../text/language/fill.ts';
import { t } from '../text/messages/checks.ts';
import { requiredError } from '../text/wording.ts';

const category = z.enum(creditCategories);

/** A day in Jakarta: '2026-03-22'. */
const day = z.iso.date({ error: () => t.activityDay });

const activityStates = ['waiting', 'approved', 'rejected'] as const;

const categoryTotal = z.object({
  category,
  earned: z.number().int(),
  counted: z.number().int(),
  cap: z.number().int(),
});

const entry = z.object({
  _id: z.string(),
  day: z.string(),
  title: z.string(),
  category,
  points: z.number().int(),
});

export const creditEntry = entry.extend({ isReversal: z.boolean() });

export const ownActivity = entry.extend({ state: z.enum(activityStates), reason: z.string().nullable() });

const ownCredits = z.object({
  /** First and last day of the period. */
  from: z.string(),
  until: z.string(),
  categories: z.array(categoryTotal),
  total: z.number().int(),
  required: z.number().int(),
  missing: z.number().int(),
  /** Entries of the period, newest day first. Reversals have negative points. */
  entries: z.array(creditEntry),
  /** Newest reported activities first. */
  activities: z.array(ownActivity),
});
export type OwnCredits = z.output<typeof ownCredits>;

const creditProgress = z.object({
  /** Last day of the period. */
  until: z.string(),
  total: z.number().int(),
  required: z.number().int(),
  missing: z.number().int(),
});
export type CreditProgress = z.output<typeof creditProgress>;

export const reportedActivity = entry.extend({
  /** Null if the account was deleted meanwhile. */
  person: z.object({ _id: z.string(), name: z.string() }).nullable(),
  submittedAt: dateTime,
  evidence: z.enum(['image', 'pdf']),
});
export type ReportedActivity = z.output<typeof reportedActivity>;

const points = z.coerce
  .number(requiredError)
  .int({ error: () => t.wholeNumber })
  .min(1, { error: () => fill(t.atLeast, { count: 1 }) })
  .max(maxCreditPoints, { error: () => fill(t.atMost, { count: maxCreditPoints }) });

const adminRead = { method: 'GET', access: 'admin', duty: 'events' } as const;

/** Credits of members: an append-only ledger, and activities that members report (decision 0121). */
export const credits = {
  /** Returns the credits of the current period. */
  getOwnCredits: {
    method: 'GET',
    path: '/users/user/profile/credits',
    access: 'signed-in',
    // In English, also the titles of events.
    reads: 4 + 2 * limits.creditEntries + limits.ownActivities,
    input: z.object({}),
    reply: ownCredits,
  },
  /** Returns the points of the current period; null without a valid membership, to which no credit rules apply. */
  getCreditProgress: {
    method: 'GET',
    path: '/users/user/profile/credits/progress',
    access: 'signed-in',
    // Reads the session, and each entry of the period.
    reads: 4 + limits.creditEntries,
    input: z.object({}),
    reply: z.object({ progress: creditProgress.nullable() }),
  },
  /**
   * Reports an activity with its evidence, which an admin reviews. Throws `invalid-input` for a day in the future or
   * before the period, and for evidence that the caller sent before.
   */
  reportActivity: {
    method: 'POST',
    path: '/users/user/profile/credits/activities',
    access: 'signed-in',
    limitsChanges: true,
    idempotent: true,
    // Reads the session, the limit of changes, and activities with the same evidence.
    reads: 10,
    input: z.object({
      title: titleField,
      category: z.enum(creditCategories, requiredError),
      day,
      points,
    }),
    files: { evidence: evidenceSlot },
    reply: messageReply,
    status: 201,
  },
  /** Issues a transcript of the current period under a new code, as PDF. */
  issueTranscript: {
    method: 'POST',
    path: '/users/user/profile/credits/transcript',
    access: 'signed-in',
    limitsChanges: true,
    // In English, also the titles of events.
    reads: 4 + 2 * limits.creditEntries,
    input: z.object({}),
    reply: fileReply,
  },
  /** Lists the activities that wait for a decision, the oldest one first. */
  listReportedActivities: {
    ...adminRead,
    path: '/credits/activities',
    // Reads the session, the number of rows and the row before, and each row with its person.
    reads: { base: 5, perRow: 2 },
    input: pageSchema,
    reply: pagedReply(reportedActivity),
  },
  /** Returns the evidence of an activity, if it is an image. */
  getActivityEvidence: {
    ...adminRead,
    path: '/credits/activities/{id}/evidence',
    input: idInput,
    reply: imageReply,
  },
  /** Returns the evidence of an activity as a download, if it is a PDF. */
  downloadActivityEvidence: {
    ...adminRead,
    path: '/credits/activities/{id}/pdf',
    input: idInput,
    reply: fileReply,
  },
  /** Adds the points to the ledger. A repetition changes nothing. Throws `wrong-status` if it was rejected. */
  approveActivity: {
    method: 'POST',
    path: '/credits/activities/{id}/approval',
    access: 'admin',
    duty: 'events',
    input: idInput,
    reply: messageReply,
  },
  /** Deletes the evidence. A repetition changes nothing. Throws `wrong-status` if it was approved. */
  rejectActivity: {
    method: 'POST',
    path: '/credits/activities/{id}/rejection',
    access: 'admin',
    duty: 'events',
    input: idInput.extend({
      reason: textField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
