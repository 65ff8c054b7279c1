import { vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { outsideBudget } from '../../../functions/src/data/read-counter.ts';

/**
 * Has something happen once the next request or job in this process has read, right before its first write: what
 * another request at the same moment would do. Undone by `vi.restoreAllMocks()`.
 */
export function beforeNextWrite(happen: () => Promise<unknown>): void {
  const commit = store.commit.bind(store);
  vi.spyOn(store, 'commit').mockImplementationOnce(async (operations) => {
    await outsideBudget(happen);
    return commit(operations);
  });
}
