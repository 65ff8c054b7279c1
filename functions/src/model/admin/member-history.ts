import type { MemberMonth } from 'contract/admin/totals';
import { limits } from 'contract/rules/limits';
import type { MembershipStatus } from 'contract/rules/membership';
import { monthKey } from 'contract/text/dates';
import type { MemberMonths, MemberTotals } from '#data/totals-records.ts';

/**
 * Subtracts later changes from the current counts. So the newest month always equals the current counts, and
 * nothing is written when a month starts. `month` is 'YYYY-MM' in Jakarta.
 */
export function countStatusesAtEndOf(
  month: string,
  byStatus: MemberTotals['byStatus'],
  months: MemberMonths,
): Record<MembershipStatus, number> {
  const later = Object.keys(months).filter((other) => other > month);
  return mapStatuses((status) => {
    const since = later.reduce((sum, other) => sum + (months[other]?.[status] ?? 0), 0);
    // Records from before the months were counted would give negative counts.
    return Math.max(0, (byStatus[status] ?? 0) - since);
  });
}

/** Returns the last 24 months, oldest first; `now` is in the newest one (Asia/Jakarta). */
export const toMemberHistory = (
  byStatus: MemberTotals['byStatus'],
  months: MemberMonths,
  now: Date,
): MemberMonth[] =>
  Array.from({ length: limits.historyMonths }, (_, at) => {
    const month = monthKey(now, limits.historyMonths - 1 - at);
    const joined = months[month]?.joined ?? 0;
    return { month, joined, byStatus: countStatusesAtEndOf(month, byStatus, months) };
  });

const mapStatuses = (count: (status: MembershipStatus) => number): Record<MembershipStatus, number> => ({
  waitingApproval: count('waitingApproval'),
  active: count('active'),
  RequestRenew: count('RequestRenew'),
  rejectedByAdmin: count('rejectedByAdmin'),
  expired: count('expired'),
});
