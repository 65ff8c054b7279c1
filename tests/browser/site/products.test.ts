import { beforeEach, describe, expect } from 'vitest';
import { onBoth } from '../../support/act/looks.ts';
import { heading } from '../../support/act/steps.ts';
import { makeProduct } from '../../support/make/content.ts';
import { eventually, shown, test } from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const builtIn = [
  ['Kaus Kawung Jejaring', 'Rp\u00a0145.000'],
  ['Tumbler Parang 500 ml', 'Rp\u00a0185.000'],
  ['Buku Bunga Rampai Sistem Informasi Indonesia', 'Rp\u00a0215.000'],
] as const;

describe('the shop', () => {
  test('has three products and the stored ones; Beli opens the chat about one', async ({ visit }) => {
    await makeProduct({ title: 'Topi bordir', price: 88_000 });
    const page = await visit('/shop');
    await shown(heading(page, 'Shop'));
    const items = page.getByRole('main').getByRole('listitem');
    await eventually(() => items.count()).toBe(4);
    const offered = [...builtIn, ['Topi bordir', 'Rp\u00a088.000'] as const];
    await onBoth(page, async () => {
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
        // The whole card is the link.
        const [card, hit] = [await item.boundingBox(), await link.evaluate(coveredBy)];
        expect(hit).toEqual([Math.round(card?.width ?? 0), Math.round(card?.height ?? 0)]);
      }
    });
  });
});

/** The size of what a link answers to beyond its own box, less the border of the card. */
function coveredBy(link: Element): [number, number] {
  const { width, height } = getComputedStyle(link, '::after');
  const card = link.closest('li');
  const frame = card === null ? 0 : Number.parseFloat(getComputedStyle(card).borderTopWidth) * 2;
  return [Math.round(Number.parseFloat(width) + frame), Math.round(Number.parseFloat(height) + frame)];
}
