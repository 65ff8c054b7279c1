import { WriteConflict } from '#data/batch.ts';
import { continueCreditReminder, dueCreditReminderId } from '#model/credits/reminders.ts';
import { emptyReport, type JobOptions, type JobReport } from './report.ts';

/** Reminds members of missing credits 180, 90 and 30 days before a period ends, each once. */
export async function remindCredits({ dryRun, time }: JobOptions): Promise<JobReport> {
  const id = dueCreditReminderId();
  let [reminders, isMore] = [0, id !== undefined];
  let after: string | undefined;
  while (id !== undefined && isMore && !time.isOver()) {
    try {
      const options = { isDryRun: dryRun, ...(dryRun && after !== undefined ? { after } : {}) };
      const { mails, last } = await continueCreditReminder(id, options);
      reminders += mails;
      after = last;
      isMore = last !== undefined;
    } catch (error) {
      // Another run continues at the same position.
      if (!(error instanceof WriteConflict)) throw error;
      break;
    }
  }
  return { ...emptyReport, done: { reminders }, isMore };
}
