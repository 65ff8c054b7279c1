import { hasRequest, type MembershipStatus } from 'contract/rules/membership';
import { queryLimits } from 'contract/rules/query-limits';
import { Batch, WriteConflict } from '#data/batch.ts';
import { memberTotals, payments, totalsIds, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { UserRecord } from '#data/records.ts';
import type { MemberTotals } from '#data/totals-records.ts';

/** The statuses of those who wait, and the field that tells since when: no edit of the person moves it. */
export const uploadFields = {
  waitingApproval: 'createdAt',
  RequestRenew: 'requestedAt',
} as const satisfies Partial<Record<MembershipStatus, keyof UserRecord>>;
export type RequestStatus = keyof typeof uploadFields;

/** When the request that waits was handed in; null for who has none. */
export function requestedAtOf({
  isActive,
  createdAt,
  requestedAt,
  updatedAt,
}: Pick<UserRecord, 'isActive' | 'createdAt' | 'requestedAt' | 'updatedAt'>): Date | null {
  if (!hasRequest(isActive)) return null;
  return isActive === 'waitingApproval' ? createdAt : (requestedAt ?? updatedAt);
}

/**
 * Sees to it that no renewal is left out of a list in the order of the uploads, once and for all: reads of that are
 * outside the budget.
 *
 * @param totals as they stand in the store
 * @returns whether it was so already: a list that was read before may lack some else
 */
export async function requireDated(totals: MemberTotals | undefined): Promise<boolean> {
  if (totals === undefined || totals.dated === true) return true;
  await outsideBudget(async () => {
    const { left } = await dateOldRequests(dateRequest);
    if (left === 0) await new Batch().merge(memberTotals, totalsIds.members, { dated: true }).commit();
  });
  return false;
}

/**
 * Looks for renewals from before the moment of their upload was kept: no query finds a field that is not there.
 * Costs a read for each renewal that waits.
 *
 * @param date does it for one
 * @returns how many were dated, and how many are left since somebody else wrote to them just then
 */
export async function dateOldRequests(
  date: (user: Stored<UserRecord>) => Promise<void>,
): Promise<{ done: number; left: number }> {
  const query = { where: [['isActive', 'RequestRenew'] as const], orderBy: 'createdAt' as const };
  let [done, left] = [0, 0];
  for await (const people of users.inBatches({ ...query, limit: queryLimits.waitingRequests }, 200)) {
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
 * The record was written to with the upload, and only later by edits; a payment that came with an answer is younger
 * than the request. So the earlier of the two it is.
 *
 * @throws WriteConflict when somebody else wrote in between
 */
export async function dateRequest({ id, data, version }: Stored<UserRecord>): Promise<void> {
  const payment = data.paymentId === null ? undefined : await payments.get(data.paymentId);
  const uploads = [data.updatedAt, ...(payment === undefined ? [] : [payment.data.createdAt])];
  const requestedAt = new Date(Math.min(...uploads.map((at) => at.getTime())));
  await new Batch().update(users, id, { requestedAt }, version).commit();
}
