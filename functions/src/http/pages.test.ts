import { describe, expect, test } from 'vitest';
import { matchPage } from './pages.ts';

const pages = [
  { path: '/blog/blog-details/{id}', endpoint: 'getBlog' },
  { path: '/event/event-details/{id}', endpoint: 'getEvent' },
] as const;

const found = (path: string) => {
  const match = matchPage(pages, path);
  return match && [match.page.endpoint, match.params.id, match.path];
};

describe('a path leads to a page', () => {
  test.each([
    ['/blog/blog-details/aB1', 'getBlog', 'aB1', '/blog/blog-details/aB1'],
    ['/Blog/BLOG-details/aB1', 'getBlog', 'aB1', '/blog/blog-details/aB1'],
    ['/event/Event-Details/aB1/', 'getEvent', 'aB1', '/event/event-details/aB1'],
    ['/blog/blog-details/a%62', 'getBlog', 'ab', '/blog/blog-details/ab'],
    ['/blog/blog-details/"><b>', 'getBlog', '"><b>', '/blog/blog-details/%22%3E%3Cb%3E'],
  ])('%s', (path, endpoint, id, address) => {
    expect(found(path)).toEqual([endpoint, id, address]);
  });

  test.each([
    '/',
    '/blog',
    '/blog/blog-details',
    '/blog/blog-details/a/b',
    '/api/blog/blog-details/a',
    '/blog/blog-details/%E0',
  ])('and %s does not', (path) => expect(found(path)).toBeUndefined());
});
