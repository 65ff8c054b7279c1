import { type JobName, type JobOutcome, jobNames, jobs } from 'contract/rules/jobs';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobRuns } from '#data/collections.ts';
import type { JobRunRecord } from '#data/upkeep-records.ts';
import type { JobReport } from './report.ts';

const none = {
  startedAt: null,
  endedAt: null,
  outcome: 'awaited' as const,
  done: {},
  isMore: false,
  failureCount: 0,
  failures: [],
  alarms: [],
  findings: [],
};

/** Texts of a kind that are kept of a run; the log has all. */
const keptTexts = 5;

export function outcomeOf({ failures, alarms = [], isMore }: JobReport): JobOutcome {
  if (failures.length + alarms.length > 0) return 'failed';
  return isMore ? 'incomplete' : 'done';
}

/** Notes that a run begins; what the one before came to stays until this one ends. */
export const noteStart = (job: JobName): Promise<unknown> =>
  new Batch().merge(jobRuns, job, { startedAt: clock.now() }).commit();

export async function noteEnd(job: JobName, report: JobReport): Promise<void> {
  const { done, isMore, failures, alarms = [], findings } = report;
  await new Batch()
    .merge(jobRuns, job, {
      endedAt: clock.now(),
      outcome: outcomeOf(report),
      done,
      isMore,
      failureCount: failures.length,
      failures: failures.slice(0, keptTexts),
      alarms: alarms.slice(0, keptTexts),
      findings: findings.slice(0, keptTexts),
    })
    .commit();
}

export interface JobRun extends JobRunRecord {
  readonly job: JobName;
  /** No run has ended for longer than it may take. */
  readonly isLate: boolean;
}

const readStored = async () => new Map((await jobRuns.getMany(jobNames)).map(({ id, data }) => [id, data]));

function runOf(job: JobName, stored: JobRunRecord | undefined): JobRun {
  const record = { watchedSince: clock.now(), ...none, ...stored };
  const lateAt = (record.endedAt ?? record.watchedSince).getTime() + jobs[job].lateAfterMinutes * 60_000;
  return { ...record, job, isLate: lateAt < clock.now().getTime() };
}

/** The last run of each job, in the order of the day. A read for each. */
export async function readJobRuns(): Promise<JobRun[]> {
  const stored = await readStored();
  return jobNames.map((job) => runOf(job, stored.get(job)));
}

/**
 * Looks after the jobs: one that has never run counts as late some time after the first look.
 *
 * @returns those that are late
 */
export async function findLateJobs(): Promise<JobRun[]> {
  const stored = await readStored();
  const unwatched = jobNames.filter((job) => stored.get(job)?.watchedSince === undefined);
  const batch = new Batch();
  for (const job of unwatched) batch.merge(jobRuns, job, { watchedSince: clock.now() });
  if (unwatched.length > 0) await batch.commit();
  return jobNames.map((job) => runOf(job, stored.get(job))).filter(({ isLate }) => isLate);
}
