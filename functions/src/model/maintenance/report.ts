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

/** Report of a job that had nothing to do. */
export const emptyReport: JobReport = { done: {}, failures: [], findings: [], isMore: false };

/** Handles due items of one kind, and reports their number. A full page means that more may be due. */
export async function settle<T extends { readonly id: string }>(
  kind: string,
  due: readonly T[],
  work: (one: T) => Promise<unknown>,
  options: JobOptions,
): Promise<JobReport> {
  const { done, failures, isCut } = await forEachDue(due, skipInDryRun(options, work), options.time);
  return { ...emptyReport, done: { [kind]: done }, failures, isMore: isCut || due.length === options.limit };
}

/** Counts the results of a job that reads its rows page by page. `done` has its kinds of changes. */
export function startCount<Kind extends string>(options: JobOptions, done: Record<Kind, number>) {
  const failures: string[] = [];
  return {
    isFailing: () => failures.length >= maxFailures,
    /** Handles due items up to the limit of their kind. Returns whether it handled all of them. */
    async settle<T extends { readonly id: string }>(
      kind: Kind,
      due: readonly T[],
      work: (one: T) => Promise<unknown>,
    ): Promise<boolean> {
      const now = due.slice(0, Math.max(0, options.limit - done[kind]));
      const result = await forEachDue(now, skipInDryRun(options, work), options.time);
      done[kind] += result.done;
      failures.push(...result.failures);
      return now.length === due.length && !result.isCut;
    },
    toReport: (isMore: boolean): JobReport => ({ ...emptyReport, done, failures, isMore }),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const sumDone = (done: JobReport['done']): number =>
  Object.values(done).reduce((sum, count) => sum + count, 0);

/** Joins the reports of the parts of a job. */
export function joinReports(reports: readonly JobReport[]): JobReport {
  const done: Record<string, number> = {};
  for (const [kind, count] of reports.flatMap((report) => Object.entries(report.done))) {
    done[kind] = (done[kind] ?? 0) + count;
  }
  return {
    done,
    failures: unique(reports.flatMap(({ failures }) => failures)),
    findings: unique(reports.flatMap(({ findings }) => findings)),
    isMore: reports.some(({ isMore }) => isMore),
  };
}

const mergeRuns = (before: JobReport, next: JobReport): JobReport => ({
  ...joinReports([before, next]),
  alarms: unique([before, next].flatMap(({ alarms = [] }) => alarms)),
  isMore: next.isMore,
});

/**
 * Repeats a job while more is due, it makes progress, and there is time. A job that stopped with an alarm is
 * not repeated, nor is a dry run, which would find the same again.
 */
export async function runToEnd(job: Job, options: JobOptions): Promise<JobReport> {
  let report = await job(options);
  for (let last = report; shouldContinue(last, report, options); report = mergeRuns(report, last)) {
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
