import * as z from 'zod';
import { undoableEntry } from '../admin/audit.ts';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { timelineKinds } from '../rules/people/timeline-kinds.ts';
import { dateTime, idInput } from '../schemas/fields.ts';

const item = z.object({
  _id: z.string(),
  kind: z.enum(timelineKinds),
  at: dateTime,
  title: z.string(),
  /** Details in one or more lines; empty without any. */
  text: z.string(),
  /** Entry of the audit log, for the kinds `card`, `seat` and `audit`. */
  entry: undoableEntry.nullable(),
});
export type TimelineItem = z.output<typeof item>;

const years = z.object({
  /** Time of the first known membership, which is the registration without an earlier period. */
  since: dateTime,
  /** Number of paid years whose period is known. */
  years: z.number().int(),
  /** Periods of paid years, oldest first; adjacent ones are one period. */
  periods: z.array(z.object({ from: dateTime, until: dateTime })),
  /** Number of approved payments whose period is not known. */
  unknown: z.number().int(),
});
export type MembershipYears = z.output<typeof years>;

const { timelineItems } = limits;

/** Everything that happened about one person. */
export const memberTimeline = {
  /**
   * Returns the newest items of all kinds that the caller's duties allow: payments and bills with `money`, the audit
   * log with `audit`, all others with `people`.
   */
  getMemberTimeline: {
    method: 'GET',
    path: '/users/user/{id}/timeline',
    access: 'admin',
    duty: ['people', 'money'],
    // Reads the session and the person, a page of each kind with one row more, and names of events and admins.
    reads: 3 + timelineKinds.length * (timelineItems + 1) + 2 * timelineItems,
    input: idInput.extend({
      /** Only items of this kind. Refused by `forbidden` without the duty for it. */
      kind: z.enum(timelineKinds).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,15}\.[a-z-]{1,20}\.[\w-]{1,200}$/)
        .optional(),
    }),
    reply: z.object({
      data: z.array(item),
      /** Kinds that the caller may see. */
      kinds: z.array(z.enum(timelineKinds)),
      /** Position of the last item; null on the last page. */
      next: z.string().nullable(),
    }),
  },
  /** Computes the years of the membership from the periods of approved payments. */
  getMembershipYears: {
    method: 'GET',
    path: '/users/user/{id}/years',
    access: 'admin',
    duty: ['people', 'money'],
    reads: 3 + limits.shownPayments,
    input: idInput,
    reply: years,
  },
} as const satisfies Record<string, Endpoint>;
