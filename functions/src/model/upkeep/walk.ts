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
 * Looks at everything of a kind by and by: from where the run before stopped, as far as the time reaches, and anew after
 * the end. The place is kept after each part, so that a run that died is taken up there.
 *
 * @param name under which the place is kept
 * @param read gives the part that begins at a place; null stands for the beginning
 * @param look is given each part, and may see one again; false ends the run at this part, which the next one begins with
 * @returns whether there is more to look at
 */
export async function walk<T>(
  name: string,
  { dryRun, time }: Pick<JobOptions, 'dryRun' | 'time'>,
  read: (after: string | null) => Promise<Part<T>>,
  look: (rows: readonly T[]) => Promise<boolean>,
): Promise<boolean> {
  let after = (await jobCursors.get(name))?.data.after ?? null;
  while (!time.isOver()) {
    const { rows, next } = await readFrom(after, read);
    if (!(await look(rows))) return true;
    after = next;
    if (!dryRun) await new Batch().merge(jobCursors, name, { after, at: clock.now() }).commit();
    if (after === null) return false;
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
