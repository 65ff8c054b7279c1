import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<ReadTracker>();

/** Number of batches that this process has committed. */
let commits = 0;
/** Number of the last batch that wrote to a collection. */
const lastCommits = new Map<string, number>();

/** Remembers the collections that some work reads, so that its result is not used after a write to one of them. */
export class ReadTracker {
  readonly #commitsBefore = commits;
  readonly #collections = new Set<string>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  add(collection: string): void {
    this.#collections.add(collection);
  }

  /** Returns false once this process has written to a collection that the work read. Other processes do not count. */
  isCurrent(): boolean {
    return [...this.#collections].every((name) => (lastCommits.get(name) ?? 0) <= this.#commitsBefore);
  }
}

/** Notes a collection that the current work is about to read. */
export const noteRead = (collection: string): void => current.getStore()?.add(collection);

/** Notes the collections of a committed batch, also of one that may have failed. */
export function noteCommit(collections: Iterable<string>): void {
  commits += 1;
  for (const name of collections) lastCommits.set(name, commits);
}
