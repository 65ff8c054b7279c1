import { isMailConfigured } from '#data/mail-transport.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { sendDueMails } from '#model/mails/texts/due-mails.ts';
import { emptyReport, type JobReport } from '#model/maintenance/report.ts';
import { runJob } from './run-job.ts';

/** Time for starting mails; one mail takes less time than the function then has left. */
const budgetMs = 55_000;

async function sendWaiting(): Promise<JobReport> {
  if (!isMailConfigured()) return emptyReport;
  const { isMore, ...done } = await sendDueMails(timeBudget(budgetMs));
  return { ...emptyReport, done, isMore };
}

/** Sends the mails that wait in the outbox. Does nothing while no mail server is configured. */
export const sendMails = (): Promise<void> => runJob('send-outbox', sendWaiting);
