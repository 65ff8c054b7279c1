import { limits } from 'contract/rules/limits';
import { WriteConflict } from '#data/batch.ts';
import { type TimeBudget, unlimited } from '#model/base/time-budget.ts';

export interface JobOptions {
  /** Reports the due changes, and writes nothing. */
  readonly dryRun: boolean;
  /** Maximum number of changes of one kind before the job queries again. */
  readonly limit: number;
  /** Also makes changes above the safety limits (decision 0012). */
  readonly force: boolean;
  /** After it, nothing is started; the next run continues. */
  readonly time: TimeBudget;
}

export const defaultJobOptions: JobOptions = {
  dryRun: false,
  limit: limits.jobs.maxWrites,
  force: false,
  time: unlimited,
};

export interface JobReport {
  /** Number of changes by kind; in a dry run the due ones. */
  readonly done: Readonly<Record<string, number>>;
  /** Failed changes with their errors. The next run tries again. */
  readonly failures: readonly string[];
  /** Facts that an admin should check. */
  readonly findings: readonly string[];
  /** Reasons why the job stopped before harm was done. An admin must check them before it continues. */
  readonly alarms?: readonly string[];
  readonly isMore: boolean;
}

export type Job = (options: JobOptions) => Promise<JobReport>;

/** More failures in one run mean that the database is unreachable, or the job is wrong. */
export const maxFailures = 10;

/**
 * Calls `work` for each due item. A failing item does not stop the others. One with a write conflict is left
 * for the next run, which reads it again.
 */
export async function forEachDue<T extends { readonly id: string }>(
  due: readonly T[],
  work: (one: T) => Promise<unknown>,
  time: TimeBudget = unlimited,
): Promise<{ done: number; failures: string[]; isCut: boolean }> {
  const failures: string[] = [];
  let done = 0;
  for (const one of due) {
    if (time.isOver()) return { done, failures, isCut: true };
    try {
      await work(one);
      done += 1;
    } catch (error) {
      if (error instanceof WriteConflict) continue;
      failures.push(`${one.id}: ${error instanceof Error ? error.message : String(error)}`);
      if (failures.length === maxFailures) break;
    }
  }
  return { done, failures, isCut: false };
}

/** In a dry run, all due items count as done. */
export const skipInDryRun =
  <T>({ dryRun }: Pick<JobOptions, 'dryRun'>, work: (one: T) => Promise<unknown>) =>
  async (one: T): Promise<void> => {
    if (!dryRun) await work(one);
  };

const union = (some: readonly string[] = [], more: readonly string[] = []): string[] => [
  ...new Set([...some, ...more]),
];

const sumDone = (done: JobReport['done']): number =>
  Object.values(done).reduce((sum, count) => sum + count, 0);

function mergeReports(before: JobReport, next: JobReport): JobReport {
  const kinds = union(Object.keys(before.done), Object.keys(next.done));
  return {
    done: Object.fromEntries(kinds.map((kind) => [kind, (before.done[kind] ?? 0) + (next.done[kind] ?? 0)])),
    failures: union(before.failures, next.failures),
    findings: union(before.findings, next.findings),
    alarms: union(before.alarms, next.alarms),
    isMore: next.isMore,
  };
}

/**
 * Repeats a job while more is due, it makes progress, and there is time. A job that stopped with an alarm is
 * not repeated, nor is a dry run, which would find the same again.
 */
export async function runToEnd(job: Job, options: JobOptions): Promise<JobReport> {
  let report = await job(options);
  for (let last = report; shouldContinue(last, report, options); report = mergeReports(report, last)) {
    last = await job(options);
  }
  return report;
}

const shouldContinue = (last: JobReport, all: JobReport, { dryRun, time }: JobOptions): boolean =>
  !dryRun &&
  last.isMore &&
  sumDone(last.done) > 0 &&
  all.failures.length < maxFailures &&
  (all.alarms ?? []).length === 0 &&
  !time.isOver();
