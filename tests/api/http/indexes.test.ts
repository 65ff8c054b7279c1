import { readFileSync } from 'node:fs';
import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { userSorts } from 'contract/schemas/list-states';
import { Query } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { statementFiles } from '../../../functions/src/data/collections.ts';
import { dailyJobs } from '../../../functions/src/jobs/daily.ts';
import { countNamed, findOwnGroups } from '../../../functions/src/model/events/groups/records.ts';
import { offerAllFreePlaces } from '../../../functions/src/model/events/registration/offers.ts';
import { findFirstWaiting } from '../../../functions/src/model/events/registration/waiting-entries.ts';
import { leaseRecipients } from '../../../functions/src/model/mails/letters/send-letters.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { findPeopleToInvite } from '../../../functions/src/model/people/imports/invitations.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { pdf } from '../../support/factories/documents.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { storeRows } from '../../support/factories/many-rows.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { english, type InputOf, inProcess, inProcessTransport } from '../../support/suite/client.ts';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

const declared: string[] = (
  JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')) as {
    indexes: { collectionGroup: string; fields: IndexField[] }[];
  }
).indexes.map(({ collectionGroup, fields }) =>
  [
    collectionGroup,
    ...fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ].join(', '),
);

interface StructuredQuery {
  from: { collectionId: string }[];
  where?: {
    fieldFilter?: { field: { fieldPath: string }; op: string };
    unaryFilter?: { field: { fieldPath: string }; op: string };
    compositeFilter?: { filters: StructuredQuery['where'][] };
  };
  orderBy?: { field: { fieldPath: string }; direction: string }[];
}

/**
 * Composite indexes that production needs for a query; none if single-field indexes suffice. Firestore can
 * merge equality indexes that end in the same order. It does not promise this for lists, so each search has
 * its own index.
 */
function neededIndexes({ from, where, orderBy = [] }: StructuredQuery): string[] {
  const filters = where?.compositeFilter?.filters ?? (where === undefined ? [] : [where]);
  // A range needs no further field: it applies to the field that orders the list.
  const filtered = (op: string) =>
    filters.flatMap(({ fieldFilter } = {}) => (fieldFilter?.op === op ? [fieldFilter.field.fieldPath] : []));
  const isNull = filters.flatMap(({ unaryFilter } = {}) =>
    unaryFilter?.op === 'IS_NULL' ? [unaryFilter.field.fieldPath] : [],
  );
  const equal = [...filtered('EQUAL'), ...filtered('IN'), ...isNull];
  const contained = filtered('ARRAY_CONTAINS');
  const orders = orderBy.filter(
    ({ field }) => field.fieldPath !== '__name__' && !equal.includes(field.fieldPath),
  );
  if (orders.length < (equal.length + contained.length === 0 ? 2 : 1)) return [];
  const indexOf = (fields: string[]) =>
    [
      from[0]?.collectionId,
      ...fields,
      ...orders.map(({ field, direction }) => `${field.fieldPath} ${direction}`),
    ].join(', ');
  const equalities = equal.map((field) => `${field} ASCENDING`);
  // Two ranges need one index over both fields, in the order of the list.
  if (equal.length + contained.length === 0) return [indexOf([])];
  if (contained.length === 0) return equalities.map((field) => indexOf([field]));
  return [indexOf([...contained.map((field) => `${field} CONTAINS`), ...equalities])];
}

const day = '2026-01-31';
/** Filtered lists, with each filter that makes a different query. */
const narrowings: Partial<Record<string, object[]>> = {
  listUsers: [undefined, 'sari'].flatMap((q) => [
    { q, status: 'ending' },
    ...[undefined, 'active' as const].flatMap((status) =>
      [undefined, 'Member' as const].flatMap((role) => userSorts.map((sort) => ({ q, status, role, sort }))),
    ),
  ]),
  listLetterRecipients: [{}, { state: 'sent' }],
  listWhatsappQueue: [{ purpose: 'expiry' }, { purpose: 'bill' }],
  listMessages: [undefined, 'sari'].flatMap((q) =>
    [undefined, 'mine' as const].flatMap((assignee) => [
      { q, assignee },
      { q, assignee, state: 'open' },
    ]),
  ),
  ...Object.fromEntries(
    [
      'listInstitutions',
      'listOpenBills',
      'listRegistrationRequests',
      'listRenewalRequests',
      'listWrittenBlogs',
      'listWrittenEvents',
      'listWrittenJournals',
      'listWrittenProducts',
    ].map((name) => [name, [{}, { q: 'sari' }]]),
  ),
  listEventRefunds: [{}, { state: 'ready' }],
  listEventWaiting: [{ state: 'waiting' }],
  listMails: [{}, { state: 'failed' }],
  listLedgerEntries: [
    {},
    { kind: 'payment' },
    { q: 'sari' },
    { account: 'bank' },
    { q: 'sari', kind: 'payment' },
  ].flatMap((filter) => [filter, { ...filter, month: '2026-01' }]),
  listBankLines: [{}, { state: 'unknown' }, { state: 'matched' }],
  listAuditEntries: [
    {},
    { person: 'otherUserId' },
    { kind: 'user.update' },
    { person: 'otherUserId', kind: 'x' },
  ].flatMap((filter) => [filter, { ...filter, from: day }, { ...filter, from: day, to: day }]),
};

const reversed = ({ orderBy = [], ...query }: StructuredQuery): StructuredQuery => ({
  ...query,
  orderBy: orderBy.map(({ field, direction }) => ({
    field,
    direction: direction === 'DESCENDING' ? 'ASCENDING' : 'DESCENDING',
  })),
});

/** Lists whose last pages are read from the far end. */
const hasPages = (name: string): boolean => {
  const { reply }: Endpoint = endpoints[name as keyof typeof endpoints];
  return typeof reply === 'object' && 'shape' in reply && 'totalPages' in (reply.shape as object);
};

/** The emulator answers every query; production refuses one without its index. */
test('each list, summary, approval, invoice and daily job has its composite indexes', async () => {
  const admin = inProcess(await makeAdmin());
  const needed = new Set<string>();
  let isReversedToo = false;
  const get = Query.prototype.get;
  const needIndexesOf = (query: unknown) => {
    const { structuredQuery } = (query as { toProto(): { structuredQuery: StructuredQuery } }).toProto();
    const queries = isReversedToo ? [structuredQuery, reversed(structuredQuery)] : [structuredQuery];
    for (const index of queries.flatMap(neededIndexes)) needed.add(index);
  };
  vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: Query) {
    needIndexesOf(this);
    return get.call(this);
  });
  const { count } = Query.prototype;
  vi.spyOn(Query.prototype, 'count').mockImplementation(function (this: Query) {
    needIndexesOf(this);
    return count.call(this);
  });
  const { aggregate } = Query.prototype;
  vi.spyOn(Query.prototype, 'aggregate').mockImplementation(function (this: Query, ...fields) {
    needIndexesOf(this);
    return aggregate.apply(this, fields);
  });
  const lists = Object.entries(endpoints).filter(([name]) => name.startsWith('list'));
  expect(lists.length).toBeGreaterThan(2);
  const waiting = await makeMember({ status: 'waitingApproval' });
  await admin.ok('getReview', waiting);
  await admin.ok('getComparedReview', waiting);
  await admin.ok('approveRenewal', { id: (await makeMember({ status: 'RequestRenew' })).id });
  await admin.ok('issueInstitutionInvoice', { id: (await makeInstitution()).id });
  await admin.ok('addMemberNote', { id: waiting.id, text: 'Catatan' });
  await admin.ok('addMemberTask', { id: waiting.id, text: 'Telepon', dueOn: day });
  await admin.ok('addMemberDocument', { id: waiting.id, label: 'ktp', document: pdf('ktp.pdf') });
  await admin.ok('getMemberTimeline', { id: waiting.id });
  await admin.ok('getMemberTimeline', { id: waiting.id, kind: 'card' });
  await admin.ok('getDashboard', {});
  await admin.ok('getUsualWait', {});
  await admin.ok('getMoneyOverview', {});
  await admin.ok('getAnnualReport', { year: '2026', format: 'csv' });
  // A time after all built-in events, so that running ones are queried too.
  const now = vi.spyOn(clock, 'now').mockReturnValue(new Date('2099-01-01T00:00:00Z'));
  await inProcess().ok('getHomeNews', {});
  now.mockRestore();
  await english(undefined, inProcessTransport()).ok('listBlogs', {});
  await admin.ok('getWrittenEventRegistration', { id: (await makeEvent()).id });
  const { id } = await makeEvent();
  await admin.ok('getEventReport', { id });
  await admin.ok('syncCheckIns', {
    id,
    scans: [],
    sentAt: `${day}T00:00:00.000Z`,
    since: `${day}T00:00:00.000Z`,
  });
  await offerAllFreePlaces();
  await findFirstWaiting(id, 'members', 1);
  await findOwnGroups('someInstitution', new Date(0), 1);
  await countNamed('someGroup');
  await leaseRecipients({ id: 'someLetter', data: { dueAt: new Date() } });
  await findPeopleToInvite('someImport', { after: { nameKey: '', id: '' } });
  await admin.refused('getLedgerEntry', { id: 'payment-somewhere' });
  await admin.ok('downloadOwnData', {});
  await storeRows(statementFiles, 1, () => ({ name: 'mutasi.csv', sharesWith: [] }));
  await admin.ok('getStatementUndo', { id: 'row00000' });
  for (const job of Object.values(dailyJobs)) await job(defaultJobOptions);
  expect(lists.some(([name]) => hasPages(name))).toBe(true);
  for (const [name] of lists) {
    isReversedToo = hasPages(name);
    for (const narrowed of narrowings[name] ?? [{}]) {
      await admin.call(
        name as 'listUsers',
        { id: 'otherUserId', page: 1, ...narrowed } as InputOf<'listUsers'>,
      );
    }
  }
  expect([...needed].filter((index) => !declared.includes(index))).toEqual([]);
  // No unused index either: each costs storage with every write.
  expect(declared.filter((index) => !needed.has(index))).toEqual([]);
});
