import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { systemActor } from '#model/base/actors.ts';
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from '#model/maintenance/report.ts';
import { mayReceiveUnsolicitedMail } from '#model/people/profile/consent.ts';
import { endReadPause, noticeReturn } from '#model/people/terms/pauses.ts';

const isOver = ({ pausedUntil }: UserRecord): boolean => (pausedUntil ?? clock.now()) <= clock.now();

const needsNotice = (user: UserRecord): boolean =>
  !isOver(user) &&
  (user.pausedFrom ?? clock.now()) <= clock.now() &&
  user.pauseNotice?.getTime() !== user.pausedUntil?.getTime() &&
  mayReceiveUnsolicitedMail(user);

/** Ends pauses on the day of the return, and notifies members a week before. */
export async function endPauses(options: JobOptions): Promise<JobReport> {
  const returning = await users.query({
    orderBy: 'pausedUntil',
    from: new Date(0),
    before: dayStart(clock.now(), limits.pauseNoticeDays + 1),
    limit: options.limit,
  });
  const act = (user: Stored<UserRecord>) =>
    isOver(user.data) ? endReadPause(user, systemActor) : noticeReturn(user);
  const due = returning.filter(({ data }) => isOver(data) || needsNotice(data));
  const ended = due.filter(({ data }) => isOver(data)).length;
  const { done, failures, isCut } = await forEachDue(due, skipInDryRun(options, act), options.time);
  return {
    done: { ended: Math.min(ended, done), notices: Math.max(0, done - ended) },
    failures,
    findings: [],
    isMore: isCut || returning.length === options.limit,
  };
}
