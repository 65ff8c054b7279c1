import type { UserSort, UserState } from 'contract/fields/list-states';
import type { RequestPage } from 'contract/fields/request-rows';
import { limits } from 'contract/rules/limits';
import type { Role } from 'contract/rules/membership';
import { dayStart } from 'contract/words/dates';
import { normalise } from 'contract/words/search-words';
import { clock } from '#data/clock.ts';
import { adminTotals, memberTotals, totalsIds, users } from '#data/collections.ts';
import type { QuerySpec } from '#data/queries.ts';
import { outsideBudget } from '#data/read-counter.ts';
import type { UserRecord } from '#data/records.ts';
import type { MemberTotals } from '#data/totals-records.ts';
import { type Page, pageOfList } from '#model/base/pages.ts';
import { lackingMoney } from './bank-coverage.ts';
import { type RequestStatus, requireDated, uploadFields } from './request-dates.ts';
import { requestRowFields, requestRowOf, userRowFields, userRowOf } from './user-projection.ts';

/** Which users; nothing stands for all. */
export interface UserFilter {
  /** As typed. */
  readonly q?: string | undefined;
  readonly status?: UserState | undefined;
  readonly role?: Role | undefined;
}

type Order = Pick<QuerySpec<UserRecord>, 'orderBy' | 'direction' | 'from' | 'before'>;

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

/** Whose last day is today or one of the next `limits.endingDays`. */
export const endingSoon = (now: Date) => ({
  from: dayStart(now),
  before: dayStart(now, limits.endingDays + 1),
});

/** Whose membership ends soon stand in the order in which they end, whatever else was asked for. */
const orderOf = (status: UserState | undefined, sort: UserSort): Order =>
  status === 'ending'
    ? { orderBy: 'validUntil', direction: 'asc', ...endingSoon(clock.now()) }
    : orders[sort];

const conditionsOf = (field: 'isActive' | 'role', value: string | undefined) =>
  value === undefined ? [] : [[field, value] as const];

const queryOf = ({ q, status, role }: UserFilter) => ({
  // Admins are no members: they are left out unless they are asked for.
  where:
    status === 'ending'
      ? conditionsOf('role', role ?? 'Member')
      : [...conditionsOf('isActive', status), ...conditionsOf('role', role)],
  // Nobody is found by signs alone: '' stands in no index.
  contains: q === undefined || q === '' ? undefined : (['search', normalise(q)] as const),
});

/**
 * How many users a filter lets through, from the counters where they tell: at most two reads.
 *
 * @returns with `isMore` when there may be more, as counting ended at `limits.countedRows`
 */
async function countUsers(filter: UserFilter, order: Order): Promise<{ total: number; isMore: boolean }> {
  const { q = '', status, role } = filter;
  const exact = (total: number) => ({ total: Math.max(0, total), isMore: false });
  const countRows = async (of: UserFilter) =>
    users.count({ ...queryOf(of), ...order, limit: limits.countedRows });
  if (q === '' && role !== 'Admin' && status !== 'ending') {
    const { all, byStatus } = await readMemberTotals();
    const everybody = status === undefined ? all : (byStatus[status] ?? 0);
    if (role === undefined) return exact(everybody);
    // Whoever is no admin is a member, and admins are few.
    const admins = status === undefined ? await readAdminTotal() : await countRows({ status, role: 'Admin' });
    return exact(everybody - admins);
  }
  if (q === '' && status === undefined) return exact(await readAdminTotal());
  const total = await countRows(filter);
  return { total, isMore: total >= limits.countedRows };
}

const rowFields = users.only(...userRowFields);
const requestFields = users.only(...requestRowFields);

/**
 * One page of the users that a filter lets through. A page beyond the last answers the last one. Costs
 * `limit` + 2 reads at most at any size, and one more with `after`; a jump without it pays for the rows that
 * it passes.
 */
export async function findUsers(page: Page, filter: UserFilter, sort: UserSort) {
  const order = orderOf(filter.status, sort);
  const query = { ...queryOf(filter), ...order };
  const count = () => countUsers(filter, order);
  const { rows, totals, ...place } = await pageOfList(rowFields, query, page, count);
  return { data: rows.map(userRowOf), totalUsers: totals.total, ...place, isMore: totals.isMore };
}

/**
 * One page of the users whose request waits, in the order of the uploads: who waits longest is served first. Totals
 * are from the counter document. Costs `limit` + 1 reads at most, one more with `after`, and one where money may be missing.
 */
export async function listRequests(page: Page, status: RequestStatus): Promise<RequestPage> {
  const query = { where: [['isActive', status] as const], orderBy: uploadFields[status] };
  const count = async () => {
    const totals = await readMemberTotals();
    return { total: totals.byStatus[status] ?? 0, wasDated: await requireDated(totals) };
  };
  const read = async () => {
    const { rows, totals, ...place } = await pageOfList(requestFields, query, page, count);
    const lacking = await lackingMoney(rows);
    return {
      list: { data: rows.map((row) => requestRowOf(row, lacking)), totalUsers: totals.total, ...place },
      wasDated: totals.wasDated,
    };
  };
  const { list, wasDated } = await read();
  return wasDated ? list : outsideBudget(async () => (await read()).list);
}

/** Many enough for few trips, few enough for the memory: some 100 kB. */
const exportedAtOnce = 500;
const all = Number.MAX_SAFE_INTEGER;

const exportQuery = (filter: UserFilter, sort: UserSort) => ({
  ...queryOf(filter),
  ...orderOf(filter.status, sort),
});

/** How many users a filter lets through, admins among them; a read for each 1,000. */
export const countExported = (filter: UserFilter, sort: UserSort): Promise<number> =>
  users.count(exportQuery(filter, sort));

/** These fields of all users that a filter lets through, in batches. */
export const iterateUsers = <K extends keyof UserRecord>(
  filter: UserFilter,
  sort: UserSort,
  fields: readonly K[],
) => users.only(...fields).inBatches({ ...exportQuery(filter, sort), limit: all }, exportedAtOnce);
