import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { jobCursors } from '#data/collections.ts';
import { creditEntries } from '#model/credits/records.ts';
import { storeCredits } from '#model/credits/store-credits.ts';
import { forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';

const cursorId = 'count-credits';

/** A batch commits within five minutes after the creation of its entry. Later entries are read again. */
const overlapMs = 10 * 60_000;

/**
 * Stores the credits of people with entries since the last run, in the order of the entries. The first run counts all
 * entries. People without an entry need no record.
 */
export async function countCredits({ dryRun, limit, time }: JobOptions): Promise<JobReport> {
  const startedAt = clock.now().getTime();
  const cursor = (await jobCursors.get(cursorId))?.data.after ?? null;
  let from = new Date(cursor ?? 0);
  let counted = 0;
  const report = (failures: readonly string[], isMore: boolean): JobReport => ({
    done: { counted },
    failures,
    findings: [],
    isMore,
  });
  while (!time.isOver()) {
    const entries = await creditEntries.query({ orderBy: 'createdAt', from, limit });
    const people = [...new Set(entries.map(({ data }) => data.user))].map((id) => ({ id }));
    const store = async ({ id }: { readonly id: string }) => {
      if (await storeCredits(id, { isDryRun: dryRun })) counted += 1;
    };
    const { failures, isCut } = await forEachDue(people, store, time);
    if (isCut || failures.length > 0) return report(failures, isCut);
    const last = entries.length < limit ? undefined : entries.at(-1)?.data.createdAt;
    if (!dryRun) await storeCursor(last ?? new Date(startedAt - overlapMs));
    if (last === undefined) return report([], false);
    // More entries of one millisecond than one page would never end.
    from = last > from ? last : new Date(last.getTime() + 1);
  }
  return report([], true);
}

const storeCursor = (after: Date): Promise<unknown> =>
  new Batch().merge(jobCursors, cursorId, { after: after.toISOString(), at: clock.now() }).commit();
