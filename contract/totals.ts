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
});
export type Queue = z.output<typeof queue>;

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
    reads: 3,
    input: z.object({}),
    reply: z.object({ totalUsers: count }),
  },
  /** All counts of the dashboard and what waits, in one answer. */
  getDashboard: {
    method: 'GET',
    path: '/totals/dashboard',
    access: 'admin',
    reads: 6,
    input: z.object({}),
    reply: z.object({
      totalUsers: count,
      totalBlogs: count,
      totalEvent: count,
      totalJournal: count,
      registrations: queue,
      renewals: queue,
    }),
  },
  /** Members by status and those who joined, by month: the last `limits.historyMonths`, oldest first. */
  getMemberHistory: {
    method: 'GET',
    path: '/totals/member-history',
    access: 'admin',
    reads: 4,
    input: z.object({}),
    reply: z.object({ months: z.array(month) }),
  },
} as const satisfies Record<string, Endpoint>;
