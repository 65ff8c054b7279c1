import { isMailConfigured } from '#data/mail-transport.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { sendDueMails } from '#model/mails/texts/due-mails.ts';
import type { JobReport } from '#model/maintenance/report.ts';
import { runJob } from './run-job.ts';

/** Time for starting mails; one mail takes less time than the function then has left. */
const budgetMs = 55_000;

async function sendWaiting(): Promise<JobReport> {
  const nothing = { done: {}, failures: [], findings: [], isMore: false };
  if (!isMailConfigured()) return nothing;
  const { isMore, ...done } = await sendDueMails(timeBudget(budgetMs));
  return { ...nothing, done, isMore };
}

/** Sends the mails that wait in the outbox. Does nothing while no mail server is configured. */
export const sendMails = (): Promise<void> => runJob('send-outbox', sendWaiting);
