import type { OpenBill } from 'contract/money';
import { bills, users } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';

const names = users.select('name');
const rows = bills.select('membership', 'amount', 'openedAt', 'dueAt', 'expireAt', 'invoice', 'userId');
type BillRow = RowOf<typeof rows>;

/** Only open bills have an `expireAt`. */
const openBills = () => ({ orderBy: 'expireAt', direction: 'asc', from: new Date(0) }) as const;

/** Adds the names of the members who still have an account. Costs a read for each. */
async function toOpenBillRows(chunk: readonly BillRow[]): Promise<OpenBill[]> {
  const ids = chunk.flatMap(({ data }) => data.userId ?? []);
  const owners = await names.getMany([...new Set(ids)]);
  const nameOf = new Map(owners.map(({ id, data }) => [id, data.name]));
  return chunk.map(({ id, data }) => ({
    _id: id,
    membership: data.membership,
    amount: data.amount,
    openedAt: data.openedAt.toISOString(),
    dueAt: data.dueAt.toISOString(),
    invoice: data.invoice ?? null,
    userId: data.userId,
    name: nameOf.get(data.userId ?? '') ?? null,
  }));
}

/** Returns a page of open bills. Costs as much as `paginateWithoutTotal`, and a read for each member. */
export async function listOpenBills(
  page: Page,
): Promise<Omit<UncountedPage<never>, 'entries'> & { data: OpenBill[] }> {
  const { entries, ...place } = await paginateWithoutTotal(rows, openBills(), page);
  return { data: await toOpenBillRows(entries), ...place };
}

const maxRows = 1_000_000;
const batchSize = 300;

/** Costs a read for each 1,000. */
export const countOpenBills = (): Promise<number> => bills.count(openBills());

export async function* iterateOpenBills(): AsyncGenerator<OpenBill[]> {
  for await (const chunk of rows.inBatches({ ...openBills(), limit: maxRows }, batchSize))
    yield toOpenBillRows(chunk);
}
