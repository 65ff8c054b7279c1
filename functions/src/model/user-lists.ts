import type { MembershipStatus } from 'contract/membership';
import { pageCount } from 'contract/paging';
import type { UserRow } from 'contract/people';
import { memberTotals, type QuerySpec, totalsIds, users } from '#data/collections.ts';
import type { MemberTotals, UserRecord } from '#data/records.ts';
import { userRowOf } from './user-projection.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
}

export const readMemberTotals = async (): Promise<MemberTotals> =>
  (await memberTotals.get(totalsIds.members))?.data ?? { all: 0, byStatus: {} };

/**
 * One page of users, with totals from the counter document instead of a count.
 * A page beyond the last answers the last one. Costs `limit` + 2 reads at most when `after` is given.
 */
export async function listUsers(
  page: Page,
  filter: { status?: MembershipStatus; orderBy: 'createdAt' | 'updatedAt'; direction: 'asc' | 'desc' },
): Promise<{ data: UserRow[]; totalUsers: number; totalPages: number }> {
  const totals = await readMemberTotals();
  const totalUsers = filter.status === undefined ? totals.all : (totals.byStatus[filter.status] ?? 0);
  const totalPages = pageCount(totalUsers, page.limit);
  const number = Math.min(page.page, totalPages);
  const query: QuerySpec<UserRecord> = {
    where: filter.status === undefined ? [] : [['isActive', filter.status]],
    orderBy: filter.orderBy,
    direction: filter.direction,
    limit: page.limit,
    offset: (number - 1) * page.limit,
    ...(page.after === undefined || number !== page.page ? {} : { after: page.after }),
  };
  const rows = await users.query(query);
  return { data: rows.map(userRowOf), totalUsers, totalPages };
}
