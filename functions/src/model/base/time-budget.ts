/** The time that something may go on; what is under way when it is over is finished. */
export interface TimeBudget {
  isOver(): boolean;
}

/** From now on. Measured by the process's own watch: the clock of the machine may be set. */
export function timeBudget(ms: number): TimeBudget {
  const end = performance.now() + ms;
  return { isOver: () => performance.now() >= end };
}

export const unlimited: TimeBudget = { isOver: () => false };

/**
 * Does some groups of things at once, within a group one after another, the first groups first. Begins nothing when the
 * time is over, or after something failed.
 *
 * @param lanes groups at once
 * @returns how many things were not begun as the time was over
 * @throws what the first of them threw, once all that were under way have ended
 */
export async function inParallel<T>(
  groups: readonly (readonly T[])[],
  lanes: number,
  time: TimeBudget,
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  const waiting = [...groups];
  const failures: unknown[] = [];
  let left = groups.reduce((sum, { length }) => sum + length, 0);
  const lane = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      for (const one of group) {
        if (time.isOver() || failures.length > 0) return;
        left -= 1;
        await work(one).catch((error: unknown) => failures.push(error));
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
  return left;
}
