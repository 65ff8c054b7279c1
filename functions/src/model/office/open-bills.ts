import type { OpenBill } from 'contract/money';
import { bills, users } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';

const names = users.only('name');
const rows = bills.only('membership', 'amount', 'openedAt', 'dueAt', 'invoice', 'userId');
type BillRow = RowOf<typeof rows>;

/** Of those that are open alone the night looks at them some day. */
const openBills = () => ({ orderBy: 'expireAt', direction: 'asc', from: new Date(0) }) as const;

/** Names by id of those who are there; a read for each. */
async function rowsOf(some: readonly BillRow[]): Promise<OpenBill[]> {
  const ids = some.flatMap(({ data }) => data.userId ?? []);
  const owners = await names.getMany([...new Set(ids)]);
  const nameOf = new Map(owners.map(({ id, data }) => [id, data.name]));
  return some.map(({ id, data }) => ({
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

/** One page of the bills that wait for their money, at the cost of `pageOfLog` and a read for each person. */
export async function listOpenBills(
  page: Page,
): Promise<Omit<LogPage<never>, 'entries'> & { data: OpenBill[] }> {
  const { entries, ...place } = await pageOfLog(rows, openBills(), page);
  return { data: await rowsOf(entries), ...place };
}

const most = 1_000_000;
const rowsAtOnce = 300;

/** A read for each 1,000. */
export const countOpenBills = (): Promise<number> => bills.count(openBills());

export async function* iterateOpenBills(): AsyncGenerator<OpenBill[]> {
  for await (const some of rows.inBatches({ ...openBills(), limit: most }, rowsAtOnce)) yield rowsOf(some);
}
