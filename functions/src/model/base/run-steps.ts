import { clock } from '#data/clock.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { type TimeBudget, timeBudget } from './time-budget.ts';

/** Another run that works on the same record makes steps of this one fail. */
const maxStepAttempts = 8;
const runMs = 8000;

/** Long work on one record, whose steps each commit one batch with the position. */
interface Steps<T> {
  /** Runs the next step, if the record is running. Returns the record. Safe to repeat. */
  readonly runStep: () => Promise<T>;
  readonly isRunning: (record: T) => boolean;
  /** Maximum number of steps of one call. */
  readonly maxSteps: number;
}

/**
 * Runs steps until the work ends, the time is over, or the maximum of one call is reached. Returns the record. Safe to
 * call concurrently, and after a run died at any step. Throws as `runStep`; `conflict` if others were always faster.
 */
export async function runSteps<T>(
  { runStep, isRunning, maxSteps }: Steps<T>,
  time: TimeBudget = timeBudget(runMs),
): Promise<T> {
  const step = () => retryOnConflict(runStep, maxStepAttempts);
  let record = await step();
  for (let steps = 1; steps < maxSteps && isRunning(record) && !time.isOver(); steps += 1)
    record = await step();
  return record;
}

/** Time after which no open screen continues the work any more. */
const stalledMs = 60_000;

/** Returns the time before which the last step of stalled work ended. */
export const stalledBefore = (): Date => new Date(clock.now().getTime() - stalledMs);
