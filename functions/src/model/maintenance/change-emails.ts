import { clock } from '#data/clock.ts';
import { emailChanges } from '#data/collections.ts';
import { applyDueChange } from '#model/accounts/email-changes.ts';
import { type JobOptions, type JobReport, settle } from './report.ts';

/**
 * Applies changes of an address that an admin requested 72 hours ago and the new address confirmed. A change
 * without confirmation waits until it expires.
 */
export async function changeEmails(options: JobOptions): Promise<JobReport> {
  const waiting = await emailChanges.before('dueAt', clock.now(), options.limit);
  const due = waiting.filter(({ data }) => data.confirmed.new && data.expireAt > clock.now());
  return settle('changed', due, applyDueChange, options);
}
