import { closeThread, findUnansweredThreads } from '#model/admin/threads.ts';
import { type JobOptions, type JobReport, settle } from '#model/maintenance/report.ts';

/** Marks answered messages as done that got no reply for `limits.messageThreads.doneAfterDays` days. */
export async function closeMessages(options: JobOptions): Promise<JobReport> {
  return settle('closed', await findUnansweredThreads(options.limit), closeThread, options);
}
