import { AsyncLocalStorage } from 'node:async_hooks';

/** Counts the Firestore documents read on behalf of one request; tests hold them to requirements 9.2. */
interface Counter {
  reads: number;
}
const current = new AsyncLocalStorage<Counter>();

/** Runs `work` with a counter of its own; `counter.reads` holds the sum when it is done. */
export const countingReads = <T>(counter: Counter, work: () => Promise<T>): Promise<T> =>
  current.run(counter, work);

/** Adds billed document reads (a query that finds nothing is billed as one). */
export function countReads(documents: number): void {
  const counter = current.getStore();
  if (counter !== undefined) counter.reads += documents;
}
