import { hasOpenRequest, type MembershipStatus } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { memberTotals, payments, totalsIds, users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { MemberTotals } from '#data/totals-records.ts';

/** Statuses of waiting requests, with the field of the upload time, which edits do not change. */
export const uploadFields = {
  waitingApproval: 'createdAt',
  RequestRenew: 'requestedAt',
} as const satisfies Partial<Record<MembershipStatus, keyof UserRecord>>;
export type RequestStatus = keyof typeof uploadFields;

/** Returns when the waiting request was submitted; null without a request. */
export function requestedAtOf({
  isActive,
  createdAt,
  requestedAt,
  updatedAt,
}: Pick<UserRecord, 'isActive' | 'createdAt' | 'requestedAt' | 'updatedAt'>): Date | null {
  if (!hasOpenRequest(isActive)) return null;
  return isActive === 'waitingApproval' ? createdAt : (requestedAt ?? updatedAt);
}

/**
 * Adds missing upload times, which lists need; its reads are outside of the budget. Returns whether none was
 * missing; otherwise a list that was read before may be incomplete.
 */
export async function ensureUploadDates(totals: MemberTotals | undefined): Promise<boolean> {
  if (totals === undefined || totals.dated === true) return true;
  await outsideBudget(async () => {
    const { left } = await addMissingUploadDates(addUploadDate);
    if (left === 0) await new Batch().merge(memberTotals, totalsIds.members, { dated: true }).commit();
  });
  return false;
}

/**
 * Adds upload times that no query finds. Returns how many were changed, and how many remain because of a concurrent
 * write.
 */
export async function addMissingUploadDates(
  date: (user: Stored<UserRecord>) => Promise<void>,
): Promise<{ done: number; left: number }> {
  const query = { where: [['isActive', 'RequestRenew'] as const], orderBy: 'createdAt' as const };
  let [done, left] = [0, 0];
  for await (const people of users.inBatches({ ...query, limit: queryLimits.waitingRequests }, 500)) {
    for (const user of people.filter(({ data }) => data.requestedAt === undefined)) {
      try {
        await date(user);
        done += 1;
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
        left += 1;
      }
    }
  }
  return { done, left };
}

/**
 * Adds the earlier of `updatedAt` and the creation of the payment. Later edits change the first; a proof sent
 * with an answer is newer than the request. Throws WriteConflict.
 */
export async function addUploadDate({ id, data, version }: Stored<UserRecord>): Promise<void> {
  const payment = data.paymentId === null ? undefined : await payments.get(data.paymentId);
  const uploads = [data.updatedAt, ...(payment === undefined ? [] : [payment.data.createdAt])];
  const requestedAt = new Date(Math.min(...uploads.map((at) => at.getTime())));
  await new Batch().update(users, id, { requestedAt }, version).commit();
}
