import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { comparePatterns, matchPath } from 'contract/rules/paths';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createRoutes, type Match, matchRoute } from './routes.ts';

const routes = createRoutes(endpoints);
const find = (method: string, path: string) => {
  const match = matchRoute(routes, method, path);
  if (match === undefined || Array.isArray(match)) return match;
  return { name: (match as Match).route.name, params: (match as Match).params };
};

test('the path of a page matches in any letter case, with or without a trailing slash', () => {
  expect(matchPath('/blog/:id', '/Blog/Ab%203/')).toEqual({ id: 'Ab 3' });
  const others = ['/blog', '/blog/a/b', '/event/a', '/blog/%'];
  expect(others.map((path) => matchPath('/blog/:id', path))).toEqual(Array(4).fill(undefined));
  expect([comparePatterns(['a'], ['{b}']), comparePatterns(['{b}'], ['a'])]).toEqual([-1, 1]);
  expect(comparePatterns(['{a}'], ['{b}'])).toBe(0);
});

describe('the router finds', () => {
  test('a literal path before a parameter', () => {
    expect(find('GET', '/users/user/profile')).toEqual({ name: 'getProfile', params: {} });
    expect(find('GET', '/users/user/abc')).toEqual({ name: 'getUser', params: { id: 'abc' } });
  });

  test('literal segments first, in any order of the table', () => {
    const shared = {
      method: 'GET',
      access: 'anyone',
      reads: 0,
      input: z.object({}),
      reply: z.object({}),
    } as const;
    const table: Record<string, Endpoint> = {
      both: { ...shared, path: '/a/{x}/{y}' },
      last: { ...shared, path: '/a/{x}/c' },
      first: { ...shared, path: '/a/b/{y}' },
      none: { ...shared, path: '/a/b/c' },
    };
    const names = (entries: [string, Endpoint][]) =>
      ['/a/b/c', '/a/b/z', '/a/z/c', '/a/z/z'].map(
        (path) => (matchRoute(createRoutes(Object.fromEntries(entries)), 'GET', path) as Match).route.name,
      );
    expect(names(Object.entries(table))).toEqual(['none', 'first', 'last', 'both']);
    expect(names(Object.entries(table).reverse())).toEqual(['none', 'first', 'last', 'both']);
  });

  test('each path of the table as its own endpoint', () => {
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const match = find(method, path.replaceAll(/[{}]/g, '-'));
      expect([path, match]).toEqual([path, expect.objectContaining({ name })]);
    }
  });

  test('an alias', () => {
    const endpoint: Endpoint = {
      method: 'GET',
      path: '/blogs',
      aliases: ['/blogs/getall'],
      access: 'anyone',
      reads: 0,
      input: z.object({}),
      reply: z.object({}),
    };
    const table = createRoutes({ list: endpoint });
    for (const path of ['/blogs', '/blogs/getall']) {
      expect((matchRoute(table, 'GET', path) as Match).route.name).toBe('list');
    }
  });

  test('a path with surplus slashes', () => {
    expect(find('GET', '//users/users/')).toEqual({ name: 'listUsers', params: {} });
  });

  test('an encoded parameter, in which a slash never separates segments', () => {
    expect(find('GET', '/users/user/a%20b')).toEqual({ name: 'getUser', params: { id: 'a b' } });
    expect(find('GET', '/users/user/x%2Fapprove')).toEqual({ name: 'getUser', params: { id: 'x/approve' } });
  });
});

describe('the router does not find', () => {
  test.each([
    '/',
    '',
    '/users',
    '/users/unknown',
    '/users/user/x/y/z',
    '/Users/users',
    '/users/user/%',
    '/users/user/%E0%A4%A',
    '/__proto__',
    '/constructor',
  ])('"%s"', (path) => expect(find('GET', path)).toBeUndefined());

  test('another method, and returns the methods of the path', () => {
    expect(find('POST', '/users/users')).toEqual(['GET']);
    expect(find('PATCH', '/users/user/abc')).toEqual(expect.arrayContaining(['GET', 'PUT', 'DELETE']));
    expect(find('PATCH', '/users/user/abc')).toHaveLength(3);
  });
});
