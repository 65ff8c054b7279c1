import { limits } from 'contract/rules/limits';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobCursors } from '#data/collections.ts';
import type { JobOptions } from './report.ts';

/** A part of everything there is, and where the next part begins; null behind the last. */
export interface Part<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

/**
 * Looks at everything of a kind by and by: from where the run before stopped, as far as one run looks, and anew after
 * the end. The place is kept after each part, so that a run that died is taken up there.
 *
 * @param name under which the place is kept
 * @param read gives the part that begins at a place; null stands for the beginning
 * @param look is given each part, and may see one again
 * @returns whether there is more behind what was looked at
 */
export async function walk<T>(
  name: string,
  { dryRun }: Pick<JobOptions, 'dryRun'>,
  read: (after: string | null) => Promise<Part<T>>,
  look: (rows: readonly T[]) => Promise<void>,
): Promise<boolean> {
  let after = (await jobCursors.get(name))?.data.after ?? null;
  for (let rowCount = 0; rowCount < limits.jobs.looks; ) {
    const { rows, next } = await readFrom(after, read);
    await look(rows);
    after = next;
    if (!dryRun) await new Batch().merge(jobCursors, name, { after, at: clock.now() }).commit();
    if (after === null) return false;
    rowCount += rows.length;
  }
  return true;
}

/** A place that the store no longer knows is no reason to stop: what lies before it is looked at once more. */
async function readFrom<T>(
  after: string | null,
  read: (after: string | null) => Promise<Part<T>>,
): Promise<Part<T>> {
  if (after === null) return read(null);
  try {
    return await read(after);
  } catch {
    return read(null);
  }
}
