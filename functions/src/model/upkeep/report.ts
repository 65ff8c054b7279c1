import { limits } from 'contract/rules/limits';
import { WriteConflict } from '#data/batch.ts';
import { type TimeBudget, unlimited } from '#model/base/time-budget.ts';

/** How a job is to run. */
export interface JobOptions {
  /** Tells what would be done, and writes nothing. */
  readonly dryRun: boolean;
  /** Most things of one kind that are changed before the job asks anew what is due. */
  readonly limit: number;
  /** Does what looks like too much at once, too (decision 0012). */
  readonly force: boolean;
  /** Nothing is begun when it is over: the next run goes on. */
  readonly time: TimeBudget;
}

/** A run by the schedule, without its time. */
export const usualRun: JobOptions = {
  dryRun: false,
  limit: limits.jobs.changes,
  force: false,
  time: unlimited,
};

/** What a run came to. */
export interface JobReport {
  /** What was done, by kind; in a dry run what would have been. */
  readonly done: Readonly<Record<string, number>>;
  /** What could not be done, and why: the next run tries again. */
  readonly failures: readonly string[];
  /** What a person should look at. */
  readonly findings: readonly string[];
  /** Why it stopped before anything was harmed: a person has to look before it goes on. */
  readonly alarms?: readonly string[];
  /** More is due than was done. */
  readonly isMore: boolean;
}

export type Job = (options: JobOptions) => Promise<JobReport>;

/** So many in one run are no accidents: the store is out of reach, or the job itself is wrong. */
export const mostFailures = 10;

/**
 * Does the same for each of some things, while there is time. One that fails leaves the others alone; one that somebody
 * else changed in between is left for the next run, which sees what it has become.
 *
 * @returns how many were done, what went wrong, and whether the time was over before the last of them
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
      if (failures.length === mostFailures) break;
    }
  }
  return { done, failures, isCut: false };
}

/** In a dry run everything that is due counts as done. */
export const unlessDry =
  <T>({ dryRun }: Pick<JobOptions, 'dryRun'>, work: (one: T) => Promise<unknown>) =>
  async (one: T): Promise<void> => {
    if (!dryRun) await work(one);
  };

const both = (some: readonly string[] = [], more: readonly string[] = []): string[] => [
  ...new Set([...some, ...more]),
];

const sumOf = (done: JobReport['done']): number => Object.values(done).reduce((sum, count) => sum + count, 0);

function together(before: JobReport, next: JobReport): JobReport {
  const kinds = both(Object.keys(before.done), Object.keys(next.done));
  return {
    done: Object.fromEntries(kinds.map((kind) => [kind, (before.done[kind] ?? 0) + (next.done[kind] ?? 0)])),
    failures: both(before.failures, next.failures),
    findings: both(before.findings, next.findings),
    alarms: both(before.alarms, next.alarms),
    isMore: next.isMore,
  };
}

/**
 * Has a job go on for as long as more is due, it gets on with it, and there is time. What stops a job is not repeated,
 * nor is a dry run, which would find the same again.
 */
export async function runToEnd(job: Job, options: JobOptions): Promise<JobReport> {
  let report = await job(options);
  for (let last = report; mayGoOn(last, report, options); report = together(report, last)) {
    last = await job(options);
  }
  return report;
}

const mayGoOn = (last: JobReport, all: JobReport, { dryRun, time }: JobOptions): boolean =>
  !dryRun &&
  last.isMore &&
  sumOf(last.done) > 0 &&
  all.failures.length < mostFailures &&
  (all.alarms ?? []).length === 0 &&
  !time.isOver();
