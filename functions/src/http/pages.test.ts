import { readFileSync } from 'node:fs';
import { sitePaths } from 'contract/site-paths';
import { describe, expect, test } from 'vitest';
import { canonicalPath, matchPage } from './pages.ts';

const pages = [
  { path: '/blog/blog-details/{id}', endpoint: 'getBlog' },
  { path: '/event/event-details/{id}', endpoint: 'getEvent' },
] as const;

const lists = [{ path: '/blog', endpoint: 'listBlogs', input: { limit: 50 } }] as const;

const found = (path: string) => {
  const match = matchPage(pages, path);
  return match && [match.page.endpoint, match.params.id, match.path];
};

describe('a path with a stored page', () => {
  test.each([
    ['/blog/blog-details/aB1', 'getBlog', 'aB1', '/blog/blog-details/aB1'],
    ['/Blog/BLOG-details/aB1', 'getBlog', 'aB1', '/blog/blog-details/aB1'],
    ['/event/Event-Details/aB1/', 'getEvent', 'aB1', '/event/event-details/aB1'],
    ['/blog/blog-details/a%62', 'getBlog', 'ab', '/blog/blog-details/ab'],
    ['/blog/blog-details/"><b>', 'getBlog', '"><b>', '/blog/blog-details/%22%3E%3Cb%3E'],
  ])('%s is matched', (path, endpoint, id, address) => {
    expect(found(path)).toEqual([endpoint, id, address]);
  });

  test.each([
    '/',
    '/blog',
    '/blog/blog-details',
    '/blog/blog-details/a/b',
    '/api/blog/blog-details/a',
    '/blog/blog-details/%E0',
  ])('%s is not matched', (path) => expect(found(path)).toBeUndefined());
});

test.each(['/blog', '/Blog', '/BLOG/'])('%s is the page of the list', (path) => {
  const match = matchPage(lists, path);
  expect([match?.page, match?.params, match?.path]).toEqual([lists[0], {}, '/blog']);
});

describe('the canonical path', () => {
  const paths = ['/councilAndCommittees', '/admin', '/admin/', '/institution/invitation'];
  test.each([
    ['/COUNCILANDCOMMITTEES', '/councilAndCommittees'],
    ['/councilandcommittees/', '/councilAndCommittees'],
    ['/councilAndCommittees', '/councilAndCommittees'],
    ['/Institution/Invitation', '/institution/invitation'],
    ['/ADMIN', '/admin'],
    ['/Admin/manage-user/edit/aB1', '/admin/manage-user/edit/aB1'],
    ['/Admin/', '/admin'],
    ['/administrator', undefined],
    ['/', undefined],
    ['/api/blogs', undefined],
  ])('of %s is %s', (path, address) => {
    expect(canonicalPath(paths, path)).toBe(address);
  });
});

test('Hosting rewrites each of these paths in any case to the function', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));
  const anyCase = (path: string) =>
    path.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const choices = sitePaths.map((path) => `${anyCase(path.slice(1))}${path.endsWith('/') ? '.*' : ''}`);
  expect(hosting.rewrites).toContainEqual({
    regex: `^/(?:${choices.join('|')})/?$`,
    function: { functionId: 'api', region: 'asia-southeast2' },
  });
});
