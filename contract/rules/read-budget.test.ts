import { describe, expect, test } from 'vitest';
import { maxReadsOf, planJump, readBudgetOf } from './read-budget.ts';

const rows = (count: number) => Array.from({ length: count }, () => ({}));

test('a budget that is a number is the same for every call', () => {
  expect(maxReadsOf(4, { page: 9, limit: 10 }, { data: rows(10) })).toBe(4);
  expect(maxReadsOf(0, {}, undefined)).toBe(0);
});

test('an endpoint without a budget of its own gets that of a call or of a list', () => {
  const shape = { page: undefined, limit: undefined };
  expect(readBudgetOf({ input: { shape: {} } })).toBe(6);
  expect(readBudgetOf({ input: { shape } })).toEqual({ base: 4, perRow: 1 });
  expect(readBudgetOf({ reads: 9, input: { shape } })).toBe(9);
});

describe('the budget of a list', () => {
  const list = { base: 3, perRow: 1 };

  test('counts each row of its reply, as an array or in data', () => {
    expect(maxReadsOf(list, {}, rows(10))).toBe(13);
    expect(maxReadsOf(list, { page: 1, limit: 10 }, { data: rows(10) })).toBe(13);
    expect(maxReadsOf({ base: 2, perRow: 2 }, {}, { data: rows(3) })).toBe(8);
  });

  test('counts one row for an empty reply', () => {
    expect(maxReadsOf(list, {}, [])).toBe(4);
    expect(maxReadsOf({ base: 2, perRow: 2 }, {}, { data: [] })).toBe(4);
  });

  test('counts the rows that a jump skips', () => {
    expect(maxReadsOf(list, { page: 3, limit: 10 }, { data: rows(10) })).toBe(33);
  });

  test('counts one row instead of skipped rows if the page starts after a row', () => {
    expect(maxReadsOf(list, { page: 3, limit: 10, after: 'x' }, { data: rows(10) })).toBe(14);
    expect(maxReadsOf({ base: 0, perRow: 1 }, { limit: 3, after: 'x' }, rows(2))).toBe(3);
  });

  test('counts the last page for a page past the end, plus the rows of a query after the given row', () => {
    const reply = { data: rows(4), totalPages: 3 };
    expect(maxReadsOf(list, { page: 99, limit: 10 }, reply)).toBe(7);
    expect(maxReadsOf(list, { page: 99, limit: 10, after: 'x' }, reply)).toBe(18);
    expect(maxReadsOf(list, { page: 3, limit: 10, after: 'x' }, reply)).toBe(8);
  });

  test('with a known number of pages counts from the nearer end, and at most 2,000 skipped rows', () => {
    const reply = { data: rows(10), totalPages: 2000 };
    expect(maxReadsOf(list, { page: 1998, limit: 10 }, reply)).toBe(33);
    expect(maxReadsOf(list, { page: 1000, limit: 10 }, reply)).toBe(2013);
    expect(maxReadsOf(list, { page: 100, limit: 10 }, { ...reply, totalPages: 100, isMore: true })).toBe(
      1003,
    );
  });
});

test('a page is reached from the nearer end', () => {
  expect(planJump(1, 10, 2000)).toEqual({ page: 1, isFromEnd: false, passed: 0 });
  expect(planJump(3, 10, 2000)).toEqual({ page: 3, isFromEnd: false, passed: 2 });
  expect(planJump(2000, 10, 2000)).toEqual({ page: 2000, isFromEnd: true, passed: 0 });
  expect(planJump(1998, 10, 2000)).toEqual({ page: 1998, isFromEnd: true, passed: 2 });
  expect(planJump(2, 10, 3)).toEqual({ page: 2, isFromEnd: false, passed: 1 });
});

test('a page past the last is the last page', () => {
  expect(planJump(9999, 10, 2000)).toEqual({ page: 2000, isFromEnd: true, passed: 0 });
  expect(planJump(5, 10, 1)).toEqual({ page: 1, isFromEnd: false, passed: 0 });
});

test('a jump skips at most 2,000 rows and returns the nearest reachable page for a page further in', () => {
  expect(planJump(201, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(planJump(202, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(planJump(1000, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(planJump(1500, 10, 2000)).toEqual({ page: 1800, isFromEnd: true, passed: 200 });
  expect(planJump(1800, 10, 2000)).toEqual({ page: 1800, isFromEnd: true, passed: 200 });
  expect(planJump(60, 50, 2000)).toEqual({ page: 41, isFromEnd: false, passed: 40 });
});

test('a list with an unknown end is never counted from its end', () => {
  expect(planJump(100, 10, 100, true)).toEqual({ page: 100, isFromEnd: false, passed: 99 });
});
