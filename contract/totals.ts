import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { time } from './fields/people.ts';
import { membershipStatuses } from './rules/membership.ts';

const count = z.number().int();

/** Requests of one kind that wait for a decision. */
const queue = z.object({
  waiting: count,
  /** When the oldest of them came in; null without any. */
  oldest: time.nullable(),
  /** How many of them have answered what they were asked. */
  answered: count,
});
export type Queue = z.output<typeof queue>;

/**
 * How the membership stands. Members are who has a membership that was paid for, whatever became of a renewal; admins
 * are none. The months before are the last `limits.standingMonths` whole ones in Asia/Jakarta.
 */
const standing = z.object({
  /** Members whose last day is not over. */
  good: count,
  /** Who became members in the months before, and in this month so far. */
  joined: count,
  joinedThisMonth: count,
  /** Whose last day was in the months before, or in this month so far, and who has not renewed since. */
  left: count,
  leftThisMonth: count,
  /** Of those whose membership ended in the months before, the share that renewed, 0 to 1; null where none did. */
  renewalRate: z.number().min(0).max(1).nullable(),
});
export type Standing = z.output<typeof standing>;

const dashboard = z.object({
  totalUsers: count,
  totalBlogs: count,
  totalEvent: count,
  totalJournal: count,
  registrations: queue,
  renewals: queue,
  openMessages: count,
  mails: z.object({ failed: count, unclear: count }),
  /** Memberships that end within `limits.endingDays`, and those of them whose renewal waits for a decision. */
  ending: z.object({ all: count, renewing: count }),
  standing,
});
export type Dashboard = z.output<typeof dashboard>;

const month = z.object({
  /** 'YYYY-MM' in Asia/Jakarta. */
  month: z.string(),
  /** How many became members in this month: were approved, or made as an admin. */
  joined: count,
  /** How many there were of each status when the month ended; in the last month: now. */
  byStatus: z.record(z.enum(membershipStatuses), count),
});
export type MemberMonth = z.output<typeof month>;

/** Counts for the admin dashboard (requirements 4.3). */
export const totals = {
  getTotalUsers: {
    method: 'GET',
    path: '/users/get-total-user',
    access: 'admin',
    duty: 'none',
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalUsers: count }),
  },
  /** What waits, how the membership stands, and all counts of the dashboard, in one answer. */
  getDashboard: {
    method: 'GET',
    path: '/totals/dashboard',
    access: 'admin',
    duty: 'none',
    // Of 1,000 members: Firestore counts as many for one read.
    reads: 20,
    input: z.object({}),
    reply: dashboard,
  },
  /** Members by status and those who joined, by month: the last `limits.historyMonths`, oldest first. */
  getMemberHistory: {
    method: 'GET',
    path: '/totals/member-history',
    access: 'admin',
    duty: 'none',
    reads: 4,
    input: z.object({}),
    reply: z.object({ months: z.array(month) }),
  },
} as const satisfies Record<string, Endpoint>;
