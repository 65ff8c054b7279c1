import { type DailyJob, dailyJobNames } from 'contract/rules/jobs';
import { timeBudget } from '#model/base/time-budget.ts';
import { changeEmails } from '#model/maintenance/change-emails.ts';
import { closeBills } from '#model/maintenance/close-bills.ts';
import { closeUnanswered } from '#model/maintenance/close-unanswered.ts';
import { completeRequests } from '#model/maintenance/complete-requests.ts';
import { repairCounters } from '#model/maintenance/counters.ts';
import { expireMembers } from '#model/maintenance/expire-members.ts';
import { fingerprintProofs } from '#model/maintenance/fingerprint-proofs.ts';
import { mailCheckpoint } from '#model/maintenance/mail-checkpoint.ts';
import { closeMessages } from '#model/maintenance/messages/close-messages.ts';
import { migrateRecords } from '#model/maintenance/migrate-records.ts';
import { sweepOrphans } from '#model/maintenance/orphans.ts';
import { countCredits } from '#model/maintenance/people/count-credits.ts';
import { endPauses } from '#model/maintenance/people/end-pauses.ts';
import { storeDoubles } from '#model/maintenance/people/store-doubles.ts';
import { remindCredits } from '#model/maintenance/remind-credits.ts';
import { defaultJobOptions, type Job, runToEnd } from '#model/maintenance/report.ts';
import { clearLapsed } from '#model/maintenance/retention/clear-lapsed.ts';
import { deleteAccounts } from '#model/maintenance/retention/delete-accounts.ts';
import { forgetRemoved } from '#model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '#model/maintenance/retention/retention.ts';
import { sendReminders } from '#model/maintenance/send-reminders.ts';
import { updateLedger } from '#model/maintenance/update-ledger.ts';
import { runJob } from './run-job.ts';

/** Implementations of the daily jobs. Each may run at any time, repeatedly and concurrently with itself. */
export const dailyJobs: Readonly<Record<DailyJob, Job>> = {
  'change-emails': changeEmails,
  'clear-lapsed': clearLapsed,
  'close-bills': closeBills,
  'close-messages': closeMessages,
  'close-unanswered': closeUnanswered,
  'complete-requests': completeRequests,
  'count-credits': countCredits,
  'delete-accounts': deleteAccounts,
  'end-pauses': endPauses,
  'expire-members': expireMembers,
  'find-doubles': storeDoubles,
  'forget-removed': forgetRemoved,
  'keep-ledger': updateLedger,
  'look-at-proofs': fingerprintProofs,
  'mail-checkpoint': mailCheckpoint,
  'migrate-records': migrateRecords,
  'remind-credits': remindCredits,
  'repair-counters': repairCounters,
  'send-reminders': sendReminders,
  'sweep-orphans': sweepOrphans,
  retention: applyRetention,
};

/** Time budget within the 30 minutes of the function, so that the last job still ends. */
const budgetMs = 28 * 60_000;
/** Minimum time that is reserved for each of the jobs that follow. */
const reserveMs = 60_000;

/**
 * Runs all daily jobs in the order of `dailyJobNames`. A failed job does not stop the others. Each job
 * continues while it has work and the reserve of the others is untouched.
 */
export async function runDaily(
  jobs: Readonly<Partial<Record<DailyJob, Job>>> = dailyJobs,
  totalMs = budgetMs,
): Promise<void> {
  const end = performance.now() + totalMs;
  const due = dailyJobNames.flatMap((name) => {
    const job = jobs[name];
    return job === undefined ? [] : [{ name, job }];
  });
  for (const [index, { name, job }] of due.entries()) {
    const left = end - performance.now() - (due.length - 1 - index) * reserveMs;
    await runJob(name, () => runToEnd(job, { ...defaultJobOptions, time: timeBudget(left) }));
  }
}
