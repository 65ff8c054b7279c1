import { forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';
import { findWaitingMerges, runMerge } from '#model/people/merges/run-merge.ts';

const mergesPerRun = 20;

/** Continues merges of people, and their undo, whose screen was closed, or whose process died. */
export async function continueMerges({ time }: JobOptions): Promise<JobReport> {
  const waiting = await findWaitingMerges(mergesPerRun);
  const { done, failures, isCut } = await forEachDue(waiting, ({ id }) => runMerge(id, time), time);
  const isMore = isCut || (await findWaitingMerges(1)).length > 0;
  return { done: { continued: done }, failures, findings: [], isMore: isMore && failures.length === 0 };
}
