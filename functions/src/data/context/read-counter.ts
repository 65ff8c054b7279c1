import { AsyncLocalStorage } from 'node:async_hooks';

/** Firestore document reads of one request, as Firestore bills them. */
export interface ReadCounter {
  reads: number;
  /** The reads among them that count towards the endpoint's budget. */
  budgeted: number;
}

const current = new AsyncLocalStorage<{ readonly counter: ReadCounter; readonly isBudgeted: boolean }>();

export const countingReads = <T>(counter: ReadCounter, work: () => Promise<T>): Promise<T> =>
  current.run({ counter, isBudgeted: true }, work);

/** Removes reads of vanished records from the budget after they were counted. */
export function excludeFromBudget(documents: number): void {
  const store = current.getStore();
  if (store?.isBudgeted) store.counter.budgeted -= documents;
}

/** Counts reads outside of the budget: retries, vanished records, and one-time work. */
export function outsideBudget<T>(work: () => T): T {
  const store = current.getStore();
  return store === undefined ? work() : current.run({ ...store, isBudgeted: false }, work);
}

/** Adds billed document reads. Firestore bills a query without results as one read. */
export function countReads(documents: number): void {
  const store = current.getStore();
  if (store === undefined) return;
  store.counter.reads += documents;
  if (store.isBudgeted) store.counter.budgeted += documents;
}
