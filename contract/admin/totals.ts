import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { membershipStatuses } from '../rules/membership.ts';
import { dateTime } from '../schemas/fields.ts';

const count = z.number().int();

const queue = z.object({
  waiting: count,
  /** Time of the oldest request; null without any. */
  oldest: dateTime.nullable(),
  /** Number of requests whose question was answered. */
  answered: count,
});
export type Queue = z.output<typeof queue>;

/**
 * Counts of members. A member has a paid membership, in any state of its renewal; admins do not count. The
 * previous months are the last `limits.membershipTrendMonths` whole months in Asia/Jakarta.
 */
const membershipCounts = z.object({
  /** Members whose last day is not over. */
  good: count,
  /** Members who joined in the previous months, and in this month so far. */
  joined: count,
  joinedThisMonth: count,
  /** Members whose last day was in the previous months, or in this month so far, without a renewal since. */
  left: count,
  leftThisMonth: count,
  /** Share of memberships that ended in the previous months and were renewed, 0 to 1; null if none ended. */
  renewalRate: z.number().min(0).max(1).nullable(),
});
export type MembershipCounts = z.output<typeof membershipCounts>;

const dashboard = z.object({
  totalUsers: count,
  totalBlogs: count,
  totalEvent: count,
  totalJournal: count,
  registrations: queue,
  renewals: queue,
  openMessages: count,
  /** Open tasks of the caller that are due today or earlier. */
  dueTasks: count,
  mails: z.object({ failed: count, unclear: count }),
  /** Memberships that end within `limits.endingSoonDays`. */
  ending: z.object({ all: count, renewing: count }),
  standing: membershipCounts,
});
export type Dashboard = z.output<typeof dashboard>;

const month = z.object({
  /** 'YYYY-MM' in Asia/Jakarta. */
  month: z.string(),
  /** Number of members who joined in this month: approved members and created admins. */
  joined: count,
  /** Number of members by status at the end of the month; for the current month: now. */
  byStatus: z.record(z.enum(membershipStatuses), count),
});
export type MemberMonth = z.output<typeof month>;

/** Endpoints with counts for the admin dashboard (requirements 4.3). */
export const totals = {
  getTotalUsers: {
    method: 'GET',
    path: '/users/get-total-user',
    access: 'admin',
    duty: 'none',
    input: z.object({}),
    reply: z.object({
      totalUsers: count,
      /** Requests that wait for a decision. */
      waiting: z.object({ registrations: count, renewals: count }),
    }),
  },
  getDashboard: {
    method: 'GET',
    path: '/totals/dashboard',
    access: 'admin',
    duty: 'none',
    // For 1,000 members: Firestore bills one read for 1,000 counted documents.
    reads: 20,
    input: z.object({}),
    reply: dashboard,
  },
  /** Returns the last `limits.historyMonths`, oldest first. */
  getMemberHistory: {
    method: 'GET',
    path: '/totals/member-history',
    access: 'admin',
    duty: 'none',
    input: z.object({}),
    reply: z.object({ months: z.array(month) }),
  },
} as const satisfies Record<string, Endpoint>;
