/** Time limit of an operation. Work that is running at its end is finished. */
export interface TimeBudget {
  isOver(): boolean;
}

/** Starts now, by the monotonic clock of the process, because the system clock may be changed. */
export function timeBudget(ms: number): TimeBudget {
  const end = performance.now() + ms;
  return { isOver: () => performance.now() >= end };
}

export const unlimited: TimeBudget = { isOver: () => false };

/**
 * Processes groups concurrently, and the items of a group in order. Starts no item after the time is over or
 * after a failure. Returns the number of items that were not started. Throws the first error, after all
 * running items have ended.
 */
export async function inParallel<T>(
  groups: readonly (readonly T[])[],
  concurrency: number,
  time: TimeBudget,
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  const waiting = [...groups];
  const failures: unknown[] = [];
  let left = groups.reduce((sum, { length }) => sum + length, 0);
  const runLane = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      for (const one of group) {
        if (time.isOver() || failures.length > 0) return;
        left -= 1;
        await work(one).catch((error: unknown) => failures.push(error));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runLane));
  if (failures.length > 0) throw failures[0];
  return left;
}
