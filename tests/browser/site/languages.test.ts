import { association } from 'contract/text/association';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import {
  attributeValues,
  englishPaths,
  fetchPath,
  hydrated,
  metaOf,
  publicPaths,
} from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeBlog, makeEvent, makeJournal } from '../../support/factories/content.ts';
import { makeMember } from '../../support/factories/people.ts';
import { arrivedAt, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The sites in Indonesian and in English, and the links between them. */

shareStores();

const toEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);
const addressOf = (path: string): string => new URL(path, association.siteUrl).href;

const html = new Map<string, string>();
const pageOf = (path: string): string => html.get(path) ?? '';
beforeAll(async () => {
  for (const path of [...publicPaths, ...publicPaths.map(toEnglish)]) {
    const answer = await fetchPath(path);
    expect([path, answer.status]).toEqual([path, 200]);
    html.set(path, await answer.text());
  }
});

test('each prerendered page has its counterpart in the other language', () => {
  expect(publicPaths.length).toBeGreaterThan(20);
  expect(englishPaths.toSorted()).toEqual(publicPaths.map(toEnglish).toSorted());
});

/** Returns language and address of each alternative of a page. */
const alternativesOf = (page: string) =>
  [...page.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(
    ([, language, address]) => [language, address],
  );
const languageOf = (page: string) => /<html lang="([^"]*)"/.exec(page)?.[1];

test('each page and its counterpart name their languages and each other', () => {
  for (const path of publicPaths) {
    const [id, en] = [pageOf(path), pageOf(toEnglish(path))];
    const [idAddress, enAddress] = [addressOf(path), addressOf(toEnglish(path))];
    const alternatives = [
      ['en', enAddress],
      ['id', idAddress],
      ['x-default', idAddress],
    ];
    expect.soft([languageOf(id), languageOf(en)], path).toEqual(['id', 'en']);
    expect.soft([metaOf(id, 'og:locale'), metaOf(en, 'og:locale')], path).toEqual(['id_ID', 'en_GB']);
    expect.soft(id, path).toContain(`<link rel="canonical" href="${idAddress}"/>`);
    expect.soft(en, path).toContain(`<link rel="canonical" href="${enAddress}"/>`);
    expect.soft([metaOf(id, 'og:url'), metaOf(en, 'og:url')], path).toEqual([idAddress, enAddress]);
    expect.soft(alternativesOf(id).toSorted(), path).toEqual(alternatives);
    expect.soft(alternativesOf(en).toSorted(), path).toEqual(alternatives);
    expect.soft(metaOf(en, 'description'), path).not.toBe(metaOf(id, 'description'));
  }
});

test('structured data of articles and events names the language of the page', () => {
  const languages = Object.fromEntries(
    [...html].flatMap(([path, page]) => {
      const [, language] = /<script type="application\/ld\+json">[^<]*"inLanguage":"(\w+)"/.exec(page) ?? [];
      return language === undefined ? [] : [[path, language]];
    }),
  );
  const paths = [
    ...[1, 2, 3, 4].map((id) => `/blog/blog-details/${id}`),
    ...[1, 2, 3].map((id) => `/event/event-details/${id}`),
  ];
  expect(languages).toEqual(
    Object.fromEntries(
      paths.flatMap((path) => [
        [path, 'id'],
        [`/en${path}`, 'en'],
      ]),
    ),
  );
});

test('links of English pages lead to English pages', () => {
  for (const path of publicPaths) {
    const page = pageOf(toEnglish(path));
    // Links to the other language say so: in the header, in the footer, and to the binding text of a policy.
    const isSwitch = /<a\b[^>]*\shreflang="id"[^>]*>/gi;
    const switches = attributeValues(page.match(isSwitch)?.join('') ?? '', 'a', 'href');
    expect.soft([...new Set(switches)], path).toEqual([path]);
    expect.soft(switches.length, path).toBeGreaterThan(1);
    const links = attributeValues(page.replace(isSwitch, ''), 'a', 'href').filter((href) =>
      href.startsWith('/'),
    );
    expect.soft(links.length, path).toBeGreaterThan(15);
    const others = links.filter((href) => !/^\/en(?:[/?#]|$)/.test(href) && !href.startsWith('/api/'));
    expect.soft(others, path).toEqual([]);
  }
});

/** Follows the link to a path in the other language. Its query is complete some time after the hydration. */
async function switchIn(page: Page, place: 'banner' | 'contentinfo', path: string) {
  const name = path.startsWith('/en') ? 'English' : 'Bahasa Indonesia';
  const link = page.getByRole(place).getByRole('link', { name, exact: true });
  await link.and(page.locator(`[href="${path}"]`)).click();
  await arrivedAt(page, path);
}

describe('the language link', () => {
  test('leads to the same page with its query, in header and footer', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/event?q=data', { width: 360 });
    await switchIn(page, 'banner', '/en/event?q=data');
    await shown(heading(page, 'Events'));
    await switchIn(page, 'contentinfo', '/event?q=data');
    await switchIn(page, 'contentinfo', '/en/event?q=data');
    await switchIn(page, 'banner', '/event?q=data');
  });

  test('leads from home to home, and follows a navigation within the site', async ({ visit }) => {
    const page = await visit('/', { width: 360 });
    await switchIn(page, 'banner', '/en');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Benefits and fees' }).click();
    await shown(heading(page, 'Become a member of SISINDO'));
    await arrivedAt(page, '/en/keanggotaan');
    await switchIn(page, 'banner', '/keanggotaan');
    await shown(heading(page, 'Jadi anggota SISINDO'));
    await page.goto('/en');
    await switchIn(page, 'banner', '/');
  });

  test('keeps the session of a member', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/membership', { width: 360, as: await makeMember() });
    await switchIn(page, 'contentinfo', '/en/membership');
    await shown(heading(page, 'My membership'));
  });
});

test('an unknown English page is not found, and says so in English', async () => {
  for (const path of [
    '/en/no-such-page',
    '/en/blog/nothing',
    '/en/a/b/c',
    '/en/en/about',
    '/EN/no-such-page',
  ]) {
    const answer = await fetchPath(path);
    const page = await answer.text();
    expect.soft([answer.status, languageOf(page)], path).toEqual([404, 'en']);
    const text = 'The page you are looking for does not exist, or its address has changed.';
    expect.soft(page, path).toContain(text);
    expect.soft(page, path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('other forms of an English path lead to the canonical one', async () => {
  for (const [path, address] of [
    ['/EN/about', '/en/about'],
    ['/en/about/', '/en/about'],
    ['/en/about.html', '/en/about'],
    ['/En/COUNCILANDCOMMITTEES?from=poster', '/en/councilAndCommittees?from=poster'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/en/Membership/', '/en/membership'],
    ['/en/admin', '/admin'],
    ['/en/admin/manage-user?page=2', '/admin/manage-user?page=2'],
  ] as const) {
    const answer = await fetchPath(path);
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://x');
    expect.soft([answer.status, `${pathname}${search}`], path).toEqual([301, address]);
  }
});

test('sitemap and robots.txt name the pages of both languages', async () => {
  const sitemap = await (await fetchPath('/sitemap-pages.xml')).text();
  for (const path of ['/', '/about', '/en', '/en/about', '/en/event/event-details/1']) {
    expect(sitemap).toContain(`<loc>${addressOf(path)}</loc>`);
  }
  const robots = await (await fetchPath('/robots.txt')).text();
  for (const path of ['/membership', '/profile', '/en/membership', '/en/profile']) {
    expect(robots).toContain(`\nDisallow: ${path}\n`);
  }
});

test('English pages name the English manifest and the English feed', async () => {
  for (const path of publicPaths) {
    expect(pageOf(path)).toContain('<link rel="manifest" href="/site.webmanifest"');
    expect(pageOf(toEnglish(path))).toContain('<link rel="manifest" href="/en/site.webmanifest"');
    expect(pageOf(toEnglish(path))).toContain('href="/api/feeds/blog.xml?lang=en"');
  }
  const manifest = await (await fetchPath('/en/site.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', short_name: 'SISINDO' });
});

test('a browser in English stays on the Indonesian pages', { tags: ['full'] }, async ({ browser }) => {
  const answer = await fetch(suite.baseUrl, { redirect: 'manual', headers: { 'Accept-Language': 'en' } });
  expect([answer.status, languageOf(await answer.text())]).toEqual([200, 'id']);
  const context = await browser.newContext({ baseURL: suite.baseUrl, locale: 'en-GB' });
  const page = await context.newPage();
  for (const path of ['/', '/event', '/login']) {
    await page.goto(path);
    await hydrated(page);
    await arrivedAt(page, path);
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
  }
  await context.close();
});

test('the link to the other language leads from an untranslated article to the list with a note', {
  tags: ['full'],
}, async ({ visit }) => {
  const { id } = await makeBlog({ title: 'Kearsipan desa' });
  const page = await visit(`/blog/blog-details/${id}`);
  await shown(heading(page, 'Kearsipan desa'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
  const note = page.getByText('That page is not available in English yet. Here is everything that is.');
  await shown(note);
  await arrivedAt(page, '/en/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bahasa Indonesia', exact: true }).click();
  await shown(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Kearsipan desa/ })
      .first(),
  );
  await arrivedAt(page, '/blog');
});

test.for(['blog', 'event', 'journal'] as const)(
  'without scripts the English page of a %s without English texts redirects to the list with a note',
  { tags: ['full'] },
  async (kind, { browser }) => {
    const paths = {
      blog: async () => `/blog/blog-details/${(await makeBlog()).id}`,
      event: async () => `/event/event-details/${(await makeEvent()).id}`,
      journal: async () => `/journal/${(await makeJournal()).id}`,
    };
    const context = await browser.newContext({ baseURL: suite.baseUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/en${await paths[kind]()}`);
    // Text locators ignore the content of noscript.
    const note = page.locator('#untranslated');
    await shown(note);
    expect(await note.innerText()).toBe(
      'That page is not available in English yet. Here is everything that is.',
    );
    expect(new URL(page.url()).pathname).toBe(`/en/${kind}`);
    await page.goto(`/en/${kind}?reload`);
    expect(await note.isVisible()).toBe(false);
    await context.close();
  },
);
