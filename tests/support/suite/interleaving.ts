import { vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { outsideBudget } from '../../../functions/src/data/context/read-counter.ts';

/**
 * Runs `happen` once, after the next request or job of this process has read and before its first write, as a
 * concurrent request would. `vi.restoreAllMocks()` undoes it.
 */
export function beforeNextWrite(interleaved: () => Promise<unknown>): void {
  const commit = store.commit.bind(store);
  vi.spyOn(store, 'commit').mockImplementationOnce(async (operations) => {
    await outsideBudget(interleaved);
    return commit(operations);
  });
}

/** Delays requests until `open` is called. Requests that arrive later pass immediately. */
export interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function makeGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
