import { describe, expect, test } from 'vitest';
import { pageCount } from '../rules/read-budget.ts';
import { foundUserPage, listInput, pageInput, userFilter, userPage } from './paging.ts';

describe('the pages of an admin list', () => {
  test('start at page 1 with ten rows', () => expect(pageInput.parse({})).toEqual({ page: 1, limit: 10 }));

  test('are read from the query', () => {
    expect(pageInput.parse({ page: '3', limit: '50', after: 'Ab3' })).toEqual({
      page: 3,
      limit: 50,
      after: 'Ab3',
    });
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
  ])('refuse %o', (query) => expect(pageInput.safeParse(query).success).toBe(false));

  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
  ])('%i rows are %i pages', (rows, pages) => expect(pageCount(rows, 10)).toBe(pages));
});

describe('a public list', () => {
  test('has fifty rows unless fewer are asked for', () => {
    expect(listInput.parse({})).toEqual({ limit: 50 });
    expect(listInput.parse({ limit: '1', after: 'Ab3' })).toEqual({ limit: 1, after: 'Ab3' });
  });

  test.each([{ limit: '0' }, { limit: '51' }, { limit: '1.5' }, { after: 'a/b' }])('refuses %o', (query) => {
    expect(listInput.safeParse(query).success).toBe(false);
  });
});

describe('the list of users', () => {
  test('shows who came last first, and all of them', () => {
    expect(userFilter.parse({})).toEqual({ sort: '-createdAt' });
  });

  test('is narrowed by words, status and role', () => {
    const filter = { q: 'sari', status: 'expired', role: 'Admin', sort: '-name' };
    expect(userFilter.parse({ ...filter, q: ' sari ' })).toEqual(filter);
  });

  test.each([{ status: 'x' }, { role: 'admin' }, { sort: 'email' }, { q: 'x'.repeat(101) }])(
    'refuses %o',
    (query) => expect(userFilter.safeParse(query).success).toBe(false),
  );

  test('is told with its counts, and a search with whether there is more', () => {
    const page = { data: [], page: 1, totalUsers: 0, totalPages: 1 };
    expect(userPage.parse({ ...page, isMore: true })).toEqual(page);
    expect(foundUserPage.parse({ ...page, isMore: true })).toEqual({ ...page, isMore: true });
    expect(foundUserPage.safeParse(page).success).toBe(false);
    expect(userPage.safeParse({ ...page, totalUsers: 0.5 }).success).toBe(false);
  });
});
