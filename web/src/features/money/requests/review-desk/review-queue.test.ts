import type { UserRow } from 'contract/schemas/people';
import { expect, test } from 'vitest';
import {
  withPage as addPage,
  batchSize,
  emptyQueue,
  findNextPage,
  formatProgress,
  movedBy,
  type ReviewQueue,
  withFirst,
  withoutRequest,
  withRequestBack,
} from './review-queue.ts';

const withPage = (queue: ReviewQueue, page: { data: UserRow[]; totalUsers: number }) =>
  addPage(queue, { page: 1, ...page }, new Set());
const row = (_id: string) => ({ _id, name: _id }) as UserRow;
const many = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => row(`p${first + index}`));
const names = (queue: { rows: readonly UserRow[] }) => queue.rows.map(({ _id }) => _id);

test('starts with the first page, which reports the number of waiting requests', () => {
  expect(findNextPage(emptyQueue)).toBe(1);
  const queue = withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 });
  expect([names(queue), formatProgress(queue), findNextPage(queue)]).toEqual([
    ['p1', 'p2', 'p3'],
    '1 dari 3',
    null,
  ]);
});

test('shows the next request after a decision, and returns to skipped ones at the end', () => {
  let queue = movedBy(withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 }), 1);
  expect(formatProgress(queue)).toBe('2 dari 3');
  queue = withoutRequest(queue, 'p2');
  expect([queue.rows[queue.index]?._id, formatProgress(queue)]).toEqual(['p3', '3 dari 3']);
  queue = withoutRequest(queue, 'p3');
  expect([queue.rows[queue.index]?._id, formatProgress(queue)]).toEqual(['p1', '3 dari 3']);
  queue = withoutRequest(queue, 'p1');
  expect([names(queue), queue.waiting, findNextPage(queue)]).toEqual([[], 0, null]);
});

test('stops at either end', () => {
  const queue = withPage(emptyQueue, { data: many(1, 2), totalUsers: 2 });
  expect(movedBy(queue, -1).index).toBe(0);
  expect(movedBy(movedBy(queue, 1), 1).index).toBe(1);
  expect(movedBy(withPage(emptyQueue, { data: [], totalUsers: 0 }), 1).index).toBe(0);
});

test('removes a request that is not on screen, and ignores an unknown one', () => {
  const queue = movedBy(withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 }), 1);
  const left = withoutRequest(queue, 'p1');
  expect([left.rows[left.index]?._id, formatProgress(left)]).toEqual(['p2', '2 dari 3']);
  expect(withoutRequest(left, 'unknown')).toBe(left);
});

test('loads more requests before the end, after the skipped ones', () => {
  let queue = withPage(emptyQueue, { data: many(1, batchSize), totalUsers: 45 });
  expect([findNextPage(queue), formatProgress(queue)]).toEqual([null, '1 dari 45']);
  for (let step = 1; step < batchSize; step += 1) queue = movedBy(queue, 1);
  expect(findNextPage(queue)).toBe(2);
  for (const { _id } of many(1, 18)) queue = withoutRequest(queue, _id);
  expect([findNextPage(queue), formatProgress(queue)]).toEqual([1, '20 dari 45']);
  queue = withPage(queue, { data: many(17, 38), totalUsers: 27 });
  expect(names(queue)).toEqual(many(19, 38).map(({ _id }) => _id));
  expect([queue.rows[queue.index]?._id, queue.waiting, queue.isWhole]).toEqual(['p20', 27, false]);
});

test('ends when a page contains nothing new, even if its total says otherwise', () => {
  const queue = withoutRequest(withPage(emptyQueue, { data: many(1, 1), totalUsers: 5 }), 'p1');
  const whole = withPage(queue, { data: many(1, 1), totalUsers: 4 });
  expect([findNextPage(whole), whole.waiting]).toEqual([null, 0]);
});

test('undoing a decision returns its request to its position and shows it', () => {
  let queue = withPage(emptyQueue, { data: many(1, 4), totalUsers: 4 });
  for (const id of ['p1', 'p2', 'p3']) queue = withoutRequest(queue, id);
  expect([names(queue), formatProgress(queue)]).toEqual([['p4'], '4 dari 4']);
  queue = withRequestBack(queue, 'p2', true);
  expect([names(queue), queue.rows[queue.index]?._id, formatProgress(queue)]).toEqual([
    ['p2', 'p4'],
    'p2',
    '3 dari 4',
  ]);
  queue = withRequestBack(queue, 'p3', false);
  expect([names(queue), queue.rows[queue.index]?._id]).toEqual([['p2', 'p3', 'p4'], 'p2']);
  queue = withRequestBack(queue, 'p1', false);
  expect([names(queue), queue.rows[queue.index]?._id]).toEqual([['p1', 'p2', 'p3', 'p4'], 'p2']);
  expect(withRequestBack(queue, 'p1', true)).toBe(queue);
});

test('omits requests with a pending decision, until it is undone', () => {
  const queue = addPage(emptyQueue, { page: 1, data: many(1, 3), totalUsers: 3 }, new Set(['p1']));
  expect([names(queue), queue.waiting, formatProgress(queue)]).toEqual([['p2', 'p3'], 2, '1 dari 2']);
  expect(names(withRequestBack(queue, 'p1', true))).toEqual(['p1', 'p2', 'p3']);
});

test('loads the next page when a page contains only known requests', () => {
  let queue = withPage(emptyQueue, { data: many(1, batchSize), totalUsers: 45 });
  const ids = many(1, 18).map(({ _id }) => _id);
  for (const id of ids) queue = withoutRequest(queue, id);
  expect(findNextPage(queue)).toBe(1);
  // None of the 18 decisions has been sent, so the first page is unchanged.
  queue = addPage(queue, { page: 1, data: many(1, batchSize), totalUsers: 45 }, new Set(ids));
  expect([findNextPage(queue), queue.isWhole, queue.waiting]).toEqual([2, false, 27]);
  queue = addPage(queue, { page: 2, data: many(21, 40), totalUsers: 45 }, new Set(ids));
  expect([names(queue).length, findNextPage(queue)]).toEqual([22, null]);
});

test('starts with the requested request, without showing it twice', () => {
  const queue = withPage(withFirst(emptyQueue, row('p3')), { data: many(1, 3), totalUsers: 3 });
  expect([names(queue), queue.index, queue.isWhole]).toEqual([['p3', 'p1', 'p2'], 0, true]);
});

test('reloads pages when requests moved to an earlier page while decisions were sent', () => {
  let queue = withPage(emptyQueue, { data: many(1, batchSize), totalUsers: 40 });
  const ids = many(1, 15).map(({ _id }) => _id);
  for (const id of ids) queue = withoutRequest(queue, id);
  queue = addPage(queue, { page: 1, data: many(1, batchSize), totalUsers: 40 }, new Set(ids));
  expect([findNextPage(queue), queue.reads]).toEqual([2, 2]);
  // Ten decisions have been sent meanwhile, so the second page now starts ten requests later.
  queue = addPage(queue, { page: 2, data: many(31, 40), totalUsers: 30 }, new Set(ids.slice(10)));
  expect([queue.isWhole, queue.waiting]).toEqual([false, 25]);
  for (let step = 0; step < 12; step += 1) queue = movedBy(queue, 1);
  expect(findNextPage(queue)).toBe(1);
  queue = addPage(queue, { page: 1, data: [...many(11, 30)], totalUsers: 30 }, new Set(ids.slice(10)));
  expect([queue.isWhole, queue.rows.length, queue.reads]).toEqual([true, 25, 4]);
});
