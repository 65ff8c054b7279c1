import { closeThread, findUnansweredThreads } from '#model/admin/threads.ts';
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from '#model/maintenance/report.ts';

/** Marks answered messages as done that got no reply for `limits.messageThreads.doneAfterDays` days. */
export async function closeMessages(options: JobOptions): Promise<JobReport> {
  const { limit, time } = options;
  const due = await findUnansweredThreads(limit);
  const { done, failures, isCut } = await forEachDue(due, skipInDryRun(options, closeThread), time);
  return { done: { closed: done }, failures, findings: [], isMore: isCut || due.length === limit };
}
