import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, onBothWidths, setDisplayMode, telephone } from '../../support/actions/page-state.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading, press } from '../../support/actions/steps.ts';
import { makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

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
  test('links to its pages, marks the current one, and links home by the logo', { tags: ['full'] }, async ({
    visit,
  }) => {
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

  test('shows Membership to visitors, and Profile to signed-in users', async ({ visit }) => {
    const visitor = await visit('/about');
    await bar(visitor).getByRole('link', { name: 'Membership', exact: true }).click();
    await arrivedAt(visitor, '/login');
    const member = await visit('/about', { as: await makeMember() });
    const profile = bar(member).getByRole('link', { name: 'Profile', exact: true });
    expect(await profile.getAttribute('href')).toBe('/profile');
    await profile.click();
    await arrivedAt(member, '/profile');
    // A token that the server does not know is no login.
    const outsider = await visit('/about', { as: { token: 'gone' } });
    await shown(bar(outsider).getByRole('link', { name: 'Membership', exact: true }));
  });
});

test('the footer shows the association, the menu, and the contact', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/professional');
  const footer = page.getByRole('contentinfo');
  await onBothWidths(page, () =>
    shown(
      footer.getByText(/^Wadah akademisi, praktisi, peneliti, dan institusi Indonesia/),
      footer.getByText(`© ${new Date().getFullYear()} Society for Information Systems Indonesia`),
    ),
  );
  await shown(footer.getByText('Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000', { exact: true }));
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
      ...['/privacy', '/terms', '/legal', '/bylaws'],
    ]),
  );
});

test('the footer on a phone fits half a screen, and its links are large enough for a finger', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/professional', { width: 360 });
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(370);
  await hidden(footer.getByRole('link', { name: 'Journal', exact: true }));
  for (const title of ['Semua halaman', 'Hubungi kami']) await press(page, title);
  await shown(
    footer.getByRole('link', { name: 'Journal', exact: true }),
    footer.getByText('Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000', { exact: true }),
  );
  const heights = await footer
    .locator('a, button')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(heights).toHaveLength(21);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('words are a quarter of an em apart, in headings too', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => document.fonts.ready);
  const spaces = await page
    .locator('h1, h2, h3, main p, dt, dd, nav a, footer p, footer a')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const widthOf = (text: string) => {
          const probe = element.appendChild(document.createElement('span'));
          probe.style.cssText = 'position: absolute; white-space: pre';
          probe.textContent = text;
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        };
        return (widthOf('a b') - widthOf('ab')) / Number.parseFloat(style.fontSize);
      }),
    );
  expect(spaces.length).toBeGreaterThan(30);
  expect(Math.min(...spaces)).toBeGreaterThan(0.23);
  expect(Math.max(...spaces)).toBeLessThan(0.28);
});

test('each page starts at its top, with the focus on its heading', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/about');
  await hydrated(page);
  for (const [look, title] of [
    [desktop, 'Contact'],
    [telephone, 'Shop'],
  ] as const) {
    await setDisplayMode(page, look);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    if (look === telephone) await press(page, 'Semua halaman');
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await arrivedAt(page, `/${title.toLowerCase()}`);
    await eventually(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
    await eventually(() => heading(page, title).evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
