import type { totals as table } from 'contract/admin/totals';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { memberMonths, memberTotals, totalsIds } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { readDashboard } from '#model/admin/dashboard.ts';
import { toMemberHistory } from '#model/admin/member-history.ts';
import { readMemberTotals } from '#model/people/profile/find-users.ts';

export const totals: Handlers<typeof table> = {
  async getTotalUsers() {
    const { all, byStatus } = await readMemberTotals();
    const waiting = { registrations: byStatus.waitingApproval ?? 0, renewals: byStatus.RequestRenew ?? 0 };
    return { totalUsers: all, waiting };
  },

  async getDashboard(_input, { user }) {
    return readDashboard(user);
  },

  async getMemberHistory() {
    const [members, months] = await getBoth(
      memberTotals,
      totalsIds.members,
      memberMonths,
      totalsIds.memberMonths,
    );
    return { months: toMemberHistory(members?.data.byStatus ?? {}, months?.data ?? {}, clock.now()) };
  },
};
