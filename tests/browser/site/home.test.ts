import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { onBoth } from '../../support/act/looks.ts';
import { fetchPath, hydrated } from '../../support/act/public-pages.ts';
import { firstLoadBytes } from '../../support/check/first-load.ts';
import { makeBlog, makeEvent } from '../../support/make/content.ts';
import { makeAdmin } from '../../support/make/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const gallery = (page: Page) => page.getByLabel('Galeri kegiatan', { exact: true });
const dot = (page: Page, index: number) =>
  page.getByRole('button', { name: `Tampilkan gambar ${index}`, exact: true });
const currentSlide = (page: Page) => gallery(page).locator('.swiper-slide-active').getAttribute('aria-label');

/** Scrolls to the pictures, near which they become a carousel. */
async function carouselStarted(page: Page): Promise<void> {
  await hydrated(page);
  await gallery(page).scrollIntoViewIfNeeded();
  await shown(dot(page, 7));
}

describe.each([360, 1280] as const)('home at %i px', (width) => {
  test('the carousel shows seven pictures in a coverflow, the third one first', async ({ visit }) => {
    const page = await visit('/', { width });
    await carouselStarted(page);
    expect(await gallery(page).getByRole('img').count()).toBe(7);
    expect(await gallery(page).evaluate((row) => row.className)).toContain('swiper-coverflow');
    expect(await currentSlide(page)).toBe('Gambar 3 dari 7');
    await dot(page, 6).click();
    await eventually(() => currentSlide(page)).toBe('Gambar 6 dari 7');
    await eventually(() => dot(page, 6).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => currentSlide(page)).toBe('Gambar 5 dari 7');
  });
});

test('home tells what we do in six items, and leads to membership and renewal', async ({ visit }) => {
  const page = await visit('/');
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
  await onBoth(page, async () => {
    await shown(page.getByRole('heading', { level: 2, name: 'What we do', exact: true }));
    const activities = main.locator('section', { has: page.getByRole('heading', { name: 'What we do' }) });
    expect(await activities.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(items);
  });
  const hrefOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Membership')).toBe('/membership');
  expect(await hrefOf('Gabung sekarang')).toBe('/membership');
  expect(await hrefOf('Perpanjang keanggotaan')).toBe('/membership/renew');
  await main.getByRole('link', { name: 'Membership', exact: true }).click();
  await arrivedAt(page, '/login');
});

/** How long the row of pictures took to move, each time that a dot had it move. */
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

test('the pictures change within 600 ms, and at once for who wants less motion', async ({ visit }) => {
  const still = await visit('/');
  await carouselStarted(still);
  expect(await durationsOf(still)).not.toContain('600ms');
  const moving = await visit('/');
  await moving.emulateMedia({ reducedMotion: 'no-preference' });
  await moving.reload();
  await carouselStarted(moving);
  expect(await durationsOf(moving)).toContain('600ms');
});

test('nothing of the carousel is loaded before it comes near', async ({ visit }) => {
  const asked: string[] = [];
  const page = await visit('/', {
    width: 360,
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await hydrated(page);
  // By then, what the page does as it comes alive is under way.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  expect(asked.filter((path) => path.includes('/carousel-'))).toEqual([]);
  await carouselStarted(page);
  // A file is fetched, then imported out of the browser's cache.
  expect(new Set(asked.filter((path) => /\/carousel-.*\.js$/.test(path))).size).toBe(1);
});

const news = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Kabar terbaru', exact: true }) });

/** What of the page moved by itself so far, as the browser counts it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as unknown as readonly { readonly value: number }[];
          told(all.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told of a page that never moved.
        requestIdleCallback(() => told(0), { timeout: 1000 });
      }),
  );

test('what is new stands near the top, with and without an announcement in the same room', async ({
  visit,
}) => {
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
      // As built in: here the announcement alone comes late.
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

test('the code of its first load has its 110 KiB, and no more', async () => {
  const bytes = firstLoadBytes(await (await fetchPath('/')).text());
  expect(bytes).toBeGreaterThan(80 * 1024);
  expect(bytes).toBeLessThanOrEqual(110 * 1024);
});
