import { forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';
import { findWaitingImports, runImport } from '#model/member-imports/steps.ts';

const importsPerRun = 20;

/** Continues imports of members whose screen was closed, or whose process died. */
export async function continueImports({ time }: JobOptions): Promise<JobReport> {
  const waiting = await findWaitingImports(importsPerRun);
  const { done, failures, isCut } = await forEachDue(waiting, ({ id }) => runImport(id, time), time);
  const isMore = isCut || (await findWaitingImports(1)).length > 0;
  return { done: { continued: done }, failures, findings: [], isMore: isMore && failures.length === 0 };
}
