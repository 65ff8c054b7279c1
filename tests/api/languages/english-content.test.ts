import type { SiteRenderer } from 'contract/rendering';
import { expect, test } from 'vitest';
import { makeBlog } from '../../support/factories/content.ts';
import { inProcessTransport } from '../../support/suite/client.ts';

/** Stored content is Indonesian. The English site shows none of it, instead of a text in another language. */

/** Renders the path and the replies of a page instead of the page. */
const loadSite = async (locale: string) =>
  ({
    pages: [],
    render: async (path: string, replies: unknown) => ({
      status: 200,
      html: `${locale} ${path} ${JSON.stringify(replies)}`,
    }),
  }) as unknown as SiteRenderer;

const openPage = (path: string): Promise<Response> =>
  inProcessTransport({ loadSite })(new Request(`http://localhost${path}`));

test('the data within the English page of the blog has no stored articles', async () => {
  await makeBlog({ title: 'Kearsipan desa' });
  expect(await (await openPage('/blog')).text()).toMatch(/^id \/blog .*Kearsipan desa/);
  expect(await (await openPage('/en/blog')).text()).toMatch(/^en \/blog .*"listBlogs"(?!.*Kearsipan desa)/);
});

test('the English page of an article without English texts redirects to the list, an unknown one does not', async () => {
  const { id } = await makeBlog({ title: 'Kearsipan desa' });
  const missing = await openPage(`/en/blog/blog-details/${id}`);
  expect([missing.status, missing.headers.get('location'), missing.headers.get('cache-control')]).toEqual([
    302,
    '/en/blog?untranslated#untranslated',
    'private, no-store',
  ]);
  const unknown = await openPage('/en/blog/blog-details/unknown');
  expect(unknown.status).toBe(200);
  expect(await unknown.text()).toContain('"code":"not-found"');
  expect((await openPage(`/blog/blog-details/${id}`)).status).toBe(200);
});
