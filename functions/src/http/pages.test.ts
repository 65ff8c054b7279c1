import { readFileSync } from 'node:fs';
import type { SiteRenderer } from 'contract/rendering';
import { sitePaths } from 'contract/site-paths';
import { currentLocale } from 'contract/text/language/localize';
import { describe, expect, test } from 'vitest';
import { canonicalPath, createPageHandler, matchPage, splitLocale } from './pages.ts';

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

describe('the language of a path', () => {
  test.each([
    ['/', 'id', '/'],
    ['/blog', 'id', '/blog'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/EN/Blog', 'en', '/Blog'],
    ['/en/blog/blog-details/en', 'en', '/blog/blog-details/en'],
    ['/english', 'id', '/english'],
    ['/en-gb', 'id', '/en-gb'],
    ['/blog/en/x', 'id', '/blog/en/x'],
    ['/en/en', 'en', '/en'],
  ])('of %s is %s, and the rest is %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest });
  });
});

describe('the page handler', () => {
  /** Answers with the name of the site and the texts that an endpoint would return. */
  const handle = createPageHandler({
    pages: [...pages, ...lists],
    paths: ['/councilAndCommittees', '/admin', '/admin/'],
    loadSite: async (locale) =>
      ({
        pages: {},
        shell: `shell ${locale}`,
        notFound: `not found ${locale}`,
        render: async (path: string, replies: unknown) => ({
          status: 200,
          html: JSON.stringify([locale, path, replies]),
        }),
      }) as unknown as SiteRenderer,
    callEndpoint: async () => ({ language: currentLocale() }),
    isSearchable: async () => true,
  });

  async function answer(path: string, method = 'GET') {
    const sent: { status?: number; body?: string; Location?: string } = {};
    const response = {
      status: (code: number) => Object.assign(sent, { status: code }) && response,
      set: (name: string, value: string) => Object.assign(sent, { [name]: value }) && response,
      send: (body: string) => Object.assign(sent, { body }),
    };
    const [pathname = ''] = path.split('?');
    const request = { method, path: pathname, url: path, headers: {}, query: {}, ip: '' };
    const isServed = await handle(request as never, response as never, {} as never);
    return { isServed, ...sent };
  }

  test.each([
    ['/EN/blog', '/en/blog'],
    ['/en/Blog/?page=2', '/en/blog?page=2'],
    ['/en/', '/en'],
    ['/en/COUNCILANDCOMMITTEES', '/en/councilAndCommittees'],
    ['/en/Blog/Blog-Details/aB1', '/en/blog/blog-details/aB1'],
    ['/councilandcommittees/', '/councilAndCommittees'],
    // The admin area is Indonesian only.
    ['/en/admin', '/admin'],
    ['/en/admin/manage-user?page=2', '/admin/manage-user?page=2'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await answer(path)).toMatchObject({ isServed: true, status: 301, Location: location });
  });

  test.each([
    ['/blog', 'id'],
    ['/en/blog', 'en'],
  ])('serves %s with data and site of the language %s', async (path, locale) => {
    const { status, body } = await answer(path);
    expect(status).toBe(200);
    expect(JSON.parse(body ?? '')).toEqual([
      locale,
      '/blog',
      [{ name: 'listBlogs', input: { limit: 50 }, reply: { language: locale } }],
    ]);
  });

  test.each(['/en/unknown', '/en/blog/unknown/x'])('%s is not found, in English', async (path) => {
    expect(await answer(path)).toMatchObject({ isServed: true, status: 404, body: 'not found en' });
  });

  test.each(['/unknown', '/english', '/api/blogs'])('leaves %s to the API', async (path) => {
    expect(await answer(path)).toEqual({ isServed: false });
  });

  test('refuses to change a page', async () => {
    await expect(answer('/en/blog', 'POST')).rejects.toMatchObject({ code: 'method-not-allowed' });
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
