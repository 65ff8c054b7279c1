import type { DailyJob } from 'contract/rules/jobs';
import { timeBudget } from '#model/base/time-budget.ts';
import { closeBills } from '#model/maintenance/close-bills.ts';
import { closeUnanswered } from '#model/maintenance/close-unanswered.ts';
import { repairCounters } from '#model/maintenance/counters.ts';
import { expireMembers } from '#model/maintenance/expiry.ts';
import { fingerprintProofs } from '#model/maintenance/fingerprint-proofs.ts';
import { mailCheckpoint } from '#model/maintenance/mail-checkpoint.ts';
import { migrateRecords } from '#model/maintenance/migrations.ts';
import { sweepOrphans } from '#model/maintenance/orphans.ts';
import { defaultJobOptions, type Job, runToEnd } from '#model/maintenance/report.ts';
import { clearLapsed } from '#model/maintenance/retention/clear-lapsed.ts';
import { forgetRemoved } from '#model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '#model/maintenance/retention/retention.ts';
import { sendReminders } from '#model/maintenance/send-reminders.ts';
import { updateLedger } from '#model/maintenance/update-ledger.ts';
import { completeRequests } from '#model/maintenance/waiting-requests.ts';
import { runJob } from './run-job.ts';

/** Daily jobs in their order. Each job may run at any time, repeatedly and concurrently with itself. */
export const dailyJobs: Readonly<Record<DailyJob, Job>> = {
  'migrate-records': migrateRecords,
  'expire-members': expireMembers,
  'send-reminders': sendReminders,
  'close-unanswered': closeUnanswered,
  'clear-lapsed': clearLapsed,
  'close-bills': closeBills,
  'keep-ledger': updateLedger,
  'complete-requests': completeRequests,
  retention: applyRetention,
  'forget-removed': forgetRemoved,
  'look-at-proofs': fingerprintProofs,
  'sweep-orphans': sweepOrphans,
  'repair-counters': repairCounters,
  'mail-checkpoint': mailCheckpoint,
};

/** Time budget within the 30 minutes of the function, so that the last job still ends. */
const budgetMs = 28 * 60_000;
/** Minimum time that is reserved for each of the jobs that follow. */
const reserveMs = 90_000;

/**
 * Runs all daily jobs in sequence. A job that fails does not stop the others. Each job continues while it has
 * work and the reserve of the others is untouched.
 */
export async function runDaily(
  jobs: Readonly<Partial<Record<DailyJob, Job>>> = dailyJobs,
  totalMs = budgetMs,
): Promise<void> {
  const end = performance.now() + totalMs;
  const entries = Object.entries(jobs) as [DailyJob, Job][];
  for (const [index, [name, job]] of entries.entries()) {
    const left = end - performance.now() - (entries.length - 1 - index) * reserveMs;
    await runJob(name, () => runToEnd(job, { ...defaultJobOptions, time: timeBudget(left) }));
  }
}
