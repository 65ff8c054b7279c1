import { limits } from 'contract/rules/limits';
import { transitions } from 'contract/rules/membership';
import { addYears, dayStart } from 'contract/text/dates';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { removeLapsed } from '#model/accounts/delete-user.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { type JobOptions, type JobReport, startCount } from '#model/maintenance/report.ts';
import { isUninvited } from '#model/people/profile/consent.ts';

const { lapsedYears, noticeDays } = limits.erasure;
/** Expired, or rejected at the last renewal. A member who waits for a decision has not lapsed. */
const lapsedStatuses = [transitions.expire.to, transitions.rejectRenew.to] as const;

const toLapsedLimit = (): Date => addYears(dayStart(clock.now()), -lapsedYears);

/** Returns the due action for a member; undefined within the days after the notice. */
function toDueAction({
  validUntil,
  lapseNotice: deletionNotice,
}: UserRecord): 'notices' | 'removed' | undefined {
  if (deletionNotice?.validUntil.getTime() !== validUntil?.getTime()) return 'notices';
  return deletionNotice && clock.now() >= dayStart(deletionNotice.at, noticeDays + 1) ? 'removed' : undefined;
}

/**
 * Sends members whose membership ended five years ago a notice, and deletes their account 30 days later; the
 * earliest end first. No account is deleted without a notice for its last end, and members who renew stay.
 */
export async function clearLapsed(options: JobOptions): Promise<JobReport> {
  const count = startCount(options, { notices: 0, removed: 0 });
  const actions = { notices: sendNotice, removed: removeLapsed } as const;
  for (const isActive of lapsedStatuses) {
    const query = {
      where: [['isActive', isActive]] as const,
      orderBy: 'validUntil' as const,
      before: toLapsedLimit(),
      limit: limits.jobs.maxReads,
    };
    for await (const page of users.inBatches(query, 500)) {
      // A person who was not invited gets no notice, and therefore stays.
      const members = page.filter(({ data }) => data.role === 'Member' && !isUninvited(data));
      let isAll = true;
      for (const kind of ['removed', 'notices'] as const) {
        const due = members.filter(({ data }) => toDueAction(data) === kind);
        isAll = (await count.settle(kind, due, actions[kind])) && isAll;
      }
      if (!isAll || count.isFailing()) return count.toReport(true);
    }
  }
  return count.toReport(false);
}

/** Stores the notice in the batch of the mail, so that no crash duplicates or loses it. */
async function sendNotice(user: Stored<UserRecord>): Promise<void> {
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
