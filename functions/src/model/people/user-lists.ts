import { limits } from 'contract/rules/limits';
import type { UserSort, UserState } from 'contract/schemas/list-states';
import type { userFilter } from 'contract/schemas/paging';
import { dayStart } from 'contract/text/dates';
import type * as z from 'zod';
import { clock } from '#data/clock.ts';
import { adminTotals, memberTotals, totalsIds, users } from '#data/collections.ts';
import type { QuerySpec } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import type { MemberTotals } from '#data/totals-records.ts';
import { type Page, paginate } from '#model/base/pages.ts';
import { searchCondition } from '#model/base/search-keys.ts';
import { toUserRow, userRowFields } from './user-projection.ts';

export type UserFilter = Omit<z.output<typeof userFilter>, 'sort'>;

interface Order extends Pick<QuerySpec<UserRecord>, 'direction' | 'from' | 'before'> {
  readonly orderBy: 'createdAt' | 'nameKey' | 'validUntil';
}

const orders: Record<UserSort, Order> = {
  createdAt: { orderBy: 'createdAt', direction: 'asc' },
  '-createdAt': { orderBy: 'createdAt', direction: 'desc' },
  name: { orderBy: 'nameKey', direction: 'asc' },
  '-name': { orderBy: 'nameKey', direction: 'desc' },
};

export const readMemberTotals = async (): Promise<MemberTotals> =>
  (await memberTotals.get(totalsIds.members))?.data ?? { all: 0, byStatus: {} };

const readAdminTotal = async (): Promise<number> =>
  (await adminTotals.get(totalsIds.admins))?.data.count ?? 0;

/** Returns the range of the last days that end soon: today and the next `limits.endingSoonDays`. */
export const endingSoonDays = (now: Date) => ({
  from: dayStart(now),
  before: dayStart(now, limits.endingSoonDays + 1),
});

/** Memberships that end soon are always sorted by their end. */
const toOrder = (status: UserState | undefined, sort: UserSort): Order =>
  status === 'ending'
    ? { orderBy: 'validUntil', direction: 'asc', ...endingSoonDays(clock.now()) }
    : orders[sort];

const toConditions = (field: 'isActive' | 'role', value: string | undefined) =>
  value === undefined ? [] : [[field, value] as const];

const toQuery = ({ q, status, role }: UserFilter) => ({
  // Admins are not members: they are excluded unless the filter names their role.
  where:
    status === 'ending'
      ? toConditions('role', role ?? 'Member')
      : [...toConditions('isActive', status), ...toConditions('role', role)],
  contains: searchCondition(q),
});

/**
 * Counts users, from the counter documents where possible, with at most two reads. `isMore`: counting stopped
 * at `limits.maxCountedRows`.
 */
async function countUsers(filter: UserFilter, order: Order): Promise<{ total: number; isMore: boolean }> {
  const { q = '', status, role } = filter;
  const exact = (total: number) => ({ total: Math.max(0, total), isMore: false });
  const countRows = async (of: UserFilter) =>
    users.count({ ...toQuery(of), ...order, limit: limits.maxCountedRows });
  if (q === '' && role !== 'Admin' && status !== 'ending') {
    const { all, byStatus } = await readMemberTotals();
    const allUsers = status === undefined ? all : (byStatus[status] ?? 0);
    if (role === undefined) return exact(allUsers);
    // All others are members, and admins are few.
    const admins = status === undefined ? await readAdminTotal() : await countRows({ status, role: 'Admin' });
    return exact(allUsers - admins);
  }
  if (q === '' && status === undefined) return exact(await readAdminTotal());
  const total = await countRows(filter);
  return { total, isMore: total >= limits.maxCountedRows };
}

const rowFields = users.select(...userRowFields);

/**
 * Returns a page of users; beyond the last, the last one. Costs at most `limit` + 2 reads, one more with
 * `after`. A jump without `after` also pays for the skipped rows.
 */
export async function findUsers(page: Page, filter: UserFilter, sort: UserSort) {
  const order = toOrder(filter.status, sort);
  const query = { ...toQuery(filter), ...order };
  const count = () => countUsers(filter, order);
  const { rows, totals, ...paging } = await paginate(rowFields, query, page, count);
  return { data: rows.map(toUserRow), totalUsers: totals.total, ...paging, isMore: totals.isMore };
}

/** Returns the query of an export, without its limit. */
export const exportQuery = (filter: UserFilter, sort: UserSort) => ({
  ...toQuery(filter),
  ...toOrder(filter.status, sort),
});

/** Counts the users that match a filter, including admins; a read for each 1,000. */
export const countExported = (filter: UserFilter, sort: UserSort): Promise<number> =>
  users.count(exportQuery(filter, sort));
