import { isMailConfigured } from '#data/mail-transport.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { sendDueMails } from '#model/mails/due-mails.ts';
import type { JobReport } from '#model/upkeep/report.ts';
import { runJob } from './run-job.ts';

/** No mail is begun after it: the next run starts then, and one mail more takes less than what the function has left. */
const sendingMs = 55_000;

async function sendWaiting(): Promise<JobReport> {
  const nothing = { done: {}, failures: [], findings: [], isMore: false };
  if (!isMailConfigured()) return nothing;
  const { isMore, ...done } = await sendDueMails(timeBudget(sendingMs));
  return { ...nothing, done, isMore };
}

/** Sends what waits in the outbox; does nothing while no mail server is named. */
export const sendMails = (): Promise<void> => runJob('send-outbox', sendWaiting);
