import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeBlog, makeJournal } from '../../support/factories/content.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';

const input = (page: Page) => page.getByLabel('Cari di situs ini');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the search of the site', () => {
  test('is reached from the header, and its results lead to the pages', async ({ visit }) => {
    const { id } = await makeBlog({
      title: 'Kearsipan desa',
      content: [{ type: 'text', content: `${'Pembuka. '.repeat(20)}Naskah zámrud khatulistiwa.` }],
    });
    await makeJournal({ title: 'Zamrud di laut' });
    const page = await visit('/', { width: 360 });
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Cari', exact: true }).click();
    await arrivedAt(page, '/search');
    await shown(heading(page, 'Pencarian'), page.getByText('Cari halaman, artikel, acara, dan jurnal.'));
    await input(page).fill('ZAMRUD');
    await page.keyboard.press('Enter');
    await arrivedAt(page, '/search?q=ZAMRUD');
    await shown(page.getByText('2 hasil untuk “ZAMRUD”', { exact: true }));
    const article = group(page, 'Artikel');
    await shown(article.getByText(/^…Pembuka\..*Naskah zámrud khatulistiwa\./));
    expect(await article.locator('mark').allInnerTexts()).toEqual(['zámrud']);
    expect(await group(page, 'Jurnal').locator('mark').allInnerTexts()).toEqual(['Zamrud']);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await article.getByRole('link', { name: 'Kearsipan desa', exact: true }).click();
    await arrivedAt(page, `/blog/blog-details/${id}`);
    await page.goBack();
    await eventually(() => input(page).inputValue()).toBe('ZAMRUD');
  });

  test('without results leads to contact and to the pages', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/search?q=tidakadayangbegini');
    await shown(page.getByText('Tidak ada hasil untuk “tidakadayangbegini”', { exact: true }));
    await shown(page.getByRole('link', { name: 'bertanya kepada kami', exact: true }));
    const links = page.getByRole('navigation', { name: 'Halaman yang sering dicari' }).getByRole('link');
    expect(await links.first().getAttribute('href')).toBe('/register');
    expect(await links.count()).toBe(16);
    await input(page).fill('a');
    await page.getByRole('main').getByRole('button', { name: 'Cari', exact: true }).click();
    await shown(page.getByText('Tulis paling sedikit 2 huruf.', { exact: true }));
  });
});
