import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { desktop, onBoth, telephone, turnTo } from '../../support/act/looks.ts';
import { hydrated } from '../../support/act/public-pages.ts';
import { heading } from '../../support/act/steps.ts';
import { makeMember } from '../../support/make/people.ts';
import { arrivedAt, eventually, gone, shown, test } from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const menu = [
  ['About', '/about'],
  ['Council & Committees', '/councilAndCommittees'],
  ['Blog', '/blog'],
  ['Event', '/event'],
  ['Shop', '/shop'],
  ['Contact', '/contact'],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

describe('the navigation bar', () => {
  test('leads to its pages, marks the current one, and home by the logo', async ({ visit }) => {
    const page = await visit('/');
    await hydrated(page);
    expect(await bar(page).getByRole('link').allInnerTexts()).toEqual([
      ...menu.map(([label]) => label),
      'Membership',
    ]);
    for (const [label, path] of menu) {
      await bar(page).getByRole('link', { name: label, exact: true }).click();
      await arrivedAt(page, path);
      await eventually(() => bar(page).locator('[aria-current=page]').allInnerTexts()).toEqual([label]);
    }
    await page.getByRole('banner').getByRole('link', { name: 'SISINDO, beranda' }).click();
    await arrivedAt(page, '/');
    expect(await toggle(page).isVisible()).toBe(false);
  });

  test('folds behind a button on a telephone, and closes when a link is followed or Escape pressed', async ({
    visit,
  }) => {
    const page = await visit('/', { width: 360 });
    await hydrated(page);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    await shown(bar(page));
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await gone(bar(page));
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await toggle(page).click();
    await bar(page).getByRole('link', { name: 'Shop', exact: true }).click();
    await arrivedAt(page, '/shop');
    await gone(bar(page));
  });

  test('offers Membership to visitors, and Profile to who is logged in', async ({ visit }) => {
    const visitor = await visit('/about');
    await bar(visitor).getByRole('link', { name: 'Membership', exact: true }).click();
    await arrivedAt(visitor, '/login');
    const member = await visit('/about', { as: await makeMember() });
    const profile = bar(member).getByRole('link', { name: 'Profile', exact: true });
    expect(await profile.getAttribute('href')).toBe('/profile');
    await profile.click();
    await arrivedAt(member, '/profile');
    // A token that the server does not know (any more) is no login.
    const stranger = await visit('/about', { as: { token: 'gone' } });
    await shown(bar(stranger).getByRole('link', { name: 'Membership', exact: true }));
  });
});

test('the footer tells who we are, the menu, and how to reach us', async ({ visit }) => {
  const page = await visit('/professional');
  const footer = page.getByRole('contentinfo');
  await onBoth(page, () =>
    shown(
      footer.getByText(/^Wadah akademisi, praktisi, peneliti, dan institusi Indonesia/),
      footer.getByText('Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000', { exact: true }),
      footer.getByText(`© ${new Date().getFullYear()} Society for Information Systems Indonesia`),
    ),
  );
  for (const [label, path] of menu) {
    expect(await footer.getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(path);
  }
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'tel:+6280000000001',
      'mailto:layanan@example.org',
      'https://social.example.org/sisindo',
    ]),
  );
});

test('each page starts at its top, with the focus on its heading', async ({ visit }) => {
  const page = await visit('/about');
  await hydrated(page);
  for (const [look, title] of [
    [desktop, 'Contact'],
    [telephone, 'Shop'],
  ] as const) {
    await turnTo(page, look);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await arrivedAt(page, `/${title.toLowerCase()}`);
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
    await eventually(() => heading(page, title).evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
