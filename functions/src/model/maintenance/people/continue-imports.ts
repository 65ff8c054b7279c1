import type { Stored } from '#data/queries.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import {
  emptyReport,
  forEachDue,
  type JobOptions,
  type JobReport,
  joinReports,
} from '#model/maintenance/report.ts';
import { findWaitingInvitations, runInvitations } from '#model/people/imports/invitations.ts';
import { findWaitingImports, runImport } from '#model/people/imports/run-import.ts';
import { findWaitingMerges, runMerge } from '#model/people/merges/run-merge.ts';

const maxPerRun = 20;

async function continueWaiting(
  kind: string,
  find: (limit: number) => Promise<readonly Stored<object>[]>,
  run: (id: string, time: TimeBudget) => Promise<unknown>,
  { time }: JobOptions,
): Promise<JobReport> {
  const { done, failures, isCut } = await forEachDue(await find(maxPerRun), ({ id }) => run(id, time), time);
  const isMore = isCut || (await find(1)).length > 0;
  return { ...emptyReport, done: { [kind]: done }, failures, isMore };
}

/** After a failure, the next run of the job continues. */
const waitAfterFailure = (report: JobReport): JobReport => ({
  ...report,
  isMore: report.isMore && report.failures.length === 0,
});

/** Continues imports of members, and their invitations, whose screen was closed, or whose process died. */
export const continueImports = async (options: JobOptions): Promise<JobReport> =>
  waitAfterFailure(
    joinReports([
      await continueWaiting('continued', findWaitingImports, runImport, options),
      await continueWaiting('invited', findWaitingInvitations, runInvitations, options),
    ]),
  );

/** Continues merges of people, and their undo, whose screen was closed, or whose process died. */
export const continueMerges = async (options: JobOptions): Promise<JobReport> =>
  waitAfterFailure(await continueWaiting('continued', findWaitingMerges, runMerge, options));
