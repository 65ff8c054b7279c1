/** Limits the concurrency of one kind of work in this process. Further work waits in order of arrival. */
export function limitConcurrency(maxConcurrent: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Pass the slot on without releasing it, so that no new work overtakes the waiting one.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
