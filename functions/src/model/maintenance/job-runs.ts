import { type JobName, type JobOutcome, jobNames, lateAfterMinutes } from 'contract/rules/jobs';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobRuns } from '#data/collections.ts';
import type { JobRunRecord } from '#data/maintenance-records.ts';
import type { JobReport } from './report.ts';

const emptyRun = {
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

/** Maximum number of stored texts of each kind. The log contains all. */
const maxStoredTexts = 5;

export function toOutcome({ failures, alarms = [], isMore }: JobReport): JobOutcome {
  if (failures.length + alarms.length > 0) return 'failed';
  return isMore ? 'incomplete' : 'done';
}

/** Records the start of a run. The result of the last run stays until this one ends. */
export const recordStart = (job: JobName): Promise<unknown> =>
  new Batch().merge(jobRuns, job, { startedAt: clock.now() }).commit();

export async function recordEnd(job: JobName, report: JobReport): Promise<void> {
  const { done, isMore, failures, alarms = [], findings } = report;
  await new Batch()
    .merge(jobRuns, job, {
      endedAt: clock.now(),
      outcome: toOutcome(report),
      done,
      isMore,
      failureCount: failures.length,
      failures: failures.slice(0, maxStoredTexts),
      alarms: alarms.slice(0, maxStoredTexts),
      findings: findings.slice(0, maxStoredTexts),
    })
    .commit();
}

export interface JobRun extends JobRunRecord {
  readonly job: JobName;
  readonly isLate: boolean;
}

const readStored = async () => new Map((await jobRuns.getMany(jobNames)).map(({ id, data }) => [id, data]));

function toJobRun(job: JobName, stored: JobRunRecord | undefined): JobRun {
  const record = { watchedSince: clock.now(), ...emptyRun, ...stored };
  const lateAt = (record.endedAt ?? record.watchedSince).getTime() + lateAfterMinutes(job) * 60_000;
  return { ...record, job, isLate: lateAt < clock.now().getTime() };
}

/** Reads the last run of each job, in the order of the day. */
export async function readJobRuns(): Promise<JobRun[]> {
  const stored = await readStored();
  return jobNames.map((job) => toJobRun(job, stored.get(job)));
}

/** Finds late jobs. A job that never ran is late some time after the first call. */
export async function findLateJobs(): Promise<JobRun[]> {
  const stored = await readStored();
  const unwatched = jobNames.filter((job) => stored.get(job)?.watchedSince === undefined);
  const batch = new Batch();
  for (const job of unwatched) batch.merge(jobRuns, job, { watchedSince: clock.now() });
  if (unwatched.length > 0) await batch.commit();
  return jobNames.map((job) => toJobRun(job, stored.get(job))).filter(({ isLate }) => isLate);
}
