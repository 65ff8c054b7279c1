import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { makeProduct } from '../../support/factories/content.ts';
import { eventually, shown, test } from '../../support/suite/browser.ts';

const builtIn = [
  ['Kaus Kawung Jejaring', 'Rp\u00a0145.000'],
  ['Tumbler Parang 500 ml', 'Rp\u00a0185.000'],
  ['Buku Bunga Rampai Sistem Informasi Indonesia', 'Rp\u00a0215.000'],
] as const;

describe('the shop', () => {
  test('has three products and the stored ones; Beli opens the chat about one', async ({ visit }) => {
    await makeProduct({ title: 'Topi bordir', price: 88_000 });
    const page = await visit('/shop', { width: 360 });
    await shown(heading(page, 'Shop'));
    const items = page.getByRole('main').getByRole('listitem');
    await eventually(() => items.count()).toBe(4);
    const offered = [...builtIn, ['Topi bordir', 'Rp\u00a088.000'] as const];
    for (const [index, [name, price]] of offered.entries()) {
      const item = items.nth(index);
      await shown(
        item.getByRole('heading', { level: 2, name, exact: true }),
        item.getByText(price, { exact: true }),
        item.getByRole('img'),
      );
      const link = item.getByRole('link');
      expect(await link.innerText()).toMatch(/^Beli/);
      expect(await link.getAttribute('target')).toBe('_blank');
      const { origin, pathname, searchParams } = new URL(String(await link.getAttribute('href')));
      expect([origin, pathname]).toEqual(['https://wa.me', '/6280000000002']);
      expect(searchParams.get('text')).toContain(name);
    }
  });

  test.for([
    [1280, 'a click'],
    [360, 'a tap'],
  ] as const)(
    'at %i pixels %s on a picture opens the chat',
    { tags: ['full'] },
    async ([width], { visit }) => {
      const { record } = await makeProduct({ title: 'Topi bordir' });
      const asked: string[] = [];
      const page = await visit('/shop', {
        width,
        prepare: async (context) => {
          // Replaces the chat service, which no test may call.
          await context.route('https://wa.me/**', (route) => {
            asked.push(new URL(route.request().url()).searchParams.get('text') ?? '');
            // An aborted load would be repeated by the browser's automatic reload of error pages.
            return route.fulfill({ contentType: 'text/html', body: '' });
          });
        },
        refusals: ['foreign: https://wa.me'],
      });
      const items = page.getByRole('main').getByRole('listitem');
      await eventually(() => items.count()).toBe(4);
      for (const name of [...builtIn.map(([title]) => title), record.title]) {
        const item = items.filter({ hasText: name });
        for (const part of [item.getByRole('img'), item.getByRole('heading')]) {
          asked.length = 0;
          await pressMiddle(page, part, width === 360);
          await eventually(() => asked.length).toBe(1);
          expect(asked[0]).toContain(name);
        }
      }
    },
  );
});

/** Presses like a hand: effects of the press happen before the release. */
async function pressMiddle(page: Page, part: Locator, isTouch: boolean): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`Nowhere on the page: ${part}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isTouch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}
