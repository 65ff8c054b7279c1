import { isRestoring } from '#model/base/restoring.ts';
import { closeUnanswered } from '#model/upkeep/close-unanswered.ts';
import { repairCounters } from '#model/upkeep/counters.ts';
import { expireMembers } from '#model/upkeep/expiry.ts';
import { migrateRecords } from '#model/upkeep/migrations.ts';
import { sweepOrphans } from '#model/upkeep/orphans.ts';
import { lookAtProofs } from '#model/upkeep/proof-looks.ts';
import { sendReminders } from '#model/upkeep/reminders.ts';
import { type Job, type JobReport, usualRun } from '#model/upkeep/report.ts';
import { applyRetention } from '#model/upkeep/retention.ts';
import { completeRequests } from '#model/upkeep/waiting-requests.ts';

/** What is done every day, in this order. Each may be run at any time, again, and beside itself. */
export const dailyJobs = {
  'migrate-records': migrateRecords,
  'expire-members': expireMembers,
  'send-reminders': sendReminders,
  'close-unanswered': closeUnanswered,
  'complete-requests': completeRequests,
  retention: applyRetention,
  'look-at-proofs': lookAtProofs,
  'sweep-orphans': sweepOrphans,
  'repair-counters': repairCounters,
} as const satisfies Record<string, Job>;

export type DailyJob = keyof typeof dailyJobs;

type Severity = 'INFO' | 'WARNING' | 'ERROR';

const log = (severity: Severity, entry: object): void => {
  process.stdout.write(`${JSON.stringify({ severity, message: 'daily job', ...entry })}\n`);
};

/** Failures are tried again by the next run; findings are for a person. */
const severityOf = ({ failures, findings }: JobReport): Severity => {
  if (failures.length > 0) return 'ERROR';
  return findings.length > 0 ? 'WARNING' : 'INFO';
};

/**
 * Runs all daily jobs one after another; one that fails is logged and does not keep the others from running. While a
 * backup is brought back none of them runs.
 */
export async function runDaily(jobs: Readonly<Record<string, Job>> = dailyJobs): Promise<void> {
  if (await isRestoring()) {
    log('WARNING', { findings: ['a backup is being brought back: no job was run'] });
    return;
  }
  for (const [job, run] of Object.entries(jobs)) {
    try {
      const report = await run(usualRun);
      log(severityOf(report), { job, ...report });
    } catch (error) {
      log('ERROR', { job, error: error instanceof Error ? error.stack : String(error) });
    }
  }
}
