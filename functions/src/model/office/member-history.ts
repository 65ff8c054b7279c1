import { limits } from 'contract/rules/limits';
import { type MembershipStatus, membershipStatuses } from 'contract/rules/membership';
import type { MemberMonth } from 'contract/totals';
import { monthKey } from 'contract/words/dates';
import type { MemberMonths, MemberTotals } from '#data/totals-records.ts';

/**
 * How many members there were of each status when each month ended, and how many joined in it.
 *
 * Counted backwards from what there is now, by taking away what changed since: so the newest month always
 * agrees with the counts beside it, and nothing need be written when a month begins.
 *
 * @param now the newest of the months is the one that this falls into in Asia/Jakarta
 * @returns the last 24 months, oldest first
 */
export function memberHistoryOf(
  byStatus: MemberTotals['byStatus'],
  months: MemberMonths,
  now: Date,
): MemberMonth[] {
  const counts = countsOf((status) => byStatus[status] ?? 0);
  const history: MemberMonth[] = [];
  for (let back = 0; back < limits.historyMonths; back += 1) {
    const month = monthKey(now, back);
    const changes = months[month] ?? {};
    history.unshift({
      month,
      joined: changes.joined ?? 0,
      // Records from before the months were counted would otherwise go below none.
      byStatus: countsOf((status) => Math.max(0, counts[status])),
    });
    for (const status of membershipStatuses) counts[status] -= changes[status] ?? 0;
  }
  return history;
}

const countsOf = (count: (status: MembershipStatus) => number): Record<MembershipStatus, number> => ({
  waitingApproval: count('waitingApproval'),
  active: count('active'),
  RequestRenew: count('RequestRenew'),
  rejectedByAdmin: count('rejectedByAdmin'),
  expired: count('expired'),
});
