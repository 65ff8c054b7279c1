import type { JobName } from 'contract/rules/jobs';
import { log } from '#data/log.ts';
import { readCheckpointLateness } from '#model/audit-log/checkpoint-due-entries.ts';
import { sweepIntents } from '#model/base/intent-sweep.ts';
import { timeBudget } from '#model/base/time-budget.ts';
import { sendEventNotices } from '#model/maintenance/events/event-notices.ts';
import { releasePlaces } from '#model/maintenance/events/release-places.ts';
import { remindUnpaid } from '#model/maintenance/events/remind-unpaid.ts';
import { findLateJobs } from '#model/maintenance/job-runs.ts';
import { continueImports, continueMerges } from '#model/maintenance/people/continue-imports.ts';
import { indexPeople } from '#model/maintenance/people/index-people.ts';
import {
  defaultJobOptions,
  emptyReport,
  type Job,
  type JobReport,
  runToEnd,
} from '#model/maintenance/report.ts';
import { runJob } from './run-job.ts';

/** Time budgets of the jobs within the five minutes of the function. */
const budgetMs = 2 * 60_000;
const eventsBudgetMs = 35_000;
const importsBudgetMs = 35_000;
const mergesBudgetMs = 20_000;

const pageSize = 100;

async function settlePage(): Promise<JobReport> {
  const { settled, failures, isMore } = await sweepIntents(pageSize);
  return { ...emptyReport, done: { settled }, failures, isMore };
}

const runWithin = (name: JobName, job: Job, ms: number): Promise<void> =>
  runJob(name, () => runToEnd(job, { ...defaultJobOptions, time: timeBudget(ms) }));

/**
 * Settles the intents of requests whose process died. Releases unpaid places of events, reminds of payments and
 * mails about events. Renews the snapshot of the people index. Continues imports and merges of members. Logs jobs that
 * did not run.
 */
export async function sweep(): Promise<void> {
  await runWithin('sweep-intents', settlePage, budgetMs);
  await runWithin('release-places', releasePlaces, eventsBudgetMs);
  await runWithin('remind-unpaid', remindUnpaid, eventsBudgetMs);
  await runWithin('event-notices', sendEventNotices, eventsBudgetMs);
  await runJob('index-people', () => indexPeople(defaultJobOptions));
  await runWithin('import-members', continueImports, importsBudgetMs);
  await runWithin('merge-members', continueMerges, mergesBudgetMs);
  for (const { job, endedAt } of await findLateJobs()) log('ERROR', 'job late', { job, endedAt });
  const { until, isLate } = await readCheckpointLateness();
  if (isLate) log('ERROR', 'job late', { job: 'checkpoint-audit', endedAt: until });
}
