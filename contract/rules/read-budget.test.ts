import { describe, expect, test } from 'vitest';
import { jumpTo, mostReads } from './read-budget.ts';

const rows = (count: number) => Array.from({ length: count }, () => ({}));

test('a number is the same for every call', () => {
  expect(mostReads(4, { page: 9, limit: 10 }, { data: rows(10) })).toBe(4);
  expect(mostReads(0, {}, undefined)).toBe(0);
});

describe('a list', () => {
  const list = { base: 3, perRow: 1 };

  test('pays for each row of its reply, whichever shape that has', () => {
    expect(mostReads(list, {}, rows(10))).toBe(13);
    expect(mostReads(list, { page: 1, limit: 10 }, { data: rows(10) })).toBe(13);
    expect(mostReads({ base: 2, perRow: 2 }, {}, { data: rows(3) })).toBe(8);
  });

  test('that finds nothing pays for one row', () => {
    expect(mostReads(list, {}, [])).toBe(4);
    expect(mostReads({ base: 2, perRow: 2 }, {}, { data: [] })).toBe(4);
  });

  test('pays for the rows that a jump passes', () => {
    expect(mostReads(list, { page: 3, limit: 10 }, { data: rows(10) })).toBe(33);
  });

  test('pays for one row instead when it begins behind that', () => {
    expect(mostReads(list, { page: 3, limit: 10, after: 'x' }, { data: rows(10) })).toBe(14);
    expect(mostReads({ base: 0, perRow: 1 }, { limit: 3, after: 'x' }, rows(2))).toBe(3);
  });

  test('pays for no page beyond the last one, which is answered then, but for a look behind the row', () => {
    const reply = { data: rows(4), totalPages: 3 };
    expect(mostReads(list, { page: 99, limit: 10 }, reply)).toBe(7);
    expect(mostReads(list, { page: 99, limit: 10, after: 'x' }, reply)).toBe(18);
    expect(mostReads(list, { page: 3, limit: 10, after: 'x' }, reply)).toBe(8);
  });

  test('that knows its pages pays from the nearer end, and for 2,000 rows at most', () => {
    const reply = { data: rows(10), totalPages: 2000 };
    expect(mostReads(list, { page: 1998, limit: 10 }, reply)).toBe(33);
    expect(mostReads(list, { page: 1000, limit: 10 }, reply)).toBe(2013);
    expect(mostReads(list, { page: 100, limit: 10 }, { ...reply, totalPages: 100, isMore: true })).toBe(1003);
  });
});

test('a page is reached from the end that is nearer', () => {
  expect(jumpTo(1, 10, 2000)).toEqual({ page: 1, isFromEnd: false, passed: 0 });
  expect(jumpTo(3, 10, 2000)).toEqual({ page: 3, isFromEnd: false, passed: 2 });
  expect(jumpTo(2000, 10, 2000)).toEqual({ page: 2000, isFromEnd: true, passed: 0 });
  expect(jumpTo(1998, 10, 2000)).toEqual({ page: 1998, isFromEnd: true, passed: 2 });
  expect(jumpTo(2, 10, 3)).toEqual({ page: 2, isFromEnd: false, passed: 1 });
});

test('a page beyond the last is the last', () => {
  expect(jumpTo(9999, 10, 2000)).toEqual({ page: 2000, isFromEnd: true, passed: 0 });
  expect(jumpTo(5, 10, 1)).toEqual({ page: 1, isFromEnd: false, passed: 0 });
});

test('a jump passes 2,000 rows at most: what lies further in is answered with the nearest page within reach', () => {
  expect(jumpTo(201, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(jumpTo(202, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(jumpTo(1000, 10, 2000)).toEqual({ page: 201, isFromEnd: false, passed: 200 });
  expect(jumpTo(1500, 10, 2000)).toEqual({ page: 1800, isFromEnd: true, passed: 200 });
  expect(jumpTo(1800, 10, 2000)).toEqual({ page: 1800, isFromEnd: true, passed: 200 });
  expect(jumpTo(60, 50, 2000)).toEqual({ page: 41, isFromEnd: false, passed: 40 });
});

test('where more may follow, nothing is counted from the end', () => {
  expect(jumpTo(100, 10, 100, true)).toEqual({ page: 100, isFromEnd: false, passed: 99 });
});
