/** Measures the first page of each admin list (`lists=audit,mails` selects lists), compared with the SDK alone. */
import { limits } from 'contract/rules/limits';
import { dueForecastDays } from 'contract/rules/money/forecast';
import { dayStart } from 'contract/text/dates';
import { normalise } from 'contract/text/search-words';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import * as stored from '../../../functions/src/data/collections.ts';
import { institutionRowFields } from '../../../functions/src/model/institutions/institution-reply.ts';
import { requestRowFields } from '../../../functions/src/model/money/payments/request-list.ts';
import { userRowFields } from '../../../functions/src/model/people/profile/user-reply.ts';
import { Refusal } from '../../../tools/emulators/log.ts';
import { addUsers } from '../../support/factories/many-users.ts';
import { compareTimes } from '../compare.ts';
import { ms, ratioRow, reportRow } from '../report.ts';
import { fillAdminRecords } from './admin-records.ts';
import { callHandler, collection, database, dataOf, firstRows, maxRatio, ordered } from './list-queries.ts';

type Endpoint = Parameters<typeof callHandler>[0];

interface List {
  readonly endpoint: Endpoint;
  readonly input?: object;
  /**
   * Best possible reads with the SDK alone: only the displayed fields, and as many queries in parallel as
   * possible.
   */
  readonly raw: () => Promise<unknown>;
}

const limit = limits.pageSize;
/** One more row shows whether there is a next page. */
const uncountedLimit = limit + 1;

const totals = (of: string) => collection(stored.memberTotals).doc(of).get();
const users = collection(stored.users);
const counted = (query: Query<DocumentData>) => query.limit(limits.maxCountedRows).count().get();

const searched = users.where('search', 'array-contains', normalise('nirmala'));
const requests = (status: string, field: string) => ({
  raw: () =>
    Promise.all([
      totals('members'),
      firstRows(ordered(users.where('isActive', '==', status), field, 'asc'), limit, requestRowFields),
    ]),
});

/** Reads the bills, and then the names of their owners. */
async function billsWithNames(): Promise<unknown> {
  const open = ordered(collection(stored.bills).where('expireAt', '>=', new Date(0)), 'expireAt', 'asc');
  const fields = ['membership', 'amount', 'openedAt', 'dueAt', 'invoice', 'userId'];
  const rows = await firstRows(open, uncountedLimit, fields);
  const owners = new Set(rows.slice(0, limit).map((row) => String(row?.userId)));
  return dataOf(await database.getAll(...[...owners].map((id) => users.doc(id)), { fieldMask: ['name'] }));
}

/** Reads entries and the newest checkpoint, and then the checkpoints that contain the entries. */
async function checkpointedEntries(): Promise<unknown> {
  const fields = ['at', 'actorId', 'actorName', 'action', 'targetId', 'targetName', 'details', 'changes'];
  const [{ docs }] = await Promise.all([
    ordered(collection(stored.audit), 'at')
      .limit(uncountedLimit)
      .select(...fields)
      .get(),
    firstRows(ordered(collection(stored.auditCheckpoints), 'size'), 1, ['to']),
  ]);
  const ids = docs.slice(0, limit).map(({ id }) => id);
  const checkpoints = collection(stored.auditCheckpoints).where('ids', 'array-contains-any', ids);
  return [dataOf(docs), await firstRows(checkpoints, limit, ['ids'])];
}

const ending = () =>
  users
    .where('role', '==', 'Member')
    .where('validUntil', '>=', dayStart(new Date()))
    .where('validUntil', '<', dayStart(new Date(), dueForecastDays + 1));

const rowsOf =
  (of: { readonly name: string }, orderBy: string, count: number, fields: readonly string[]) => () =>
    firstRows(ordered(collection(of), orderBy), count, fields);

const withContentTotals = (rows: () => Promise<unknown>) => () => Promise.all([totals('content'), rows()]);

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
  audit: { endpoint: 'listAuditEntries', raw: checkpointedEntries },
  bills: { endpoint: 'listOpenBills', raw: billsWithNames },
  ending: {
    endpoint: 'listEndingMemberships',
    raw: () =>
      firstRows(ordered(ending(), 'validUntil', 'asc'), uncountedLimit, [
        'name',
        'memberNumber',
        'validUntil',
        'seat',
      ]),
  },
  'bank-lines': {
    endpoint: 'listBankLines',
    raw: rowsOf(stored.bankLines, 'date', uncountedLimit, [
      ...['date', 'sen', 'narrative', 'reference', 'state', 'bills', 'tier', 'why', 'decidedAt'],
    ]),
  },
  statements: {
    endpoint: 'listStatements',
    raw: rowsOf(stored.statementFiles, 'importedAt', uncountedLimit, [
      ...['name', 'sha256', 'size', 'layout', 'from', 'to', 'lines', 'credits', 'importedAt', 'importedBy'],
    ]),
  },
  ledger: {
    endpoint: 'listLedgerEntries',
    raw: rowsOf(stored.ledger, 'date', uncountedLimit, [
      ...['date', 'kind', 'income', 'postings', 'payer', 'paymentId', 'receipt', 'bill', 'reason', 'of'],
      ...['document', 'writtenAt', 'writtenBy'],
    ]),
  },
  mails: {
    endpoint: 'listMails',
    raw: rowsOf(stored.outbox, 'createdAt', uncountedLimit, [
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
    raw: withContentTotals(
      rowsOf(stored.blogs, 'updatedAt', limit, [
        ...['title', 'content', 'author', 'category', 'image', 'createdAt', 'updatedAt'],
      ]),
    ),
  },
  events: {
    endpoint: 'listWrittenEvents',
    raw: withContentTotals(
      rowsOf(stored.events, 'updatedAt', limit, [
        ...['title', 'category', 'location', 'content', 'startDate', 'endDate', 'bannerImage', 'createdAt'],
        'updatedAt',
      ]),
    ),
  },
  bin: {
    endpoint: 'listBin',
    raw: rowsOf(stored.bin, 'deletedAt', uncountedLimit, ['kind', 'title', 'deletedBy', 'deletedAt']),
  },
};

const selected = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(lists);
const unknown = selected.filter((name) => !Object.hasOwn(lists, name));
if (unknown.length > 0) throw new Refusal(`Lists: ${Object.keys(lists).join(', ')}.`);

await Promise.all([addUsers(0, 1000), fillAdminRecords()]);
for (const name of selected) {
  const { endpoint, input = {}, raw } = lists[name] as List;
  const ask = () => callHandler(endpoint, { page: 1, limit, ...input });
  const { ours, bare, ratio } = await compareTimes(ask, raw);
  reportRow(ratioRow(name, ms(ours), `SDK alone ${ms(bare)}`, ratio, maxRatio));
}
process.exit(0);
