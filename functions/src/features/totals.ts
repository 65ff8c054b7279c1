import type { MembershipStatus } from 'contract/rules/membership';
import type { Queue, totals as table } from 'contract/totals';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { contentTotals, memberMonths, memberTotals, totalsIds, users } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { memberHistoryOf } from '#model/office/member-history.ts';
import { readMemberTotals } from '#model/people/user-lists.ts';

export const totals: Handlers<typeof table> = {
  async getTotalUsers() {
    return { totalUsers: (await readMemberTotals()).all };
  },

  async getDashboard() {
    const [[members, content], registration, renewal] = await Promise.all([
      getBoth(memberTotals, totalsIds.members, contentTotals, totalsIds.content),
      oldestOf('waitingApproval', 'createdAt'),
      oldestOf('RequestRenew', 'updatedAt'),
    ]);
    const queueOf = (status: MembershipStatus, oldest: Date | null): Queue => ({
      waiting: members?.data.byStatus[status] ?? 0,
      oldest: oldest?.toISOString() ?? null,
    });
    return {
      totalUsers: members?.data.all ?? 0,
      totalBlogs: content?.data.blogs ?? 0,
      totalEvent: content?.data.events ?? 0,
      totalJournal: content?.data.journals ?? 0,
      registrations: queueOf('waitingApproval', registration),
      renewals: queueOf('RequestRenew', renewal),
    };
  },

  async getMemberHistory() {
    const [members, months] = await getBoth(
      memberTotals,
      totalsIds.members,
      memberMonths,
      totalsIds.memberMonths,
    );
    return { months: memberHistoryOf(members?.data.byStatus ?? {}, months?.data ?? {}, clock.now()) };
  },
};

/** Since when the first of a request list waits: by the same date that the list shows. */
async function oldestOf(isActive: MembershipStatus, by: 'createdAt' | 'updatedAt'): Promise<Date | null> {
  const [oldest] = await users.query({ where: [['isActive', isActive]], orderBy: by, limit: 1 });
  return oldest?.data[by] ?? null;
}
