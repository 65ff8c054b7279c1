import { isMailConfigured } from '#data/mail-transport.ts';
import { type TimeBudget, timeBudget } from '#model/base/time-budget.ts';
import { sendLetters } from '#model/mails/letters/send-letters.ts';
import { sendDueMails } from '#model/mails/texts/due-mails.ts';
import { emptyReport, type JobReport } from '#model/maintenance/report.ts';
import { runJob } from './run-job.ts';

async function sendDueLetters(time: TimeBudget): Promise<JobReport> {
  if (!isMailConfigured()) return emptyReport;
  // Mails about a reader's own actions never wait for letters.
  const { paused, isMore, ...done } = await sendLetters(time, async () => {
    await sendDueMails(time);
  });
  const findings = paused.map((subject) => `Surat "${subject}" dijeda: terlalu banyak email ditolak.`);
  return { ...emptyReport, done, findings, isMore };
}

/** Sends letters at the configured rate, within the time that the outbox left of `budgetMs`. */
export const sendDueLettersWithin = (budgetMs: number): Promise<void> =>
  runJob('send-letters', () => sendDueLetters(timeBudget(budgetMs)));
