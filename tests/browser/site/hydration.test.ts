import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { eventually, hidden, holdRequests, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Hydration of the prerendered pages, and the pages without it. */

shareStores();

test('a page opened in another year hydrates too', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/', {
    prepare: async (context) => {
      await context.clock.setFixedTime(new Date('2031-03-04T05:06:07Z'));
    },
  });
  await hydrated(page);
});

test('a query or a history state does not disturb hydration', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/blog?category=research&search=proposal');
  await hydrated(page);
  await page.goto('/login');
  await page.evaluate(() => history.replaceState({ usr: { registered: true }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await hydrated(page);
  await shown(page.getByText('Pendaftaran diterima.'));
});

test("navigation replaces the page's title and description", { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await eventually(() => page.title()).toMatch(/^Blog \|/);
  for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:url"]']) {
    expect(await page.locator(`head ${one}`).count(), one).toBe(1);
  }
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog$/);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

test('the menu on a phone works before hydration and continues after it', { tags: ['full'] }, async ({
  visit,
}) => {
  let release = () => {};
  const page = await visit('/about', {
    width: 360,
    prepare: async (context) => {
      release = await holdRequests(context, '**/assets/mount-app-*.js');
    },
  });
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await menu.isVisible()).toBe(false);
  await toggle.tap();
  await shown(menu.getByRole('link', { name: 'Shop', exact: true }));
  await page.keyboard.press('Escape');
  await hidden(menu);
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  await toggle.tap();
  await shown(menu);
  release();
  await hydrated(page);
  await eventually(() => toggle.getAttribute('aria-expanded')).toBe('true');
  await shown(menu);
  await menu.getByRole('link', { name: 'Shop', exact: true }).tap();
  await shown(page.getByRole('heading', { level: 1, name: 'Shop' }));
  await hidden(menu);
});

const sites = {
  Indonesian: {
    base: '',
    menu: 'Menu utama',
    elsewhere: { blog: 'umpan RSS', event: 'kalender (ICS)', journal: 'halaman kontak' },
    refusal: 'Halaman ini memerlukan JavaScript',
    home: 'Beranda',
    shells: ['/membership', '/admin', '/forgotPassword'],
  },
  English: {
    base: '/en',
    menu: 'Main menu',
    elsewhere: { blog: 'RSS feed', event: 'calendar (ICS)', journal: 'contact page' },
    refusal: 'This page needs JavaScript',
    home: 'Home',
    shells: ['/en/membership', '/en/forgotPassword'],
  },
} as const;

/** Checks the layout of one page, and all texts that only such a browser shows. */
async function expectReadableWithoutScripts(browser: Browser, language: keyof typeof sites): Promise<void> {
  const site = sites[language];
  const context = await browser.newContext({ baseURL: suite.baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.base}/about`);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await shown(
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: site.menu }).getByRole('link', { name: 'Blog', exact: true }),
      page.getByRole('contentinfo'),
    );
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
  }
  for (const [path, elsewhere] of Object.entries(site.elsewhere)) {
    await page.goto(`${site.base}/${path}`);
    await shown(page.getByRole('main').getByRole('link', { name: elsewhere, exact: true }));
  }
  for (const path of site.shells) {
    await page.goto(path);
    await shown(
      page.getByRole('heading', { level: 1, name: site.refusal, exact: true }),
      page.getByRole('main').getByRole('link', { name: site.home, exact: true }),
    );
  }
  await context.close();
}

test('a page in Indonesian is readable without scripts', ({ browser }) =>
  expectReadableWithoutScripts(browser, 'Indonesian'));

test('a page in English is readable without scripts', { tags: ['full'] }, ({ browser }) =>
  expectReadableWithoutScripts(browser, 'English'),
);
