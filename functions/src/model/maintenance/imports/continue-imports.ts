import { forEachDue, type JobOptions, type JobReport } from '#model/maintenance/report.ts';
import { findWaitingInvitations, runInvitations } from '#model/people/imports/invitations.ts';
import { findWaitingImports, runImport } from '#model/people/imports/run-import.ts';

const importsPerRun = 20;

/** Continues imports of members, and their invitations, whose screen was closed, or whose process died. */
export async function continueImports({ time }: JobOptions): Promise<JobReport> {
  const waiting = await findWaitingImports(importsPerRun);
  const { done, failures, isCut } = await forEachDue(waiting, ({ id }) => runImport(id, time), time);
  const inviting = await findWaitingInvitations(importsPerRun);
  const invited = await forEachDue(inviting, ({ id }) => runInvitations(id, time), time);
  failures.push(...invited.failures);
  const isMore =
    isCut ||
    invited.isCut ||
    (await findWaitingImports(1)).length > 0 ||
    (await findWaitingInvitations(1)).length > 0;
  return {
    done: { continued: done, invited: invited.done },
    failures,
    findings: [],
    isMore: isMore && failures.length === 0,
  };
}
