/**
 * Measures the list of users at each size (`growth=1000,100000`), compared with the SDK alone: first, next and
 * last page, a jump into the middle, and the number of documents read.
 */
import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import * as stored from '../../../functions/src/data/collections.ts';
import { userRowFields } from '../../../functions/src/model/people/profile/user-reply.ts';
import { log, secondsSince } from '../../../tools/emulators/log.ts';
import { addUsers } from '../../support/factories/many-users.ts';
import { inProcess } from '../../support/suite/client.ts';
import { compareTimes } from '../compare.ts';
import { ms, ratioRow, reportRow } from '../report.ts';
import { admin, callHandler, collection, database, firstRows, maxRatio, ordered } from './list-queries.ts';

/**
 * Maximum time of a comparison in milliseconds. A query of the emulator scans all documents, which takes some
 * seconds at these sizes.
 */
const maxMs = 12_000;

const limit = limits.pageSize;
const users = collection(stored.users);
const client = inProcess(admin);

interface PageRequest {
  readonly page: number;
  readonly after?: string;
}

interface Case {
  readonly what: string;
  readonly wish: PageRequest;
  /** Best possible reads with the SDK alone: only the displayed fields, with rows and totals in parallel. */
  readonly raw: () => Promise<unknown>;
}

const totals = () => collection(stored.memberTotals).doc('members').get();
const newestFirst = () => ordered(users, 'createdAt');

/** Reads the cursor row with the field that determines its position. */
const readCursor = async (id: string) => {
  const [row] = await database.getAll(users.doc(id), { fieldMask: ['createdAt'] });
  if (row === undefined) throw new Error('The cursor row does not exist.');
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
        readCursor(after).then((row) => firstRows(newestFirst().startAfter(row), limit, userRowFields)),
      ]),
  },
  {
    what: 'the last page',
    wish: { page: lastPage },
    // The totals are required to know the number of rows on the last page.
    raw: async () => {
      await totals();
      return firstRows(ordered(users, 'createdAt', 'asc'), limit, userRowFields);
    },
  },
];

const sizes = process.argv.slice(2).map(Number);
const reads = new Map<string, number[]>();
const recordReads = (what: string, count: number): void => {
  reads.set(what, [...(reads.get(what) ?? []), count]);
};

let filled = 0;
for (const size of sizes) {
  const start = performance.now();
  await addUsers(filled, size);
  filled = size;
  log(`${size} users: filled in ${secondsSince(start)}`);
  const lastPage = Math.ceil(size / limit);
  const { data } = (await callHandler('listUsers', { page: 50, limit, sort: '-createdAt' })) as {
    data: { _id: string }[];
  };
  for (const { what, wish, raw } of casesOf(lastPage, data.at(-1)?._id ?? '')) {
    recordReads(what, (await client.ok('listUsers', wish)).reads ?? Number.NaN);
    const ask = () => callHandler('listUsers', { limit, sort: '-createdAt', ...wish });
    const { ours, bare, ratio } = await compareTimes(ask, raw, maxMs);
    reportRow(ratioRow(`${size} users, ${what}`, ms(ours), `SDK alone ${ms(bare)}`, ratio, maxRatio));
  }
  recordReads(
    'a jump to the middle',
    (await client.ok('listUsers', { page: Math.ceil(lastPage / 2) })).reads ?? 0,
  );
}
const at = sizes.join(', ');
for (const [what, counts] of reads) {
  const isJump = what.startsWith('a jump');
  // The session, the totals, the rows and the cursor row; a jump skips at most this number of rows.
  const maxReads = limit + 4 + (isJump ? queryLimits.maxSkippedRows : 0);
  reportRow({
    what: `reads of ${what} at ${at} users`,
    measured: counts.join(', '),
    budget: String(maxReads),
    isMet: counts.every((count) => count <= maxReads),
  });
}
process.exit(0);
