import { expect, test } from 'vitest';
import type { PrefetchQuery } from '#api/prefetch-query.ts';
import { adminScreens } from '#app/screens/admin-screens.ts';
import { adminGroup, findQueries } from './screen-queries.ts';

const queriesFor = (address: string, state: unknown = null) => {
  const { pathname, search } = new URL(address, 'http://site');
  return findQueries(adminGroup, adminScreens, { pathname, search, state }, 'me');
};

/** Removes the query for the current account, which every screen sends. */
const summarize = (questions: readonly PrefetchQuery[]) =>
  questions
    .filter(({ queryKey }) => JSON.stringify(queryKey) !== '["getUser",{"id":"me"}]')
    .map(({ name, input, bypassCache }) => [
      name,
      JSON.parse(JSON.stringify(input)),
      ...(bypassCache ? ['fresh'] : []),
    ]);

test.each([
  [
    '/admin/manage-user?status=active&q=%20Sari%20',
    [
      ['listUsers', { page: 1, limit: 10, q: 'Sari', status: 'active' }],
      ['listSavedFilters', {}],
    ],
  ],
  [
    '/Admin/Messages/abc/',
    [
      ['getMessage', { id: 'abc' }],
      ['listMessageAdmins', {}],
      ['listMessageTemplates', {}],
    ],
  ],
  [
    '/admin/money/ledger?kind=payment&month=2026-13',
    [['listLedgerEntries', { page: 1, limit: 10, kind: 'payment' }]],
  ],
  [
    '/admin/money/ledger/expenses?page=2',
    [['listLedgerEntries', { page: 2, limit: 10, account: 'expenses' }]],
  ],
  ['/admin/settings/qris', [['getQris', {}]]],
  ['/admin/manage-blog/add', [['getWorkingCopies', { kind: 'blog', record: 'new' }, 'fresh']]],
  [
    '/admin/manage-event/edit/abc',
    [
      ['getWorkingCopies', { kind: 'event', record: 'abc' }, 'fresh'],
      ['getWrittenEvent', { id: 'abc' }, 'fresh'],
      ['getLastEdit', { id: 'abc' }, 'fresh'],
      ['getTranslation', { kind: 'event', id: 'abc' }, 'fresh'],
      ['getWorkingCopies', { kind: 'event-en', record: 'abc' }, 'fresh'],
    ],
  ],
  ['/admin/manage-journal/preview/abc', [['getWrittenJournal', { id: 'abc' }, 'fresh']]],
  [
    '/admin/manage-journal/preview/abc?language=en',
    [
      ['getWrittenJournal', { id: 'abc' }, 'fresh'],
      ['getTranslation', { kind: 'journal', id: 'abc' }, 'fresh'],
    ],
  ],
  ['/admin/request-register/review', [['listRegistrationRequests', { page: 1, limit: 20 }]]],
  [
    '/admin/request-renewal/review?request=abc',
    [
      ['listRenewalRequests', { page: 1, limit: 20 }],
      ['getReview', { id: 'abc' }],
    ],
  ],
  ['/admin/nowhere', []],
])('%s prefetches the queries of its screen', (address, expected) => {
  expect(summarize(queriesFor(address))).toEqual(expected);
});

test('a later page is prefetched from its cursor, if the cursor is known', () => {
  const known = queriesFor('/admin/manage-user?page=3', { cursors: { 3: 'abc' } });
  expect(summarize(known)).toEqual([
    ['listUsers', { page: 3, limit: 10, after: 'abc' }],
    ['listSavedFilters', {}],
  ]);
});

test('the request list of the review page leads to the review and the proof of the first request', () => {
  const [list] = queriesFor('/admin/request-register/review').slice(-1);
  const next = list?.next as (reply: unknown) => readonly PrefetchQuery[];
  expect(
    summarize(
      next({
        data: [
          { _id: 'a', paymentId: 'p' },
          { _id: 'b', paymentId: 'q' },
        ],
      }),
    ),
  ).toEqual([
    ['getReview', { id: 'a' }],
    ['getProof', { id: 'p' }],
  ]);
  expect(summarize(next({ data: [] }))).toEqual([]);
});
