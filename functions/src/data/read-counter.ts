import { AsyncLocalStorage } from 'node:async_hooks';

/** The Firestore documents that one request has read, as Firestore bills them. */
export interface ReadCounter {
  reads: number;
  /** Those among them that the endpoint's budget is held to. */
  budgeted: number;
}

const current = new AsyncLocalStorage<{ readonly counter: ReadCounter; readonly isBudgeted: boolean }>();

/** Runs `work` with a counter of its own; `counter` holds the sums when it is done. */
export const countingReads = <T>(counter: ReadCounter, work: () => Promise<T>): Promise<T> =>
  current.run({ counter, isBudgeted: true }, work);

/**
 * Runs `work` whose reads are counted, yet not held against the budget: it looks again because somebody else was
 * faster, an answer got lost, or what was asked for is gone; or it does what is done once and for all.
 */
export function outsideBudget<T>(work: () => T): T {
  const store = current.getStore();
  return store === undefined ? work() : current.run({ ...store, isBudgeted: false }, work);
}

/** Adds billed document reads (a query that finds nothing is billed as one). */
export function countReads(documents: number): void {
  const store = current.getStore();
  if (store === undefined) return;
  store.counter.reads += documents;
  if (store.isBudgeted) store.counter.budgeted += documents;
}
