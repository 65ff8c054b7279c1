import { describe, expect, test } from 'vitest';
import { mostReads } from './read-budget.ts';

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

  test('pays for no page beyond the last one, which is answered then', () => {
    const reply = { data: rows(4), totalPages: 3 };
    expect(mostReads(list, { page: 99, limit: 10 }, reply)).toBe(27);
    expect(mostReads(list, { page: 99, limit: 10, after: 'x' }, reply)).toBe(27);
    expect(mostReads(list, { page: 3, limit: 10, after: 'x' }, reply)).toBe(8);
  });
});
