import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { removeAsRequested } from '#model/accounts/delete-user.ts';
import { type JobOptions, type JobReport, settle } from '#model/maintenance/report.ts';

/** Deletes the accounts whose owners requested it a week ago; the earliest request first. */
export async function deleteAccounts(options: JobOptions): Promise<JobReport> {
  const due = await users.before('deletionAt', clock.now(), options.limit);
  return settle('deleted', due, removeAsRequested, options);
}
