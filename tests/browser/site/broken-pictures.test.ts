/** @module-tag full */
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { eventually, shown, test } from '../../support/suite/browser.ts';

test('a batik pattern replaces a failed picture, also one that failed before hydration', async ({
  visit,
}) => {
  await makeBlog({ title: 'Tanpa gambar', image: null });
  await makeBlog({ title: 'Gambar hilang' });
  const failed: string[] = [];
  const page = await visit('/blog', {
    refusals: ['GET /images/articles/* failed', 'GET /api/images/* failed'],
    prepare: async (context: BrowserContext) => {
      await context.route('**/images/**', (route) => {
        failed.push(route.request().url());
        return route.abort();
      });
      // The page hydrates after its first picture has failed.
      await context.route('**/assets/mount-app-*.js', async (route) => {
        await eventually(() => failed.length).toBeGreaterThan(0);
        await route.fallback();
      });
    },
  });
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  await shown(cards.filter({ hasText: 'Tanpa gambar' }), cards.filter({ hasText: 'Gambar hilang' }));
  await eventually(() => cards.count()).toBe(6);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await eventually(() => card.locator('img').count()).toBe(0);
    expect((await card.locator('svg').first().boundingBox())?.height).toBeGreaterThan(100);
  }
});
