import type { Dashboard, MembershipCounts, Queue } from 'contract/admin/totals';
import { hasDuty } from 'contract/rules/admins/duties';
import { limits } from 'contract/rules/limits';
import type { MembershipStatus } from 'contract/rules/membership';
import { dayStart, monthKey } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { getBoth } from '#data/collection.ts';
import { contentTotals, memberMonths, memberTotals, outbox, totalsIds, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { MemberMonths } from '#data/totals-records.ts';
import { countPublished } from '#model/content/list-published.ts';
import { endingSoonDays } from '#model/people/profile/find-users.ts';
import { ensureUploadDates, type RequestStatus, uploadFields } from '#model/people/profile/upload-dates.ts';
import { countDueTasks } from '#model/people/records/tasks.ts';
import { readMessageTotals } from './contact-messages.ts';

/** Reads the dashboard (requirements 4.3). */
export async function readDashboard(admin: Stored<UserRecord>): Promise<Dashboard> {
  const now = clock.now();
  const totals = getBoth(memberTotals, totalsIds.members, contentTotals, totalsIds.content);
  const [
    [members, content],
    registrations,
    renewals,
    messages,
    failed,
    unclear,
    ending,
    standing,
    totalBlogs,
    dueTasks,
  ] = await Promise.all([
    totals,
    readQueue('waitingApproval'),
    totals.then(async ([members]) => {
      await ensureUploadDates(members?.data);
      return readQueue('RequestRenew');
    }),
    readMessageTotals(),
    countMails('failed'),
    countMails('unclear'),
    countEndingSoon(now),
    readMembershipCounts(now),
    countPublished(),
    hasDuty(admin.data, 'people') ? countDueTasks(admin.id) : 0,
  ]);
  const waiting = (status: MembershipStatus) => members?.data.byStatus[status] ?? 0;
  return {
    totalUsers: members?.data.all ?? 0,
    totalBlogs,
    totalEvent: content?.data.events ?? 0,
    totalJournal: content?.data.journals ?? 0,
    registrations: { waiting: waiting('waitingApproval'), ...registrations },
    renewals: { waiting: waiting('RequestRenew'), ...renewals },
    openMessages: messages.open,
    dueTasks,
    mails: { failed, unclear },
    ending,
    standing,
  };
}

/** Returns the time of the oldest request, as the list shows it, and the number of answered ones. */
async function readQueue(isActive: RequestStatus): Promise<Omit<Queue, 'waiting'>> {
  const where = [['isActive', isActive]] as const;
  const by = uploadFields[isActive];
  const [[oldest], answered] = await Promise.all([
    users.select(by).query({ where, orderBy: by, limit: 1 }),
    users.count({ where, orderBy: 'answer.answeredAt' }),
  ]);
  return { oldest: oldest?.data[by]?.toISOString() ?? null, answered };
}

const countMails = (state: 'failed' | 'unclear'): Promise<number> =>
  outbox.count({ where: [['state', state]], orderBy: 'createdAt', direction: 'desc' });

/** Counts the members, without admins, whose membership ends within a time range. */
const countEnding = (from: Date, before?: Date): Promise<number> =>
  users.count({ where: [['role', 'Member']], orderBy: 'validUntil', from, before });

async function countEndingSoon(now: Date): Promise<Dashboard['ending']> {
  const { from, before } = endingSoonDays(now);
  const [all, renewing] = await Promise.all([
    countEnding(from, before),
    users.count({ where: [['isActive', 'RequestRenew']], orderBy: 'validUntil', from, before }),
  ]);
  return { all, renewing };
}

async function readMembershipCounts(now: Date): Promise<MembershipCounts> {
  const [month, yearBefore] = [monthStart(now, 0), monthStart(now, limits.membershipTrendMonths)];
  const [good, leftThisMonth, left, months] = await Promise.all([
    countEnding(dayStart(now)),
    countEnding(month, dayStart(now)),
    countEnding(yearBefore, month),
    memberMonths.get(totalsIds.memberMonths),
  ]);
  const joinedThisMonth = countJoined(months?.data, now, 0);
  const joined = Array.from({ length: limits.membershipTrendMonths }, (_, index) =>
    countJoined(months?.data, now, index + 1),
  ).reduce((sum, count) => sum + count, 0);
  // Members of the first year had nothing to renew; all other members in good standing have renewed.
  const renewed = Math.max(0, good + leftThisMonth - joinedThisMonth - joined);
  const due = renewed + left;
  return {
    good,
    joined,
    joinedThisMonth,
    left,
    leftThisMonth,
    renewalRate: due === 0 ? null : renewed / due,
  };
}

const monthStart = (now: Date, back: number): Date => dayStart(`${monthKey(now, back)}-01`);

const countJoined = (months: MemberMonths | undefined, now: Date, back: number): number =>
  months?.[monthKey(now, back)]?.joined ?? 0;
