/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fetchPath, hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { expectNoShift, openWithDelay, recordShifts } from '../../support/assertions/layout-shift.ts';
import { makeBlog, makeEvent, makeJournal, siteContents } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { eventually, requestsOf, shown, test, type Visit } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

/** Hydration of stored articles and events in the HTML from the function. */

const longText = [
  { type: 'text', content: 'Kalimat yang cukup panjang untuk beberapa baris di layar kecil. '.repeat(12) },
] as const;

/**
 * Opens a page over a slow connection, where fonts, pictures, code and data arrive after the first frames.
 *
 * @param asks requests of the page after all else has settled, if any
 */
async function visitSlowly(visit: Visit, path: string, width: 360 | 1280, asks?: RegExp): Promise<Page> {
  // The cache starts empty, so fonts arrive after the first frames too.
  const page = await visit('/robots.txt', { width, hasCache: true });
  await recordShifts(page);
  const settled = asks && page.waitForResponse((response) => asks.test(response.url()));
  await Promise.all([settled, openWithDelay(page, path, '/*')]);
  await hydrated(page);
  return page;
}

test('a stored journal is not requested again, and does not shift during hydration', async ({ visit }) => {
  const { id } = await makeJournal({ title: 'Menyambung data antarlembaga', abstract: 'Ringkasan.' });
  const page = await visitSlowly(visit, `/journal/${id}`, 360);
  const asked = requestsOf(page, 'GET /api/*');
  await shown(heading(page, 'Menyambung data antarlembaga'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expectNoShift(page);
});

test.for([
  ['article', 360],
  ['article', 1280],
  ['event', 360],
  ['event', 1280],
] as const)('a stored %s at %i px does not shift during hydration', async ([kind, width], { visit }) => {
  const { id } = await (kind === 'article'
    ? makeBlog({ title: 'Menyambung data antarlembaga', content: [...longText] })
    : makeEvent({ title: 'Menyambung data antarlembaga', content: [...longText] }));
  const path = kind === 'article' ? '/blog/blog-details' : '/event/event-details';
  // The lists next to the record.
  const page = await visitSlowly(visit, `${path}/${id}`, width, /\/api\/(blogs|events)\?/);
  await shown(heading(page, 'Menyambung data antarlembaga'));
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
});

test.for([
  ['/blog', 360],
  ['/blog', 1280],
  ['/event', 360],
  ['/event', 1280],
] as const)(
  'the list %s at %i px arrives with stored content, does not shift, and requests nothing again',
  async ([path, width], { visit }) => {
    const title = 'Menyambung data antarlembaga';
    const soon = { startDate: new Date(Date.now() + 60_000), endDate: new Date(Date.now() + 600_000) };
    await (path === '/blog' ? makeBlog({ title, createdAt: new Date() }) : makeEvent({ title, ...soon }));
    const page = await visitSlowly(visit, path, width);
    const asked = requestsOf(page, 'GET /api/*');
    await shown(page.getByRole('article').first().getByText(title, { exact: true }));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectNoShift(page);
  },
);

test('the record is not requested again, and the visible elements are hydrated in place', async ({
  visit,
}) => {
  const { id } = await makeBlog({ title: 'Sekali baca' });
  const asked: string[] = [];
  const page = await visit(`/blog/blog-details/${id}`, {
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // The heading from the HTML has a marker that a new element would lack.
      await context.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('main h1')?.setAttribute('data-first', ''),
        ),
      );
    },
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main h1[data-first]').innerText()).toBe('Sekali baca');
  expect(asked.filter((path) => path.includes(id))).toEqual([`/blog/blog-details/${id}`]);
  await page.getByRole('link', { name: 'Semua artikel', exact: true }).click();
  await eventually(() => page.title()).toMatch(/^Blog/);
  expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
});

test.for([
  ['a shorter', 'Selamat datang', 'Satu baris.'],
  [
    'a longer',
    'Tempat bertemu para pegiat Sistem Informasi di seluruh Indonesia',
    'Akademisi, peneliti, praktisi, dan institusi saling belajar, meneliti, dan bekerja bersama. Satu jaringan di Indonesia, tersambung ke 51 cabang lain di dunia. Daftarkan diri, ikuti pertemuan di kota Anda, dan bawa pertanyaan Anda.',
  ],
] as const)(
  'the home page at 360 px does not shift when %s text arrives',
  async ([, title, description], { visit }) => {
    await as(await makeAdmin()).ok('saveHomeContent', { ...siteContents.home, title, description });
    const page = await visitSlowly(visit, '/', 360, /\/api\/site-content\/home/);
    await shown(heading(page, title), page.getByText(description, { exact: true }));
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
  },
);

test('a list continues after the prerendered rows, which are hydrated in place', async ({ visit }) => {
  const oldest = await makeBlog({ title: 'Paling lama', createdAt: new Date('2020-01-01T00:00:00Z') });
  for (let index = 0; index < 50; index += 1) await makeBlog({ title: `Catatan ${index}` });
  const html = await (await fetchPath('/blog')).text();
  expect(html).toContain('Catatan 0');
  expect(html).not.toContain(oldest.id);
  const page = await visit('/blog');
  await shown(page.getByRole('heading', { name: 'Paling lama', exact: true }));
});

test('the page of a missing article stays the same after hydration', async ({ visit }) => {
  const page = await visit('/blog/blog-details/nobody', { refusals: ['GET /blog/blog-details/nobody 404'] });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await shown(
    heading(page, 'Artikel tidak ditemukan.'),
    page.getByRole('link', { name: 'Go Home', exact: true }),
  );
});
