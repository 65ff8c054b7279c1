import { expect, test } from 'vitest';
import { loginPath, parseNextPath } from './login-path.ts';

test.each([
  ['/profile', '', '/login?next=%2Fprofile'],
  ['/admin/manage-user', '?page=3&q=a%26b', '/login?next=%2Fadmin%2Fmanage-user%3Fpage%3D3%26q%3Da%2526b'],
  // Default destinations after login need no parameter.
  ['/membership', '', '/login'],
  ['/admin', '', '/login'],
  ['/membership', '?a=1', '/login?next=%2Fmembership%3Fa%3D1'],
])('from %s%s the login page is %s and returns to the origin', (pathname, search, path) => {
  expect(loginPath({ pathname, search })).toBe(path);
  const query = path.slice('/login'.length);
  expect(parseNextPath(query)).toBe(query === '' ? undefined : `${pathname}${search}`);
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
])('%j is not a valid destination after login', (next) => {
  expect(parseNextPath(`?${new URLSearchParams({ next })}`)).toBeUndefined();
});

test('a valid destination is normalised and keeps its fragment', () => {
  expect(parseNextPath('?next=/a/../admin')).toBe('/admin');
  expect(parseNextPath('?next=/membership/renew%23form')).toBe('/membership/renew#form');
});
