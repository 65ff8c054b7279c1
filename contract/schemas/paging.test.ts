import { describe, expect, test } from 'vitest';
import { pageCount } from '../rules/read-budget.ts';
import { peopleFilter } from './filters/people-filter.ts';
import { listSchema, pageSchema, searchedPageSchema, searchedUserPage, userPage } from './paging.ts';

describe('the page input of an admin list', () => {
  test('defaults to page 1 with ten rows', () =>
    expect(pageSchema.parse({})).toEqual({ page: 1, limit: 10 }));

  test('is parsed from the query', () => {
    expect(pageSchema.parse({ page: '3', limit: '50', after: 'Ab3' })).toEqual({
      page: 3,
      limit: 50,
      after: 'Ab3',
    });
    expect(searchedPageSchema.parse({ q: ' sari ' })).toEqual({ page: 1, limit: 10, q: 'sari' });
  });

  test.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1000001' },
    { limit: '0' },
    { limit: '51' },
    { after: '../x' },
  ])('is refused for %o', (query) => expect(pageSchema.safeParse(query).success).toBe(false));

  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
  ])('%i rows make %i pages', (rows, pages) => expect(pageCount(rows, 10)).toBe(pages));
});

describe('the input of a public list', () => {
  test('defaults to fifty rows', () => {
    expect(listSchema.parse({})).toEqual({ limit: 50 });
    expect(listSchema.parse({ limit: '1', after: 'Ab3' })).toEqual({ limit: 1, after: 'Ab3' });
  });

  test.each([{ limit: '0' }, { limit: '51' }, { limit: '1.5' }, { after: 'a/b' }])(
    'is refused for %o',
    (query) => {
      expect(listSchema.safeParse(query).success).toBe(false);
    },
  );
});

describe('the list of users', () => {
  test('has no filter by default', () => expect(peopleFilter.parse({})).toEqual({}));

  test('is filtered by words, status, role and more', () => {
    const filter = { q: 'sari', status: 'expired', role: 'Admin', noPhoto: 'true', endsWithin: 30 };
    expect(peopleFilter.parse({ ...filter, q: ' sari ', endsWithin: '30' })).toEqual(filter);
  });

  test.each([
    { status: 'x' },
    { role: 'admin' },
    { kind: 'x' },
    { q: 'x'.repeat(101) },
    { joinedFrom: '2026-02-30' },
    { endsWithin: '-1' },
    { endsWithin: '3661' },
    { noPhoto: 'false' },
    { tag: 'x'.repeat(41) },
  ])('refuses %o', (query) => expect(peopleFilter.safeParse(query).success).toBe(false));

  test('has counts in its reply, and a search also has isMore', () => {
    const page = { data: [], page: 1, totalUsers: 0, totalPages: 1 };
    expect(userPage.parse({ ...page, isMore: true })).toEqual(page);
    expect(searchedUserPage.parse({ ...page, isMore: true })).toEqual({ ...page, isMore: true });
    expect(searchedUserPage.safeParse(page).success).toBe(false);
    expect(userPage.safeParse({ ...page, totalUsers: 0.5 }).success).toBe(false);
  });
});
