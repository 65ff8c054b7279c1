/** @module-tag full */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { makeEvent, makeJournal } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { shown, test } from '../../support/suite/browser.ts';

const origin =
  'Society for Information Systems Indonesia, Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000';

/** An A4 page with margins of 12 mm, in CSS pixels. */
const paper = { width: 703, height: 1032 };

async function printed(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
}

/** Returns the visible texts whose boxes overlap, and those beyond the edges of the paper. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: { text: string; box: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || element === null || element.closest('.sr-only, script, noscript, svg') !== null)
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Lines touch, so a pixel of overlap is none.
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) texts.push({ text, box, element });
    }
    const found = new Set<string>();
    for (const [index, one] of texts.entries()) {
      if (one.box.right > innerWidth + 1 || one.box.left < -1) found.add(`beyond the paper: ${one.text}`);
      for (const other of texts.slice(index + 1)) {
        if (one.element === other.element) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 6) found.add(`${one.text} / ${other.text}`);
      }
    }
    return [...found];
  });

test.for([
  '/',
  '/about',
  '/councilAndCommittees',
  '/blog',
  '/blog/blog-details/1',
  '/event',
  '/event/event-details/1',
  '/journal',
  '/professional',
  '/shop',
  '/contact',
  '/bylaws',
  '/legal',
  '/privacy',
  '/terms',
  '/verify',
  '/login',
  '/register',
])('%s is printed with its origin, and no text covers another', async (path, { visit }) => {
  const page = await visit(path);
  await hydrated(page);
  await printed(page);
  const line = page.getByText(origin);
  await shown(line);
  expect(await line.innerText()).toBe(`${origin}\nhttps://sisindo.example.org${path}`);
  expect(await collisions(page)).toEqual([]);
});

test('stored pages are printed with their own address after a navigation too', async ({ visit }) => {
  const [event, journal] = [await makeEvent(), await makeJournal({ title: 'Terbitan', authors: ['Bagas'] })];
  const page = await visit('/journal');
  await page.getByRole('link', { name: 'Terbitan', exact: true }).click();
  await shown(page.getByText('Bagas', { exact: true }));
  for (const path of [`/journal/${journal.id}`, `/event/event-details/${event.id}`]) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await hydrated(page);
    await printed(page);
    expect(await page.getByText(origin).innerText()).toBe(`${origin}\nhttps://sisindo.example.org${path}`);
    expect(await collisions(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('pages of members and admins are printed with their origin and without menus', async ({ visit }) => {
  for (const [path, person] of [
    ['/profile', await makeMember()],
    ['/admin', await makeAdmin()],
  ] as const) {
    const page = await visit(path, { as: person });
    await shown(page.getByRole('main').getByRole('heading', { level: 1 }));
    await printed(page);
    await shown(page.getByText(`https://sisindo.example.org${path}`));
    expect(await page.getByRole('main').locator('..').getByRole('banner').isVisible()).toBe(false);
    expect(await collisions(page)).toEqual([]);
  }
});
