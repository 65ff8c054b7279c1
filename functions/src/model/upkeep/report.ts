import { limits } from 'contract/rules/limits';
import { WriteConflict } from '#data/batch.ts';

/** How a job is to run. */
export interface JobOptions {
  /** Tells what would be done, and writes nothing. */
  readonly dryRun: boolean;
  /** Most things of one kind that this run changes; the next run goes on. */
  readonly limit: number;
  /** Does what looks like too much at once, too (decision 0012). */
  readonly force: boolean;
}

/** A run by the schedule. */
export const usualRun: JobOptions = { dryRun: false, limit: limits.jobs.changes, force: false };

/** What a run came to. */
export interface JobReport {
  /** What was done, by kind; in a dry run what would have been. */
  readonly done: Readonly<Record<string, number>>;
  /** What could not be done, and why: the next run tries again. */
  readonly failures: readonly string[];
  /** What a person should look at. */
  readonly findings: readonly string[];
  /** More is due than one run does. */
  readonly isMore: boolean;
}

export type Job = (options: JobOptions) => Promise<JobReport>;

/** So many in one run are no accidents: the store is out of reach, or the job itself is wrong. */
export const mostFailures = 10;

/**
 * Does the same for each of some things. One that fails leaves the others alone; one that somebody else changed in
 * between is left for the next run, which sees what it has become.
 *
 * @returns how many were done, and what went wrong
 */
export async function forEachDue<T extends { readonly id: string }>(
  due: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<{ done: number; failures: string[] }> {
  const failures: string[] = [];
  let done = 0;
  for (const one of due) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      if (error instanceof WriteConflict) continue;
      failures.push(`${one.id}: ${error instanceof Error ? error.message : String(error)}`);
      if (failures.length === mostFailures) break;
    }
  }
  return { done, failures };
}

/** In a dry run everything that is due counts as done. */
export const unlessDry =
  <T>({ dryRun }: Pick<JobOptions, 'dryRun'>, work: (one: T) => Promise<unknown>) =>
  async (one: T): Promise<void> => {
    if (!dryRun) await work(one);
  };
