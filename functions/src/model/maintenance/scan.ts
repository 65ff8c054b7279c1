import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Collection } from '#data/collection.ts';
import { jobCursors } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { JobOptions } from './report.ts';

/** A page of all rows, and the start of the next page; null after the last. */
export interface ScanPage<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

/** Returns a reader of all documents of a collection in the order of their ids, in pages of this size. */
export const readPagesOf =
  <T>({ byId }: Pick<Collection<T>, 'byId'>, pageSize: number) =>
  async (after: string | null): Promise<ScanPage<Stored<T>>> => {
    const rows = await byId(after, pageSize);
    return { rows, next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null) };
  };

/**
 * Scans all rows over several runs. Starts where the last run stopped (cursor `name`), and after the end from
 * the beginning. Stores the cursor after each page, so `handlePage` can get a page twice. It returns false to
 * stop the run before the next page. Returns whether there are more rows.
 */
export async function scan<T>(
  name: string,
  { dryRun, time }: Pick<JobOptions, 'dryRun' | 'time'>,
  read: (after: string | null) => Promise<ScanPage<T>>,
  handlePage: (rows: readonly T[]) => Promise<boolean>,
): Promise<boolean> {
  let after = (await jobCursors.get(name))?.data.after ?? null;
  while (!time.isOver()) {
    const { rows, next } = await readFrom(after, read);
    if (!(await handlePage(rows))) return true;
    after = next;
    if (!dryRun) await new Batch().merge(jobCursors, name, { after, at: clock.now() }).commit();
    if (after === null) return false;
  }
  return true;
}

/** An unknown cursor restarts the scan from the beginning. */
async function readFrom<T>(
  after: string | null,
  read: (after: string | null) => Promise<ScanPage<T>>,
): Promise<ScanPage<T>> {
  if (after === null) return read(null);
  try {
    return await read(after);
  } catch {
    return read(null);
  }
}
