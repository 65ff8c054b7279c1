import type { Stored } from '#data/queries.ts';
import { endCancelledPlace } from '#model/event-refunds/cancelled-events.ts';
import type { EventNoticeRecord } from '#model/event-registrations/notices/notice-records.ts';
import { continueNotice, createReminders, findWaitingNotices } from '#model/event-registrations/notices.ts';
import { forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';

const noticesPerRun = 20;

/** Creates due reminders, and queues the next mails of all notices about events. */
export async function sendEventNotices({ time }: JobOptions): Promise<JobReport> {
  const reminders = await createReminders();
  const waiting = await findWaitingNotices(noticesPerRun);
  let mails = 0;
  const continueOne = async (notice: Stored<EventNoticeRecord>) => {
    mails += await continueNotice(notice, endCancelledPlace);
  };
  const { failures, isCut } = await forEachDue(waiting, continueOne, time);
  const isMore = isCut || (await findWaitingNotices(1)).length > 0;
  return { done: { reminders, mails }, failures, findings: [], isMore: isMore && failures.length === 0 };
}
