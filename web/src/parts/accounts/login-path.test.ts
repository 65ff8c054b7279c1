import { expect, test } from 'vitest';
import { loginPath, nextOf } from './login-path.ts';

test.each([
  ['/profile', '', '/login?next=%2Fprofile'],
  ['/admin/manage-user', '?page=3&q=a%26b', '/login?next=%2Fadmin%2Fmanage-user%3Fpage%3D3%26q%3Da%2526b'],
  // Where login leads by itself.
  ['/membership', '', '/login'],
  ['/admin', '', '/login'],
  ['/membership', '?a=1', '/login?next=%2Fmembership%3Fa%3D1'],
])('from %s%s login is at %s, and leads back', (pathname, search, path) => {
  expect(loginPath({ pathname, search })).toBe(path);
  const query = path.slice('/login'.length);
  expect(nextOf(query)).toBe(query === '' ? undefined : `${pathname}${search}`);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  'evil.example',
  ' /profile',
  '/login?next=/login',
  '',
])('%j is no way on from login', (next) => {
  expect(nextOf(`?${new URLSearchParams({ next })}`)).toBeUndefined();
});

test('a path stays what it is', () => {
  expect(nextOf('?next=/a/../admin')).toBe('/admin');
  expect(nextOf('?next=/membership/renew%23form')).toBe('/membership/renew#form');
});
