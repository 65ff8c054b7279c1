import { limits } from 'contract/rules/limits';
import type { MembershipStatus } from 'contract/rules/membership';
import type { MemberMonth } from 'contract/totals';
import { monthKey } from 'contract/words/dates';
import type { MemberMonths, MemberTotals } from '#data/totals-records.ts';

/**
 * How many accounts there were of each status when a month ended.
 *
 * Counted backwards from what there is now, by taking away what changed since: so the newest month always
 * agrees with the counts beside it, and nothing need be written when a month begins.
 *
 * @param month 'YYYY-MM' in Asia/Jakarta; the month of now, or a later one, tells of now
 */
export function statusesAtEndOf(
  month: string,
  byStatus: MemberTotals['byStatus'],
  months: MemberMonths,
): Record<MembershipStatus, number> {
  const later = Object.keys(months).filter((other) => other > month);
  return countsOf((status) => {
    const since = later.reduce((sum, other) => sum + (months[other]?.[status] ?? 0), 0);
    // Records from before the months were counted would otherwise go below none.
    return Math.max(0, (byStatus[status] ?? 0) - since);
  });
}

/**
 * How many members there were of each status when each month ended, and how many joined in it.
 *
 * @param now the newest of the months is the one that this falls into in Asia/Jakarta
 * @returns the last 24 months, oldest first
 */
export const memberHistoryOf = (
  byStatus: MemberTotals['byStatus'],
  months: MemberMonths,
  now: Date,
): MemberMonth[] =>
  Array.from({ length: limits.historyMonths }, (_, at) => {
    const month = monthKey(now, limits.historyMonths - 1 - at);
    const joined = months[month]?.joined ?? 0;
    return { month, joined, byStatus: statusesAtEndOf(month, byStatus, months) };
  });

const countsOf = (count: (status: MembershipStatus) => number): Record<MembershipStatus, number> => ({
  waitingApproval: count('waitingApproval'),
  active: count('active'),
  RequestRenew: count('RequestRenew'),
  rejectedByAdmin: count('rejectedByAdmin'),
  expired: count('expired'),
});
