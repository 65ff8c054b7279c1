import type { SearchHit } from 'contract/admin/admin-search';
import { hasDuty } from 'contract/rules/admins/duties';
import { type SearchGroup, searchDuties, searchGroups } from 'contract/rules/admins/search-groups';
import { limits } from 'contract/rules/limits';
import { formatBillCode, isBillCode } from 'contract/rules/money/bills';
import { formatRupiah } from 'contract/text/numbers';
import type { BillRecord } from '#data/bill-records.ts';
import { bills, blogs, events, institutions, openBills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { searchCondition } from '#model/base/search-keys.ts';
import { findPeople } from '#model/people/index/find-people.ts';
import type { PersonRow } from '#model/people/index/person-row.ts';

const limit = limits.adminSearchHits;

type People = () => Promise<PersonRow[]>;

const titles = events.select('title');
const articles = blogs.select('title');
const names = institutions.select('name');

const toHit = (_id: string, title: string, text = '', user: string | null = null): SearchHit => ({
  _id,
  title,
  text,
  user,
});

/** Filter of content by its stored search keys, last changed first. */
const contentQuery = (q: string) =>
  ({ contains: searchCondition(q), orderBy: 'updatedAt', direction: 'desc', limit }) as const;

const billStates = { open: 'belum dibayar', closed: 'lunas', expired: 'kedaluwarsa' } as const;

/** Finds a bill by its code, and the open bills of the found people. */
async function findBills(q: string, people: People): Promise<SearchHit[]> {
  const code = q.replaceAll(/[\s-]/g, '').toUpperCase();
  if (isBillCode(code)) {
    const bill = await bills.get(code);
    return bill === undefined ? [] : [toBillHit(bill)];
  }
  const payers = await people();
  const open = await openBills.getMany(payers.map(({ id }) => `user-${id}`));
  const found = await bills.getMany(open.map(({ data }) => data.code));
  return found.map((bill) => toBillHit(bill, payers.find(({ id }) => id === bill.data.userId)?.name));
}

function toBillHit({ id, data }: Stored<BillRecord>, name = ''): SearchHit {
  const text = [name, billStates[data.state], data.event?.title].filter(Boolean).join(', ');
  return toHit(id, `${formatBillCode(id)} · ${formatRupiah(data.amount)}`, text, data.userId);
}

const finders: Readonly<Record<SearchGroup, (q: string, people: People) => Promise<SearchHit[]>>> = {
  person: async (_q, people) =>
    (await people()).map(({ id, name, email, institution }) =>
      toHit(id, name, [email, institution].filter(Boolean).join(', ')),
    ),
  institution: async (q) => {
    const query = { contains: searchCondition(q), orderBy: 'createdAt', direction: 'desc', limit } as const;
    return (await names.query(query)).map(({ id, data }) => toHit(id, data.name));
  },
  bill: findBills,
  event: async (q) => (await titles.query(contentQuery(q))).map(({ id, data }) => toHit(id, data.title)),
  article: async (q) => (await articles.query(contentQuery(q))).map(({ id, data }) => toHit(id, data.title)),
};

/** Searches the groups that the admin may open, at the same time. Groups without hits are omitted. */
export async function searchAdmin(q: string, admin: UserRecord) {
  let found: Promise<PersonRow[]> | undefined;
  const people: People = async () => {
    found ??= findPeople({ q }).then((rows) => rows.slice(0, limit));
    return found;
  };
  const permitted = searchGroups.filter((group) => hasDuty(admin, searchDuties[group]));
  const groups = await Promise.all(
    permitted.map(async (group) => ({ group, hits: await finders[group](q, people) })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}
