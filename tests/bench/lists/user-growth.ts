import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import * as stored from '../../../functions/src/data/collections.ts';
import { userRowFields } from '../../../functions/src/model/people/user-projection.ts';
import { say, secondsSince } from '../../../tools/emulators/say.ts';
import { fillUp } from '../../support/make/many-users.ts';
import { as, inProcess } from '../../support/suite/client.ts';
import { compared } from '../compare.ts';
import { ms, ratioRow, tell } from '../report.ts';
import { admin, aim, asked, collection, database, firstRows, ordered } from './asked.ts';

/** A query of the emulator goes through all there is: some seconds for each of these. */
const patienceMs = 12_000;

const limit = limits.pageSize;
const users = collection(stored.users);
const client = as(admin, inProcess());

interface Wish {
  readonly page: number;
  readonly after?: string;
}

interface Case {
  readonly what: string;
  readonly wish: Wish;
  /** The best that the SDK alone can do: the fields that are shown, rows and totals at once. */
  readonly raw: () => Promise<unknown>;
}

const totals = () => collection(stored.memberTotals).doc('members').get();
const newestFirst = () => ordered(users, 'createdAt');

/** A row to start behind, with what decides on its place alone. */
const placeOf = async (id: string) => {
  const [row] = await database.getAll(users.doc(id), { fieldMask: ['createdAt'] });
  if (row === undefined) throw new Error('There is no row to start behind.');
  return row;
};

const casesOf = (lastPage: number, after: string): Case[] => [
  {
    what: 'page 1',
    wish: { page: 1 },
    raw: () => Promise.all([totals(), firstRows(newestFirst(), limit, userRowFields)]),
  },
  {
    what: 'Next after page 50',
    wish: { page: 51, after },
    raw: () =>
      Promise.all([
        totals(),
        placeOf(after).then((row) => firstRows(newestFirst().startAfter(row), limit, userRowFields)),
      ]),
  },
  {
    what: 'the last page',
    wish: { page: lastPage },
    // How many stand on it only the totals tell.
    raw: async () => {
      await totals();
      return firstRows(ordered(users, 'createdAt', 'asc'), limit, userRowFields);
    },
  },
];

const sizes = process.argv.slice(2).map(Number);
const reads = new Map<string, number[]>();
const noteReads = (what: string, count: number): void => {
  reads.set(what, [...(reads.get(what) ?? []), count]);
};

let filled = 0;
for (const size of sizes) {
  const start = performance.now();
  await fillUp(filled, size);
  filled = size;
  say(`${size} users: filled in ${secondsSince(start)}`);
  const lastPage = Math.ceil(size / limit);
  const { data } = (await asked('listUsers', { page: 50, limit, sort: '-createdAt' })) as {
    data: { _id: string }[];
  };
  for (const { what, wish, raw } of casesOf(lastPage, data.at(-1)?._id ?? '')) {
    noteReads(what, (await client.ok('listUsers', wish)).reads ?? Number.NaN);
    const ask = () => asked('listUsers', { limit, sort: '-createdAt', ...wish });
    const { ours, bare, ratio } = await compared(ask, raw, patienceMs);
    tell(ratioRow(`${size} users, ${what}`, ms(ours), `SDK alone ${ms(bare)}`, ratio, aim));
  }
  noteReads(
    'a jump to the middle',
    (await client.ok('listUsers', { page: Math.ceil(lastPage / 2) })).reads ?? 0,
  );
}
const at = sizes.join(', ');
for (const [what, counts] of reads) {
  const isJump = what.startsWith('a jump');
  // The session, the totals, the rows, and the one that a page begins behind; a jump passes so many at most.
  const most = limit + 4 + (isJump ? queryLimits.passedRows : 0);
  tell({
    what: `reads of ${what} at ${at} users`,
    measured: counts.join(', '),
    budget: String(most),
    isKept: counts.every((count) => count <= most),
  });
}
process.exit(0);
