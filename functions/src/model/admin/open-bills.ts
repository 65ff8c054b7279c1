import { type OpenBill, openBill } from 'contract/money/money';
import { isBillCode } from 'contract/rules/money/bills';
import { queryLimits } from 'contract/rules/query-limits';
import { bills, openBills as unusedBills, users } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type SearchedPage, type UncountedPage } from '#model/base/pages.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { memberPayer } from '#model/money/bills/payers.ts';
import { findPeople } from '#model/people/index/find-people.ts';

const names = users.select('name');
const rows = bills.select(
  'membership',
  'amount',
  'openedAt',
  'dueAt',
  'expireAt',
  'invoice',
  'userId',
  'event',
);
type BillRow = RowOf<typeof rows>;

/** Only open bills have an `expireAt`. */
const openBills = () => ({ orderBy: 'expireAt', direction: 'asc', from: new Date(0) }) as const;

/** Adds the names of the members who still have an account. */
async function toOpenBillRows(chunk: readonly BillRow[]): Promise<OpenBill[]> {
  const ids = chunk.flatMap(({ data }) => data.userId ?? []);
  const owners = await names.getMany([...new Set(ids)]);
  const nameOf = new Map(owners.map(({ id, data }) => [id, data.name]));
  return chunk.map(({ id, data }) => ({
    _id: id,
    ...pickReplyFields(openBill, data),
    invoice: data.invoice ?? null,
    name: nameOf.get(data.userId ?? '') ?? null,
    event: data.event?.title ?? null,
  }));
}

type OpenBillPage = Omit<UncountedPage<never>, 'entries'> & {
  data: OpenBill[];
  found?: { count: number; isMore: boolean };
};

/**
 * Returns a page of open bills. A search costs three reads for each found member: the member, the unused bill, and the
 * bill of the request.
 */
export async function listOpenBills({ q, ...page }: SearchedPage): Promise<OpenBillPage> {
  if (q !== undefined && q !== '') return findOpenBills(q, page);
  const { entries, ...place } = await paginateWithoutTotal(rows, openBills(), page);
  return { data: await toOpenBillRows(entries), ...place };
}

const payers = users.select('bill', 'seat');

async function findOpenBills(q: string, { page, limit }: Page): Promise<OpenBillPage> {
  const newestFirst = await findPeople({ q }, '-createdAt');
  const people = await payers.getMany(newestFirst.slice(0, queryLimits.searchedPayers).map(({ id }) => id));
  const unused = await unusedBills.getMany(people.map(({ id, data }) => memberPayer(id, data.seat).key));
  // A visitor's bill has no member yet, so only its code finds it.
  const code = q.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const codes = new Set([
    ...(isBillCode(code) ? [code] : []),
    ...unused.map(({ data }) => data.code),
    // The bill of a request that waits for a decision.
    ...people.flatMap(({ data }) => data.bill ?? []),
  ]);
  const open = (await rows.getMany([...codes]))
    .filter(({ data }) => data.expireAt !== null)
    .sort((one, other) => Number(one.data.expireAt) - Number(other.data.expireAt));
  const start = (page - 1) * limit;
  return {
    data: await toOpenBillRows(open.slice(start, start + limit)),
    page,
    hasMore: open.length > start + limit,
    found: { count: open.length, isMore: people.length === queryLimits.searchedPayers },
  };
}

const maxRows = 1_000_000;
const batchSize = 300;

export const countOpenBills = (): Promise<number> => bills.count(openBills());

export async function* iterateOpenBills(): AsyncGenerator<OpenBill[]> {
  for await (const chunk of rows.inBatches({ ...openBills(), limit: maxRows }, batchSize))
    yield toOpenBillRows(chunk);
}
