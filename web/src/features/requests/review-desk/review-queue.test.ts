import type { UserRow } from 'contract/fields/people';
import { expect, test } from 'vitest';
import {
  batchSize,
  emptyQueue,
  movedBy,
  progressOf,
  wantedPage,
  withoutRequest,
  withPage,
} from './review-queue.ts';

const row = (_id: string) => ({ _id, name: _id }) as UserRow;
const many = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => row(`p${first + index}`));
const names = (queue: { rows: readonly UserRow[] }) => queue.rows.map(({ _id }) => _id);

test('starts with the first page, and then knows how many wait', () => {
  expect(wantedPage(emptyQueue)).toBe(1);
  const queue = withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 });
  expect([names(queue), progressOf(queue), wantedPage(queue)]).toEqual([
    ['p1', 'p2', 'p3'],
    '1 dari 3',
    null,
  ]);
});

test('shows the next after a decision, and at the end the ones that were left over', () => {
  let queue = movedBy(withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 }), 1);
  expect(progressOf(queue)).toBe('2 dari 3');
  queue = withoutRequest(queue, 'p2');
  expect([queue.rows[queue.index]?._id, progressOf(queue)]).toEqual(['p3', '3 dari 3']);
  queue = withoutRequest(queue, 'p3');
  expect([queue.rows[queue.index]?._id, progressOf(queue)]).toEqual(['p1', '3 dari 3']);
  queue = withoutRequest(queue, 'p1');
  expect([names(queue), queue.waiting, wantedPage(queue)]).toEqual([[], 0, null]);
});

test('stays at either end', () => {
  const queue = withPage(emptyQueue, { data: many(1, 2), totalUsers: 2 });
  expect(movedBy(queue, -1).index).toBe(0);
  expect(movedBy(movedBy(queue, 1), 1).index).toBe(1);
  expect(movedBy(withPage(emptyQueue, { data: [], totalUsers: 0 }), 1).index).toBe(0);
});

test('takes out one that was not on screen, and one that it never knew', () => {
  const queue = movedBy(withPage(emptyQueue, { data: many(1, 3), totalUsers: 3 }), 1);
  const left = withoutRequest(queue, 'p1');
  expect([left.rows[left.index]?._id, progressOf(left)]).toEqual(['p2', '2 dari 3']);
  expect(withoutRequest(left, 'unknown')).toBe(left);
});

test('loads more before the end is reached, behind the ones that were skipped', () => {
  let queue = withPage(emptyQueue, { data: many(1, batchSize), totalUsers: 45 });
  expect([wantedPage(queue), progressOf(queue)]).toEqual([null, '1 dari 45']);
  for (let step = 1; step < batchSize; step += 1) queue = movedBy(queue, 1);
  expect(wantedPage(queue)).toBe(2);
  for (const { _id } of many(1, 18)) queue = withoutRequest(queue, _id);
  expect([wantedPage(queue), progressOf(queue)]).toEqual([1, '20 dari 45']);
  queue = withPage(queue, { data: many(17, 38), totalUsers: 27 });
  expect(names(queue)).toEqual(many(19, 38).map(({ _id }) => _id));
  expect([queue.rows[queue.index]?._id, queue.waiting, queue.isWhole]).toEqual(['p20', 27, false]);
});

test('ends when a page brings nothing new, whatever its total says', () => {
  const queue = withoutRequest(withPage(emptyQueue, { data: many(1, 1), totalUsers: 5 }), 'p1');
  const whole = withPage(queue, { data: many(1, 1), totalUsers: 4 });
  expect([wantedPage(whole), whole.waiting]).toEqual([null, 0]);
});
