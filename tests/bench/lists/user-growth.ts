import { limits } from 'contract/rules/limits';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import { normalise } from '../../contract/words/search-words.ts';
import { identifyCaller } from '../../functions/src/auth/caller.ts';
import { firestore } from '../../functions/src/data/firebase.ts';
import { handlers } from '../../functions/src/handlers.ts';
import { userRowFields } from '../../functions/src/model/people/user-projection.ts';
import { fillUp } from '../support/make/many-users.ts';
import { makeAdmin } from '../support/make/people.ts';
import { as, inProcess } from '../support/suite/client.ts';
import { compared } from './compare.ts';
import { ms, ratioRow, tell } from './report.ts';

/** Requirements 9.3.4. */
const aim = 1.1;

interface Wish {
  readonly page: number;
  readonly q?: string;
  readonly status?: 'expired';
  readonly after?: string;
}

interface Case {
  readonly what: string;
  readonly wish: Wish;
  /** The best that the SDK alone can do: the fields that are shown, rows and totals at once. */
  readonly raw: () => Promise<unknown>;
}

const admin = await makeAdmin({ createdAt: new Date('2019-01-01T00:00:00Z') });
const caller = await identifyCaller(`Bearer ${admin.token}`);
if (caller === undefined) throw new Error('The admin has no session.');
const client = as(admin, inProcess());
const ask = (wish: Wish) =>
  handlers.listUsers({ limit: limits.pageSize, sort: '-createdAt', ...wish }, caller, {
    userAgent: '',
    client: { address: '', network: '', isThroughHosting: true, peer: '' },
    keepAnswer: () => undefined,
    identify: async () => caller,
    noteUser: () => undefined,
  });

const database = await firestore();
const collection = database.collection('users');
const newestFirst = (query: Query<DocumentData>) =>
  query
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .select(...userRowFields);
const rowsOf = async (query: Query<DocumentData>) =>
  (await query.limit(limits.pageSize).get()).docs.map((document) => document.data());
const totals = () => database.collection('totals').doc('members').get();

/** A row to start behind, with what decides on its place alone. */
const placeOf = async (id: string) => {
  const [row] = await database.getAll(collection.doc(id), { fieldMask: ['createdAt'] });
  if (row === undefined) throw new Error('There is no row to start behind.');
  return row;
};

function casesOf(size: number, after: string): Case[] {
  const searched = collection.where('search', 'array-contains', normalise('nirmala'));
  return [
    {
      what: 'page 1',
      wish: { page: 1 },
      raw: () => Promise.all([totals(), rowsOf(newestFirst(collection))]),
    },
    {
      what: 'Next after page 50',
      wish: { page: 51, after },
      raw: () =>
        Promise.all([
          totals(),
          placeOf(after).then((row) => rowsOf(newestFirst(collection).startAfter(row))),
        ]),
    },
    {
      what: 'the last page',
      wish: { page: Math.ceil(size / limits.pageSize) },
      raw: async () => {
        await totals();
        const oldestFirst = collection.orderBy('createdAt').orderBy('__name__');
        return rowsOf(oldestFirst.select(...userRowFields));
      },
    },
    {
      what: 'a search',
      wish: { page: 1, q: 'nirmala' },
      raw: () =>
        Promise.all([searched.limit(limits.countedRows).count().get(), rowsOf(newestFirst(searched))]),
    },
    {
      what: 'a filter',
      wish: { page: 1, status: 'expired' },
      raw: () => Promise.all([totals(), rowsOf(newestFirst(collection.where('isActive', '==', 'expired')))]),
    },
  ];
}

let filled = 0;
for (const size of process.argv.slice(2).map(Number)) {
  await fillUp(filled, size);
  filled = size;
  const { data } = await ask({ page: 50 });
  for (const one of casesOf(size, data.at(-1)?._id ?? '')) {
    const { reads } = await client.ok('listUsers', one.wish);
    const { ours, bare, ratio } = await compared(() => ask(one.wish), one.raw);
    const what = `${size} users, ${one.what}, ${reads} reads`;
    tell(ratioRow(what, ms(ours), `SDK alone ${ms(bare)}`, ratio, aim));
  }
  const { body, reads } = await client.ok('listUsers', { page: Math.ceil(size / limits.pageSize / 2) });
  tell({ what: `${size} users, a jump to the middle, ${reads} reads`, measured: `page ${body.page}` });
}
process.exit(0);
