import { queryLimits } from 'contract/rules/query-limits';
import { payments, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { checkProof } from '#model/money/payments/proof-checks.ts';
import { addMissingUploadDates, addUploadDate, uploadFields } from '#model/people/profile/upload-dates.ts';
import { type JobOptions, type JobReport, skipInDryRun, startCount } from './report.ts';

/**
 * Completes waiting requests: the upload time of a renewal if it is missing, and the check for a reused proof if the
 * upload did not finish it.
 */
export async function completeRequests(options: JobOptions): Promise<JobReport> {
  const dated = await addMissingUploadDates(skipInDryRun(options, addUploadDate));
  const count = startCount(options, { dated: dated.done, checked: 0 });
  for (const status of Object.keys(uploadFields) as (keyof typeof uploadFields)[]) {
    const query = { where: [['isActive', status] as const], orderBy: 'createdAt' as const };
    for await (const members of users.inBatches({ ...query, limit: queryLimits.waitingRequests }, 500)) {
      const isAll = await count.settle('checked', members.filter(isUnchecked), check);
      if (!isAll || count.isFailing()) return count.toReport(true);
    }
  }
  return count.toReport(dated.left > 0);
}

const isUnchecked = ({ data: { paymentId, proofCheck } }: Stored<UserRecord>): boolean =>
  paymentId !== null && proofCheck?.paymentId !== paymentId;

async function check({ data: { paymentId } }: Stored<UserRecord>): Promise<void> {
  const payment = paymentId === null ? undefined : await payments.get(paymentId);
  if (payment?.data.state === 'waiting') await checkProof(payment);
}
