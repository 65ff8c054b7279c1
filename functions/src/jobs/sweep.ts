import { log } from '#data/log.ts';
import { sweepIntents } from '#model/base/intent-sweep.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { isSealingLate } from '#model/seals/sealing.ts';
import { findLateJobs } from '#model/upkeep/job-runs.ts';
import { type JobReport, runToEnd, usualRun } from '#model/upkeep/report.ts';
import { runJob } from './run-job.ts';

/** Of the five minutes of the function. */
const sweepMs = 4 * 60_000;

/** Entries of the audit are sealed within two minutes. */
const sealedWithinMs = 15 * 60_000;

/** Intents that are asked for at once. */
const pageSize = 100;

async function settlePage(): Promise<JobReport> {
  const { settled, failures, isMore } = await sweepIntents(pageSize);
  return { done: { settled }, failures, findings: [], isMore };
}

/** Settles what requests left behind when their process died, and tells of jobs that did not run. */
export async function sweep(): Promise<void> {
  await runJob('sweep-intents', () => runToEnd(settlePage, { ...usualRun, time: timeBudget(sweepMs) }));
  for (const { job, endedAt } of await findLateJobs()) log('ERROR', 'job late', { job, endedAt });
  if (await isSealingLate(sealedWithinMs)) log('ERROR', 'job late', { job: 'seal-audit', endedAt: null });
}
