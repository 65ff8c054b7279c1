import { limits } from 'contract/rules/limits';
import { transitions } from 'contract/rules/membership';
import { dayStart } from 'contract/words/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { removeLapsed } from '#model/accounts/removal.ts';
import { queueMail } from '#model/base/outbox.ts';
import {
  forEachDue,
  type JobOptions,
  type JobReport,
  mostFailures,
  unlessDry,
} from '#model/upkeep/report.ts';

const { lapsedYears, noticeDays } = limits.erasure;
/** Ended, or turned down at the last renewal; who waits for a decision is no lapsed member. */
const lapsedStatuses = [transitions.expire.to, transitions.rejectRenew.to] as const;

/** Memberships that ended before this moment lapsed too long ago: the same day of the year in Jakarta, years back. */
function lapsedBefore(): Date {
  const today = dayStart(clock.now());
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() - lapsedYears);
  return day;
}

/** What is due for somebody now; undefined while the days since the notice run. */
function dueWorkOf({ validUntil, lapseNotice }: UserRecord): 'notices' | 'removed' | undefined {
  if (lapseNotice?.validUntil.getTime() !== validUntil?.getTime()) return 'notices';
  return lapseNotice && clock.now() >= dayStart(lapseNotice.at, noticeDays + 1) ? 'removed' : undefined;
}

/**
 * Tells those whose membership ended five years ago that their account goes, and removes it 30 days after that; who
 * ended first is first. Nobody is removed without having been told of this end, and who renews meanwhile stays.
 */
export async function clearLapsed(options: JobOptions): Promise<JobReport> {
  const done = { notices: 0, removed: 0 };
  const failures: string[] = [];
  const actions = { notices: notice, removed: removeLapsed } as const;
  let isMore = false;
  for (const isActive of lapsedStatuses) {
    const query = {
      where: [['isActive', isActive]] as const,
      orderBy: 'validUntil' as const,
      before: lapsedBefore(),
      limit: limits.jobs.looks,
    };
    for await (const people of users.inBatches(query, 500)) {
      const members = people.filter(({ data }) => data.role === 'Member');
      for (const kind of ['removed', 'notices'] as const) {
        const due = members.filter(({ data }) => dueWorkOf(data) === kind);
        const now = due.slice(0, options.limit - done[kind]);
        const result = await forEachDue(now, unlessDry(options, actions[kind]), options.time);
        done[kind] += result.done;
        failures.push(...result.failures);
        isMore ||= now.length < due.length || result.isCut;
      }
      if (isMore || failures.length >= mostFailures) return { done, failures, findings: [], isMore: true };
    }
  }
  return { done, failures, findings: [], isMore };
}

/** Kept on the record, in the same batch as the mail: no order of runs and crashes doubles or loses one. */
async function notice(user: Stored<UserRecord>): Promise<void> {
  const { validUntil } = user.data;
  if (validUntil === null) return;
  const batch = new Batch();
  batch.update(users, user.id, { lapseNotice: { validUntil, at: clock.now() } }, user.version);
  queueMail(batch, 'account-lapsing', user, {
    validUntil: validUntil.toISOString(),
    deletedAfter: dayStart(clock.now(), noticeDays).toISOString(),
  });
  await batch.commit();
}
