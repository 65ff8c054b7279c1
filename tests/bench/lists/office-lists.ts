import { limits } from 'contract/rules/limits';
import { expectedDays } from 'contract/rules/money/outlook';
import { dayStart } from 'contract/words/dates';
import { normalise } from 'contract/words/search-words';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import * as stored from '../../../functions/src/data/collections.ts';
import { institutionRowFields } from '../../../functions/src/model/institutions/institution-projection.ts';
import { requestRowFields, userRowFields } from '../../../functions/src/model/people/user-projection.ts';
import { Refusal } from '../../../tools/emulators/say.ts';
import { fillUp } from '../../support/make/many-users.ts';
import { compared } from '../compare.ts';
import { ms, ratioRow, tell } from '../report.ts';
import { aim, asked, collection, database, dataOf, firstRows, ordered } from './asked.ts';
import { fillOffice } from './office-records.ts';

type Endpoint = Parameters<typeof asked>[0];

interface List {
  readonly endpoint: Endpoint;
  readonly input?: object;
  /** The best that the SDK alone can do: the fields that are shown, all at once that can be. */
  readonly raw: () => Promise<unknown>;
}

const limit = limits.pageSize;
/** One more tells whether there is a next page. */
const ofLog = limit + 1;

const totals = (of: string) => collection(stored.memberTotals).doc(of).get();
const users = collection(stored.users);
const counted = (query: Query<DocumentData>) => query.limit(limits.countedRows).count().get();

const searched = users.where('search', 'array-contains', normalise('nirmala'));
const requests = (status: string, field: string) => ({
  raw: () =>
    Promise.all([
      totals('members'),
      firstRows(ordered(users.where('isActive', '==', status), field, 'asc'), limit, requestRowFields),
    ]),
});

/** Bills, and then the names of those whose they are. */
async function billsWithNames(): Promise<unknown> {
  const open = ordered(collection(stored.bills).where('expireAt', '>=', new Date(0)), 'expireAt', 'asc');
  const fields = ['membership', 'amount', 'openedAt', 'dueAt', 'invoice', 'userId'];
  const rows = await firstRows(open, ofLog, fields);
  const owners = new Set(rows.slice(0, limit).map((row) => String(row?.userId)));
  return dataOf(await database.getAll(...[...owners].map((id) => users.doc(id)), { fieldMask: ['name'] }));
}

/** Entries and the end of what is sealed, and then the seals that hold them. */
async function sealedEntries(): Promise<unknown> {
  const fields = ['at', 'actorId', 'actorName', 'action', 'targetId', 'targetName', 'details', 'changes'];
  const [{ docs }] = await Promise.all([
    ordered(collection(stored.audit), 'at')
      .limit(ofLog)
      .select(...fields)
      .get(),
    firstRows(ordered(collection(stored.auditSeals), 'size'), 1, ['to']),
  ]);
  const ids = docs.slice(0, limit).map(({ id }) => id);
  const seals = collection(stored.auditSeals).where('ids', 'array-contains-any', ids);
  return [dataOf(docs), await firstRows(seals, limit, ['ids'])];
}

const ending = () =>
  users
    .where('role', '==', 'Member')
    .where('validUntil', '>=', dayStart(new Date()))
    .where('validUntil', '<', dayStart(new Date(), expectedDays + 1));

const rowsOf =
  (of: { readonly name: string }, orderBy: string, count: number, fields: readonly string[]) => () =>
    firstRows(ordered(collection(of), orderBy), count, fields);

const lists: Readonly<Record<string, List>> = {
  users: {
    endpoint: 'listUsers',
    input: { sort: '-createdAt' },
    raw: () => Promise.all([totals('members'), firstRows(ordered(users, 'createdAt'), limit, userRowFields)]),
  },
  'users-searched': {
    endpoint: 'listUsers',
    input: { sort: '-createdAt', q: 'nirmala' },
    raw: () =>
      Promise.all([counted(searched), firstRows(ordered(searched, 'createdAt'), limit, userRowFields)]),
  },
  'users-expired': {
    endpoint: 'listUsers',
    input: { sort: '-createdAt', status: 'expired' },
    raw: () =>
      Promise.all([
        totals('members'),
        firstRows(ordered(users.where('isActive', '==', 'expired'), 'createdAt'), limit, userRowFields),
      ]),
  },
  registrations: { endpoint: 'listRegistrationRequests', ...requests('waitingApproval', 'createdAt') },
  renewals: { endpoint: 'listRenewalRequests', ...requests('RequestRenew', 'requestedAt') },
  institutions: {
    endpoint: 'listInstitutions',
    raw: () => {
      const newest = ordered(collection(stored.institutions), 'createdAt');
      return Promise.all([counted(newest), firstRows(newest, limit, institutionRowFields)]);
    },
  },
  messages: {
    endpoint: 'listMessages',
    raw: () =>
      Promise.all([
        totals('messages'),
        firstRows(ordered(collection(stored.contactMessages), 'createdAt'), limit, [
          ...['firstName', 'lastName', 'email', 'message', 'createdAt', 'state', 'isRead'],
        ]),
      ]),
  },
  audit: { endpoint: 'listAuditEntries', raw: sealedEntries },
  bills: { endpoint: 'listOpenBills', raw: billsWithNames },
  ending: {
    endpoint: 'listEndingMemberships',
    raw: () =>
      firstRows(ordered(ending(), 'validUntil', 'asc'), ofLog, [
        'name',
        'memberNumber',
        'validUntil',
        'seat',
      ]),
  },
  'bank-lines': {
    endpoint: 'listBankLines',
    raw: rowsOf(stored.bankLines, 'date', ofLog, [
      ...['date', 'sen', 'narrative', 'reference', 'state', 'bills', 'tier', 'why', 'decidedAt'],
    ]),
  },
  statements: {
    endpoint: 'listStatements',
    raw: rowsOf(stored.statementFiles, 'importedAt', ofLog, [
      ...['name', 'sha256', 'size', 'layout', 'from', 'to', 'lines', 'credits', 'importedAt', 'importedBy'],
    ]),
  },
  ledger: {
    endpoint: 'listLedgerEntries',
    raw: rowsOf(stored.ledger, 'date', ofLog, [
      ...['date', 'kind', 'income', 'postings', 'payer', 'paymentId', 'receipt', 'bill', 'reason', 'of'],
      ...['document', 'writtenAt', 'writtenBy'],
    ]),
  },
  mails: {
    endpoint: 'listMails',
    raw: rowsOf(stored.outbox, 'createdAt', ofLog, [
      ...[
        'kind',
        'to',
        'userId',
        'data',
        'state',
        'createdAt',
        'attempts',
        'dueAt',
        'settledAt',
        'lastError',
      ],
    ]),
  },
  articles: {
    endpoint: 'listWrittenBlogs',
    raw: rowsOf(stored.blogs, 'updatedAt', limit, [
      ...['title', 'content', 'author', 'category', 'image', 'createdAt', 'updatedAt'],
    ]),
  },
  events: {
    endpoint: 'listEvents',
    raw: rowsOf(stored.events, 'startDate', limit, [
      ...['title', 'category', 'location', 'content', 'startDate', 'endDate', 'bannerImage', 'createdAt'],
      'updatedAt',
    ]),
  },
  bin: {
    endpoint: 'listBin',
    raw: rowsOf(stored.bin, 'deletedAt', ofLog, ['kind', 'title', 'deletedBy', 'deletedAt']),
  },
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(lists);
const unknown = wanted.filter((name) => !Object.hasOwn(lists, name));
if (unknown.length > 0) throw new Refusal(`Lists: ${Object.keys(lists).join(', ')}.`);

await Promise.all([fillUp(0, 1000), fillOffice()]);
for (const name of wanted) {
  const { endpoint, input = {}, raw } = lists[name] as List;
  const ask = () => asked(endpoint, { page: 1, limit, ...input });
  const { ours, bare, ratio } = await compared(ask, raw);
  tell(ratioRow(name, ms(ours), `SDK alone ${ms(bare)}`, ratio, aim));
}
process.exit(0);
