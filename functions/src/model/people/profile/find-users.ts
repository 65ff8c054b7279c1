import { limits } from 'contract/rules/limits';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import type { UserSort } from 'contract/schemas/list-states';
import { dayStart } from 'contract/text/dates';
import { memberTotals, totalsIds, users } from '#data/collections.ts';
import type { MemberTotals } from '#data/totals-records.ts';
import type { Page } from '#model/base/pages.ts';
import { findPeople, pageOfRows } from '#model/people/index/find-people.ts';
import type { PersonRow } from '#model/people/index/person-row.ts';
import { toUserRow, userRowFields } from './user-reply.ts';

export const readMemberTotals = async (): Promise<MemberTotals> =>
  (await memberTotals.get(totalsIds.members))?.data ?? { all: 0, byStatus: {} };

/** Returns the range of the last days that end soon: today and the next `limits.endingSoonDays`. */
export const endingSoonDays = (now: Date) => ({
  from: dayStart(now),
  before: dayStart(now, limits.endingSoonDays + 1),
});

const rowFields = users.select(...userRowFields);

/** Returns a page of users; beyond the last, the last one. */
export async function findUsers(page: Page, filter: PeopleFilter, sort: UserSort | undefined) {
  const found = pageOfRows(await findPeople(filter, sort), page);
  const rows = await rowFields.getMany(found.ids);
  const { total: totalUsers, totalPages } = found;
  return { data: rows.map(toUserRow), totalUsers, page: found.page, totalPages, isMore: false };
}

/** Returns the people before and after a person in a list. */
export async function findNeighbours(id: string, filter: PeopleFilter, sort: UserSort | undefined) {
  const rows = await findPeople(filter, sort);
  const index = rows.findIndex((row) => row.id === id);
  const toNeighbour = (row: PersonRow | undefined) =>
    index === -1 || row === undefined ? null : { _id: row.id, name: row.name };
  return {
    position: index === -1 ? null : index + 1,
    total: rows.length,
    previous: toNeighbour(rows[index - 1]),
    next: toNeighbour(rows[index + 1]),
  };
}
