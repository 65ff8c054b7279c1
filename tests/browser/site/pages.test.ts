import { gzipSync } from 'node:zlib';
import { association } from 'contract/text/association';
import { HtmlValidate } from 'html-validate/node';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  attributeValues,
  englishPaths,
  fetchPath,
  isEnglishPath,
  metaOf,
  publicPaths,
} from '../../support/actions/public-pages.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** The prerendered pages as a crawler, a link preview, or a browser without scripts reads them. */

const html = new Map<string, string>();
const allPaths = [...publicPaths, ...englishPaths];
const pageOf = (path: string): string => html.get(path) ?? '';
const titleOf = (page: string) => /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';

shareStores();
beforeAll(async () => {
  for (const path of allPaths) html.set(path, await (await fetchPath(path)).text());
  html.set('/404', await (await fetchPath('/no-such-page')).text());
  for (const path of ['/membership', '/en/membership']) html.set(path, await (await fetchPath(path)).text());
});

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style of the markup, which React and Vite decide and HTML permits.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A long title or a line break in a phone number is not invalid.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Elements hidden by styles are not focusable; axe checks this with styles.
    'hidden-focusable': 'off',
    'no-inline-style': 'error',
  },
});

test('all pages of the site exist', () => {
  expect(publicPaths).toEqual(
    expect.arrayContaining([
      ...['/', '/about', '/councilAndCommittees', '/blog', '/event', '/shop', '/contact'],
      ...['/journal', '/keanggotaan', '/professional', '/login', '/register'],
      ...['/privacy', '/terms', '/legal', '/bylaws'],
      ...[1, 2, 3, 4].map((id) => `/blog/blog-details/${id}`),
      ...[1, 2, 3].map((id) => `/event/event-details/${id}`),
    ]),
  );
});

/** The skeleton of a shell replaces the text for browsers without scripts. */
const halvesOf = (page: string): readonly string[] => {
  const frame = /<template id="frame">(.*?)<\/template>/s;
  return [
    page.replace(frame, ''),
    ...(frame.test(page) ? [page.replace(/<noscript>.*?<\/noscript>/s, '').replace(frame, '$1')] : []),
  ];
};

async function expectValidHtml(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const page = html.get(path) ?? (await (await fetchPath(path)).text());
    const reports = await Promise.all(halvesOf(page).map((half) => validator.validateString(half)));
    const results = reports.flatMap((report) => report.results);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect.soft(findings, path).toEqual([]);
  }
}

test('the home page, an article and the shell are valid HTML', () =>
  expectValidHtml(['/', '/blog/blog-details/1', '/membership']));

test('each other page is valid HTML', { tags: ['full'] }, () =>
  expectValidHtml([
    ...allPaths.filter((path) => path !== '/' && path !== '/blog/blog-details/1'),
    ...['/404', '/en/no-such-page', '/en/membership', '/admin'],
  ]),
);

test('each page has title and description', () => {
  for (const path of allPaths) {
    const page = pageOf(path);
    const address = new URL(path, association.siteUrl).href;
    expect.soft(titleOf(page), path).toMatch(/^.{4,90} \| SISINDO$/);
    expect.soft(metaOf(page, 'description')?.length, path).toBeGreaterThan(49);
    expect.soft(metaOf(page, 'og:title'), path).not.toBe('');
    expect.soft(metaOf(page, 'og:description'), path).toBe(metaOf(page, 'description'));
    expect.soft(metaOf(page, 'og:url'), path).toBe(address);
    expect.soft(page.includes(`<link rel="canonical" href="${address}"/>`), path).toBe(true);
    expect.soft(metaOf(page, 'robots'), path).toBeUndefined();
    expect.soft(page.includes('type="application/rss+xml"'), path).toBe(true);
  }
});

test('each page is readable without scripts', () => {
  for (const path of allPaths) {
    const page = pageOf(path);
    expect.soft(page.match(/<h1\b/g), path).toHaveLength(1);
    const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? '';
    expect.soft(main.replace(/<[^>]*>/g, '').length, path).toBeGreaterThan(100);
    const [blog, menu] = isEnglishPath(path) ? ['/en/blog', 'Main menu'] : ['/blog', 'Menu utama'];
    const navigation = new RegExp(`<nav\\b[^>]*aria-label="${menu}".*?</nav>`, 's').exec(page)?.[0] ?? '';
    expect.soft(attributeValues(navigation, 'a', 'href'), path).toContain(blog);
    expect.soft(page.includes('<footer'), path).toBe(true);
  }
});

test.each([
  ['Indonesian', publicPaths, ['/404', '/membership']],
  ['English', englishPaths, ['/en/membership']],
])('no two %s pages have the same title or description', (_language, paths, others) => {
  const titles = [...paths, ...others].map((path) => titleOf(pageOf(path)));
  const descriptions = paths.map((path) => metaOf(pageOf(path), 'description'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('the preview picture of each page exists', async () => {
  const images = new Set(allPaths.map((path) => metaOf(pageOf(path), 'og:image') ?? ''));
  for (const image of images) {
    const { origin, pathname } = new URL(image);
    expect.soft(origin, image).toBe(association.siteUrl);
    const answer = await fetchPath(pathname);
    expect.soft(answer.status, image).toBe(200);
    expect.soft(answer.headers.get('content-type'), image).toMatch(/^image\/(png|jpeg|webp)$/);
  }
});

describe('structured data', () => {
  const jsonLdOf = (path: string): Record<string, unknown>[] =>
    [...pageOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    );

  test('of home is an Organization', () => {
    expect(jsonLdOf('/')).toMatchObject([{ '@type': 'Organization', name: association.name }]);
  });

  test.each([1, 2, 3, 4])('of article %i is an Article', (id) => {
    const path = `/blog/blog-details/${id}`;
    expect(jsonLdOf(path)).toMatchObject([
      {
        '@type': 'Article',
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        author: { '@type': 'Person', name: expect.any(String) },
        mainEntityOfPage: `${association.siteUrl}${path}`,
      },
    ]);
    expect(metaOf(pageOf(path), 'og:type')).toBe('article');
  });

  test.each([1, 2, 3])('of event %i is an Event', (id) => {
    expect(jsonLdOf(`/event/event-details/${id}`)).toMatchObject([
      {
        '@type': 'Event',
        name: expect.any(String),
        startDate: expect.stringMatching(/T.*\+07:00$/),
        eventAttendanceMode: `https://schema.org/${id === 2 ? 'Mixed' : 'Offline'}EventAttendanceMode`,
      },
    ]);
  });
});

test('no page has anything that its policy refuses', () => {
  for (const path of [...allPaths, '/404', '/membership', '/en/membership']) {
    const page = pageOf(path);
    const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(([, rest = '']) => rest);
    for (const script of scripts)
      expect.soft(script, path).toMatch(/ src="\/assets\/| type="application\/(?:ld\+)?json"/);
    expect.soft(/<style\b|\sstyle="|\son[a-z]+="/.exec(page)?.[0], path).toBeUndefined();
  }
});

test('each page names existing code files', async () => {
  for (const path of allPaths) expect.soft(codeOfPage(path).length, path).toBeGreaterThan(1);
  for (const file of new Set(allPaths.flatMap(codeOfPage)))
    expect.soft((await fetchPath(file)).status, file).toBe(200);
});

const codeOfPage = (path: string): string[] =>
  (attributeValues(pageOf(path), 'div', 'data-code')[0] ?? '').split(' ');

function codeOfMembers(path: string): string[] {
  const { shared, files } = JSON.parse(/id="screens">([^<]*)</.exec(pageOf(path))?.[1] ?? '') as {
    readonly shared: readonly string[];
    readonly files: readonly string[];
  };
  return [...shared, ...files];
}

test.each([
  ['Indonesian', publicPaths, '/membership'],
  ['English', englishPaths, '/en/membership'],
])('no %s page of visitors or members loads code of the admin area', (_language, paths, membership) => {
  const files = [...paths.flatMap(codeOfPage), ...codeOfMembers(membership)];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.startsWith('/assets/admin-'))).toEqual([]);
});

const sizes = new Map<string, Promise<number>>();

/** Gzipped size in KiB. */
function sizeOf(file: string): Promise<number> {
  const size = async () =>
    gzipSync(await (await fetchPath(file)).arrayBuffer(), { level: 9 }).byteLength / 1024;
  const known = sizes.get(file) ?? size();
  sizes.set(file, known);
  return known;
}

/** Texts of the layout, which every page shows. */
const layoutTexts = { id: 'Langsung ke isi', en: 'Skip to content' } as const;

test.each([
  ['Indonesian', publicPaths, '/membership', layoutTexts.id, layoutTexts.en],
  ['English', englishPaths, '/en/membership', layoutTexts.en, layoutTexts.id],
])('%s pages load texts of their language only', async (_language, paths, membership, own, other) => {
  const files = new Set([...paths.flatMap(codeOfPage), ...codeOfMembers(membership)]);
  const code = await Promise.all([...files].map(async (file) => (await fetchPath(file)).text()));
  expect(code.filter((text) => text.includes(own))).toHaveLength(1);
  expect(code.filter((text) => text.includes(other))).toEqual([]);
});

async function sumOfSizes(files: readonly string[]): Promise<number> {
  const code = await Promise.all(files.map(sizeOf));
  return code.reduce((sum, size) => sum + size, 0);
}

test('the English counterpart of each page needs as little code', { tags: ['full'] }, async () => {
  for (const path of publicPaths) {
    const id = await sumOfSizes(codeOfPage(path));
    const en = await sumOfSizes(codeOfPage(path === '/' ? '/en' : `/en${path}`));
    expect.soft(id, path).toBeGreaterThan(80);
    expect.soft(en - id, path).toBeLessThanOrEqual(1);
  }
});

/** Code of an admin screen: of the site, of all admin screens, and its own. */
function codeOfOffice(shell: string, path: string): Set<string> {
  const { shared, files, screens } = JSON.parse(/id="screens">([^<]*)</.exec(shell)?.[1] ?? '');
  const ofSite = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const { own } = screens.find((screen: { path: string }) => screen.path === path);
  return new Set([...ofSite, ...shared, ...own.map((index: number) => files[index])]);
}

const listPaths = [
  ...[
    'manage-user',
    'institutions',
    'request-register',
    'request-renewal',
    'messages',
    'mails',
    'bin',
    'audit',
  ],
  ...['manage-blog', 'manage-journal', 'manage-event', 'manage-product'],
].map((name) => `/admin/${name}`);

test('each list of the admin area needs few files and little code', { tags: ['full'] }, async () => {
  const shell = await (await fetchPath('/admin')).text();
  for (const path of listPaths) {
    const files = [...codeOfOffice(shell, path)];
    expect.soft(files.length, path).toBeLessThanOrEqual(20);
    expect.soft(await sumOfSizes(files), path).toBeLessThanOrEqual(200);
  }
});

test('the form at /admin/manage-blog/add needs little code before the focus is in a field', {
  tags: ['full'],
}, async () => {
  const path = '/admin/manage-blog/add';
  const files = [...codeOfOffice(await (await fetchPath(path)).text(), path)];
  expect(files.filter((file) => file.includes('rich-text-editor'))).toEqual([]);
  expect(await sumOfSizes(files)).toBeLessThanOrEqual(200);
});
