import { storedPages } from 'contract/stored-pages';
import { expect, test } from 'vitest';
import { declaredScreens } from './declared-screens.ts';

const screens = declaredScreens();

test('every page has a unique title, except articles, events, profiles and journals, which render their own', () => {
  expect(screens.length).toBeGreaterThan(50);
  expect(screens.filter(({ title }) => title === undefined).map(({ path }) => path)).toEqual([
    '/blog/blog-details/:id',
    '/event/event-details/:id',
    '/directory/:id',
    '/journal/:id',
  ]);
  const titles = screens.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the admin table has the pages of the admin area, and no other table has one', () => {
  const isOfAdmins = (path: string) => /^\/(?:admin(?:\/|$)|addAdmin$)/.test(path);
  expect(screens.filter(({ audience, path }) => (audience === 'admin') !== isOfAdmins(path))).toEqual([]);
});

test('every page has a path of its own', () => {
  const paths = screens.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/admin', 'none'],
  ['/addAdmin', 'none'],
  ['/admin/manage-user', ['people', 'money']],
  ['/admin/manage-user/:id', ['people', 'money']],
  ['/admin/manage-user/edit/:id', 'people'],
  ['/admin/request-renewal/review', 'money'],
  ['/admin/manage-content/home', 'content'],
  ['/admin/audit', 'audit'],
])('the screen %s needs %s', (path, duty) => {
  expect(screens.find((screen) => screen.path === path)?.duty).toEqual(duty);
});

test('each stored page is a public page', () => {
  const paths = declaredScreens('public').map(({ path }) => path.replace(':id', '{id}'));
  expect(storedPages.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});
