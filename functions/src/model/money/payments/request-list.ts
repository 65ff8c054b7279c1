import { hasOpenRequest } from 'contract/rules/membership';
import type { RequestPage, RequestRow } from 'contract/schemas/request-rows';
import type { BankLineSnapshot } from '#data/bill-records.ts';
import { users } from '#data/collections.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { type Page, paginate, type SearchedPage } from '#model/base/pages.ts';
import { findMissingMoney } from '#model/money/statements/coverage.ts';
import { findPeople, pageOfRows } from '#model/people/index/find-people.ts';
import { readMemberTotals } from '#model/people/profile/find-users.ts';
import { ensureUploadDates, type RequestStatus, uploadFields } from '#model/people/profile/upload-dates.ts';
import { toUserRow, userRowFields } from '#model/people/profile/user-reply.ts';

export const requestRowFields = [...userRowFields, 'bankMatch'] as const;
type RequestRecord = Pick<UserRecord, (typeof requestRowFields)[number]>;

/** Returns a row with bank data, for the duty `money`. `missingMoney` has user ids. */
export const toRequestRow = (user: Stored<RequestRecord>, missingMoney: ReadonlySet<string>): RequestRow => ({
  ...toUserRow(user),
  bankLine: hasOpenRequest(user.data.isActive) ? toBankLine(user.data) : null,
  lacksMoney: missingMoney.has(user.id),
});

/** Returns the bank line that pays the bill of the request; null while there is none. */
function toBankLine({ bill, bankMatch }: RequestRecord): RequestRow['bankLine'] {
  if (!bankMatch || bankMatch.bill !== bill) return null;
  return toRequestLine(bankMatch.line);
}

export function toRequestLine({ id, date, sen, narrative, why }: BankLineSnapshot): RequestRow['bankLine'] {
  return { _id: id, date, sen, narrative, why };
}

const requestFields = users.select(...requestRowFields);

/** Reads one page of the waiting requests, oldest upload first; with `q` only those of the found people. */
export async function listRequests(
  { q, ...page }: SearchedPage,
  status: RequestStatus,
): Promise<RequestPage> {
  if (q !== undefined && q !== '') return searchRequests(q, page, status);
  const query = { where: [['isActive', status] as const], orderBy: uploadFields[status] };
  const count = async () => {
    const totals = await readMemberTotals();
    const hadUploadDates = await ensureUploadDates(totals);
    return { total: totals.byStatus[status] ?? 0, hadUploadDates };
  };
  const read = async () => {
    const { rows, totals, ...paging } = await paginate(requestFields, query, page, count);
    const missingMoney = await findMissingMoney(rows);
    return {
      list: { data: rows.map((row) => toRequestRow(row, missingMoney)), totalUsers: totals.total, ...paging },
      hadUploadDates: totals.hadUploadDates,
    };
  };
  const { list, hadUploadDates } = await read();
  return hadUploadDates ? list : outsideBudget(async () => (await read()).list);
}

/** Returns the found people with a waiting request, oldest upload first. */
async function searchRequests(q: string, page: Page, status: RequestStatus): Promise<RequestPage> {
  const uploadField = uploadFields[status];
  const found = (await findPeople({ q, status })).sort(
    (one, other) => one[uploadField] - other[uploadField] || (one.id < other.id ? -1 : 1),
  );
  const { ids, total, ...paging } = pageOfRows(found, page);
  const rows = await requestFields.getMany(ids);
  const missingMoney = await findMissingMoney(rows);
  return {
    data: rows.map((row) => toRequestRow(row, missingMoney)),
    totalUsers: total,
    page: paging.page,
    totalPages: paging.totalPages,
  };
}
