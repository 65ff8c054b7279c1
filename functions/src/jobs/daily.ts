import type { DailyJob } from 'contract/rules/jobs';
import { timeBudget } from '#model/base/time-budget.ts';
import { closeBills } from '#model/upkeep/close-bills.ts';
import { closeUnanswered } from '#model/upkeep/close-unanswered.ts';
import { repairCounters } from '#model/upkeep/counters.ts';
import { expireMembers } from '#model/upkeep/expiry.ts';
import { keepLedger } from '#model/upkeep/keep-ledger.ts';
import { mailCheckpoint } from '#model/upkeep/mail-checkpoint.ts';
import { migrateRecords } from '#model/upkeep/migrations.ts';
import { sweepOrphans } from '#model/upkeep/orphans.ts';
import { lookAtProofs } from '#model/upkeep/proof-looks.ts';
import { sendReminders } from '#model/upkeep/reminders.ts';
import { type Job, runToEnd, usualRun } from '#model/upkeep/report.ts';
import { clearLapsed } from '#model/upkeep/retention/clear-lapsed.ts';
import { forgetRemoved } from '#model/upkeep/retention/forget-removed.ts';
import { applyRetention } from '#model/upkeep/retention/retention.ts';
import { completeRequests } from '#model/upkeep/waiting-requests.ts';
import { runJob } from './run-job.ts';

/** What is done every day, in this order. Each may be run at any time, again, and beside itself. */
export const dailyJobs: Readonly<Record<DailyJob, Job>> = {
  'migrate-records': migrateRecords,
  'expire-members': expireMembers,
  'send-reminders': sendReminders,
  'close-unanswered': closeUnanswered,
  'clear-lapsed': clearLapsed,
  'close-bills': closeBills,
  'keep-ledger': keepLedger,
  'complete-requests': completeRequests,
  retention: applyRetention,
  'forget-removed': forgetRemoved,
  'look-at-proofs': lookAtProofs,
  'sweep-orphans': sweepOrphans,
  'repair-counters': repairCounters,
  'mail-checkpoint': mailCheckpoint,
};

/** Of the 30 minutes of the function: what is begun last still ends. */
const dayMs = 28 * 60_000;
/** What each of those behind a job is left at least. */
const reserveMs = 90_000;

/**
 * Runs all daily jobs one after another; one that fails does not keep the others from running. Each goes on as long as
 * there is work and the others are left time for theirs.
 */
export async function runDaily(
  jobs: Readonly<Partial<Record<DailyJob, Job>>> = dailyJobs,
  totalMs = dayMs,
): Promise<void> {
  const end = performance.now() + totalMs;
  const entries = Object.entries(jobs) as [DailyJob, Job][];
  for (const [index, [name, job]] of entries.entries()) {
    const left = end - performance.now() - (entries.length - 1 - index) * reserveMs;
    await runJob(name, () => runToEnd(job, { ...usualRun, time: timeBudget(left) }));
  }
}
