import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fetchPath, hydrated } from '../../support/actions/public-pages.ts';
import { firstLoadBytes } from '../../support/assertions/first-load.ts';
import { makeBlog, makeEvent } from '../../support/factories/content.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const gallery = (page: Page) => page.getByLabel('Galeri kegiatan', { exact: true });
const dot = (page: Page, index: number) =>
  page.getByRole('button', { name: `Tampilkan gambar ${index}`, exact: true });
const currentSlide = (page: Page) => gallery(page).locator('.swiper-slide-active').getAttribute('aria-label');

/** Scrolls to the pictures, which start the carousel. */
async function carouselStarted(page: Page): Promise<void> {
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await shown(dot(page, 7));
}

test('the carousel shows seven pictures in a coverflow, the third one first', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/', { width: 360 });
  await carouselStarted(page);
  expect(await gallery(page).getByRole('img').count()).toBe(7);
  expect(await gallery(page).evaluate((row) => row.className)).toContain('swiper-coverflow');
  await eventually(() => currentSlide(page)).toBe('Gambar 3 dari 7');
  await dot(page, 6).click();
  await eventually(() => currentSlide(page)).toBe('Gambar 6 dari 7');
  await eventually(() => dot(page, 6).getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await eventually(() => currentSlide(page)).toBe('Gambar 5 dari 7');
});
test('home shows six activities, and links to membership and renewal', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/', { width: 360 });
  await hydrated(page);
  const items = [
    'Network Building',
    'IS Education',
    'IS Research',
    'IS Professional',
    'Competition and Awards',
    'IS Books and Merchandise',
  ];
  const main = page.getByRole('main');
  await shown(page.getByRole('heading', { level: 2, name: 'What we do', exact: true }));
  const activities = main.locator('section', { has: page.getByRole('heading', { name: 'What we do' }) });
  expect(await activities.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(items);
  const hrefOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Membership')).toBe('/membership');
  expect(await hrefOf('Gabung sekarang')).toBe('/membership');
  expect(await hrefOf('Perpanjang keanggotaan')).toBe('/membership/renew');
  await main.getByRole('link', { name: 'Membership', exact: true }).click();
  await arrivedAt(page, '/login');
});

/** Duration of the picture row's movement after each press on a dot. */
async function durationsOf(page: Page): Promise<string[]> {
  const row = gallery(page).locator('.swiper-wrapper');
  await row.evaluate((element: HTMLElement) => {
    const durations: string[] = [];
    Object.assign(window, { durations });
    const note = () => durations.push(element.style.transitionDuration);
    new MutationObserver(note).observe(element, { attributeFilter: ['style'] });
  });
  await dot(page, 2).click();
  await eventually(() => currentSlide(page)).toBe('Gambar 2 dari 7');
  return page.evaluate(() => (window as unknown as { durations: string[] }).durations);
}

test('the pictures change within 600 ms, and immediately with reduced motion', { tags: ['full'] }, async ({
  visit,
}) => {
  const still = await visit('/');
  await carouselStarted(still);
  expect(await durationsOf(still)).not.toContain('600ms');
  const moving = await visit('/');
  await moving.emulateMedia({ reducedMotion: 'no-preference' });
  await moving.reload();
  await carouselStarted(moving);
  expect(await durationsOf(moving)).toContain('600ms');
});

test('no carousel code loads before the carousel is near the viewport', { tags: ['full'] }, async ({
  visit,
}) => {
  const asked: string[] = [];
  const page = await visit('/', {
    width: 360,
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await hydrated(page);
  // By then the page's hydration has started.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  expect(asked.filter((path) => path.includes('/carousel-'))).toEqual([]);
  await carouselStarted(page);
  // A file is fetched, then imported from the browser cache.
  expect(new Set(asked.filter((path) => /\/carousel-.*\.js$/.test(path))).size).toBe(1);
});

const news = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Kabar terbaru', exact: true }) });

test('a long word in the title of an article breaks on a phone', { tags: ['full'] }, async ({ visit }) => {
  const word = 'Pertanggungjawabankeberlangsungannya';
  await makeBlog({ title: word, createdAt: new Date(Date.now() - 60_000) });
  const page = await visit('/', { width: 360 });
  const title = page.getByRole('main').getByRole('link', { name: word, exact: true });
  await shown(title);
  const isInside = await title.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().right <= innerWidth;
  });
  expect(isInside).toBe(true);
});

/** Layout shift of the page so far, as the browser measures it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(all.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // A page without shifts reports none.
        requestIdleCallback(() => resolve(0), { timeout: 1000 });
      }),
  );

test('the news are near the top, in the same space with and without an announcement', {
  tags: ['full'],
}, async ({ visit }) => {
  const startDate = new Date(Date.now() + 3_600_000);
  const soon = await makeEvent({
    title: 'Temu Anggota',
    startDate,
    endDate: new Date(Date.now() + 7_200_000),
  });
  const blog = await makeBlog({ title: 'Tulisan paling baru', createdAt: new Date(Date.now() - 60_000) });
  const admin = as(await makeAdmin());
  const announce = (text: string) =>
    admin.ok('saveHomeContent', {
      // As built in: only the announcement loads later.
      title: 'Tempat bertemu para pegiat Sistem Informasi Indonesia',
      description: '',
      slides: [],
      whatWeDo: [],
      announcement: { text, link: '/contact', until: '' },
    });
  await announce('');
  const page = await visit('/', { width: 360 });
  const event = news(page).getByRole('article');
  await shown(event.getByText('Acara berikutnya', { exact: true }));
  expect(await event.getByRole('link').getAttribute('href')).toBe(`/event/event-details/${soon.id}`);
  const newest = news(page).getByRole('listitem').first();
  expect(await newest.getByRole('link', { name: 'Tulisan paling baru' }).getAttribute('href')).toBe(
    `/blog/blog-details/${blog.id}`,
  );
  expect(await news(page).getByRole('listitem').count()).toBe(3);
  const heightWithout = (await news(page).boundingBox())?.height;
  await announce('Musyawarah anggota pada 12 Desember. '.repeat(4).trim());
  const other = await visit('/', { width: 360 });
  await shown(
    news(other)
      .getByRole('region', { name: 'Pengumuman' })
      .getByText(/^Musyawarah anggota/),
  );
  expect((await news(other).boundingBox())?.height).toBe(heightWithout);
  expect(await shifts(other)).toBeLessThanOrEqual(0.02);
  await news(other).getByRole('link', { name: 'Selengkapnya' }).click();
  await arrivedAt(other, '/contact');
});

test.each(['/', '/en'])('the code of the first load of %s is at most 110 KiB', async (path) => {
  const bytes = firstLoadBytes(await (await fetchPath(path)).text());
  expect(bytes).toBeGreaterThan(80 * 1024);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});
