import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { removeAsRequested } from '#model/accounts/delete-user.ts';
import { forEachDue, type JobOptions, type JobReport, skipInDryRun } from '#model/maintenance/report.ts';

/** Deletes the accounts whose owners requested it a week ago; the earliest request first. */
export async function deleteAccounts(options: JobOptions): Promise<JobReport> {
  const due = await users.before('deletionAt', clock.now(), options.limit);
  const { done, failures, isCut } = await forEachDue(
    due,
    skipInDryRun(options, removeAsRequested),
    options.time,
  );
  return { done: { deleted: done }, failures, findings: [], isMore: isCut || due.length === options.limit };
}
