import { events } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { endCancelledPlace } from '#model/events/refunds/cancel-place.ts';
import { endCancelledGroup } from '#model/events/refunds/end-group.ts';
import type { EventNoticeRecord } from '#model/events/registration/notices/notice-records.ts';
import { continueNotice, createReminders, findWaitingNotices } from '#model/events/registration/notices.ts';
import { emptyReport, forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';

const noticesPerRun = 20;

/** Creates due reminders, and queues the next mails of all notices about events. */
export async function sendEventNotices({ time }: JobOptions): Promise<JobReport> {
  const reminders = await createReminders();
  const waiting = await findWaitingNotices(noticesPerRun);
  let mails = 0;
  const continueOne = async (notice: Stored<EventNoticeRecord>) => {
    if (notice.data.kind === 'cancelled') mails += await endGroups(notice.data, time);
    // The next run continues with the other groups.
    if (!time.isOver()) mails += await continueNotice(notice, endCancelledPlace);
  };
  const { failures, isCut } = await forEachDue(waiting, continueOne, time);
  const isMore = isCut || (await findWaitingNotices(1)).length > 0;
  return { ...emptyReport, done: { reminders, mails }, failures, isMore: isMore && failures.length === 0 };
}

/** Ends the groups of a cancelled event, before its single places. Returns the number of mails. */
async function endGroups(
  { event: id, reason }: EventNoticeRecord,
  time: JobOptions['time'],
): Promise<number> {
  const event = await events.get(id);
  for (let mails = 0; ; ) {
    const queued = event === undefined || time.isOver() ? undefined : await endCancelledGroup(event, reason);
    if (queued === undefined) return mails;
    mails += queued;
  }
}
