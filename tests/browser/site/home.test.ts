import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { onBoth } from '../../support/act/looks.ts';
import { hydrated } from '../../support/act/public-pages.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
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
    expect(await main.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(items);
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
