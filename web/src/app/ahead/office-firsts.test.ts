import { expect, test } from 'vitest';
import type { Question } from '#api/question.ts';
import { questionsAt } from './firsts.ts';
import { officeFirsts } from './office-firsts.ts';

const at = (address: string, state: unknown = null) => {
  const { pathname, search } = new URL(address, 'http://site');
  return questionsAt(officeFirsts, { pathname, search, state }, 'me');
};

/** Without those who ask who is calling, which all of them do. */
const asked = (questions: readonly Question[]) =>
  questions
    .filter(({ queryKey }) => JSON.stringify(queryKey) !== '["getUser",{"id":"me"}]')
    .map(({ name, input, fresh }) => [name, JSON.parse(JSON.stringify(input)), ...(fresh ? ['fresh'] : [])]);

test.each([
  [
    '/admin/manage-user?status=active&q=%20Sari%20',
    [['listUsers', { page: 1, limit: 10, q: 'Sari', status: 'active' }]],
  ],
  ['/Admin/Messages/abc/', [['getMessage', { id: 'abc' }]]],
  [
    '/admin/money/ledger?kind=payment&month=2026-13',
    [['listLedgerEntries', { page: 1, limit: 10, kind: 'payment' }]],
  ],
  ['/admin/settings/qris', [['getQris', {}]]],
  ['/admin/manage-blog/add', [['getWorkingCopies', { kind: 'blog', record: 'new' }, 'fresh']]],
  [
    '/admin/manage-event/edit/abc',
    [
      ['getWorkingCopies', { kind: 'event', record: 'abc' }, 'fresh'],
      ['getEvent', { id: 'abc' }, 'fresh'],
      ['getLastEdit', { id: 'abc' }, 'fresh'],
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
])('%s asks first what its screen does', (address, expected) => {
  expect(asked(at(address))).toEqual(expected);
});

test('a page behind the first is asked for by the row before it, where that is known', () => {
  const known = at('/admin/manage-user?page=3', { cursors: { 3: 'abc' } });
  expect(asked(known)).toEqual([['listUsers', { page: 3, limit: 10, after: 'abc' }]]);
});

test('the requests of the desk lead to the review and the proof of the first', () => {
  const [list] = at('/admin/request-register/review').slice(-1);
  const next = list?.next as (reply: unknown) => readonly Question[];
  expect(
    asked(
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
  expect(asked(next({ data: [] }))).toEqual([]);
});
