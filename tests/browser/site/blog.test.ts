import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { arrivedAt, breakServer, eventually, shown, test } from '../../support/suite/browser.ts';

const builtIn = [
  'Tata Kelola Data di Kampus: Dimulai dari Lima Kesepakatan Kecil',
  'Catatan Lokakarya Process Mining: Membaca Jejak Proses dari Log Kejadian',
  'Menyiapkan Proposal Riset Sistem Informasi yang Dapat Dikerjakan',
  'SPBE dan Arsitektur Enterprise: Menyambung Layanan, Bukan Menumpuk Aplikasi',
];

const newestBuiltIn = builtIn.toReversed();

const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const titles = (page: Page) => cards(page).allInnerTexts();

describe('the blog', () => {
  test('lists stored and built-in articles, newest first, truncated as specified', async ({ visit }) => {
    const all = ['Baru', ...newestBuiltIn.slice(0, 2), 'Artikel tersimpan', ...newestBuiltIn.slice(2)];
    const long = 'Kalimat yang sama berulang kali agar cukup panjang untuk dipotong. '.repeat(4);
    const { id } = await makeBlog({
      title: 'Artikel tersimpan',
      content: [{ type: 'text', content: long }],
      createdAt: new Date('2026-06-01T02:00:00Z'),
    });
    await makeBlog({ title: 'Baru', createdAt: new Date('2026-10-08T01:00:00Z') });
    const page = await visit('/blog', { width: 360 });
    await eventually(() => titles(page)).toEqual(all);
    const stored = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Artikel tersimpan' });
    expect(await titles(page)).toEqual(all);
    const shownText = await stored
      .first()
      .getByText(/^Kalimat/)
      .innerText();
    expect(shownText).toBe(`${long.slice(0, 150).trimEnd()}...`);
    await page.getByRole('link', { name: 'Artikel tersimpan', exact: true }).first().click();
    await arrivedAt(page, `/blog/blog-details/${id}`);
    await shown(heading(page, 'Artikel tersimpan'));
    await eventually(() => page.title()).toBe('Artikel tersimpan | SISINDO');
  });

  test('lists the newest five as recent, with titles truncated at 40 characters', { tags: ['full'] }, async ({
    visit,
  }) => {
    const long = 'Kabar dari lokakarya yang baru saja selesai di Makassar';
    await makeBlog({ title: 'Paling lama', createdAt: new Date('2025-01-01T02:00:00Z') });
    const { id } = await makeBlog({ title: long, createdAt: new Date('2026-11-01T02:00:00Z') });
    const page = await visit('/blog', { width: 360 });
    const recent = side(page, 'RECENT BLOGS').getByRole('link');
    const seen = () =>
      recent.evaluateAll((all) =>
        all.map((one) => (one.querySelector('[aria-hidden=true]') ?? one).textContent),
      );
    await eventually(seen).toEqual([
      'Kabar dari lokakarya yang baru saja sele...',
      'SPBE dan Arsitektur Enterprise: Menyambu...',
      'Menyiapkan Proposal Riset Sistem Informa...',
      'Catatan Lokakarya Process Mining: Membac...',
      'Tata Kelola Data di Kampus: Dimulai dari...',
    ]);
    expect(await recent.first().getAttribute('href')).toBe(`/blog/blog-details/${id}`);
  });

  test('is searched with Cari and filtered by category, all stored in the URL', { tags: ['full'] }, async ({
    visit,
  }) => {
    await makeBlog({ title: 'Riset bersama', category: 'research' });
    const page = await visit('/blog');
    await hydrated(page);
    const categories = side(page, 'CATEGORIES').getByRole('link');
    await eventually(() =>
      categories.allInnerTexts().then((all) => all.map((text) => text.replace(/\s+/g, ' '))),
    ).toEqual(['Education (1)', 'Workshop (1)', 'Professional (0)', 'Research (2)', 'Sharing (1)']);
    await page.getByLabel('Cari artikel').fill('process mining');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await arrivedAt(page, '/blog?q=process+mining');
    await eventually(() => titles(page)).toEqual([builtIn[1]]);
    await shown(page.getByText('1 artikel untuk “process mining”', { exact: true }));
    await page.getByRole('link', { name: 'Tampilkan semua', exact: true }).click();
    await arrivedAt(page, '/blog');
    const research = side(page, 'CATEGORIES').getByRole('link', { name: /^Research/ });
    // Until all articles are shown, the link keeps the search.
    await research.and(page.locator('[href="/blog?category=research"]')).click();
    await arrivedAt(page, '/blog?category=research');
    await eventually(() => titles(page)).toEqual([builtIn[2], 'Riset bersama']);
    await page.reload();
    await eventually(() => titles(page)).toEqual([builtIn[2], 'Riset bersama']);
    await page.goBack();
    await page.goBack();
    await eventually(() => titles(page)).toEqual([builtIn[1]]);
    expect(await page.getByLabel('Cari artikel').inputValue()).toBe('process mining');
  });

  test('finds words of built-in and stored texts in any order', { tags: ['full'] }, async ({ visit }) => {
    await makeBlog({
      title: 'Laporan',
      content: [
        { type: 'text', content: 'Pembuka yang panjang. '.repeat(20) },
        { type: 'unorderedList', lists: ['Biaya perjalanan dinas ke Ternate'] },
      ],
    });
    await makeBlog({ title: 'Lain' });
    const page = await visit('/blog?q=ternate+biaya');
    await eventually(() => titles(page)).toEqual(['Laporan']);
    await shown(page.getByText('1 artikel untuk “ternate biaya”', { exact: true }));
    await page.getByLabel('Cari artikel').fill('memicu pembicaraan');
    await page.keyboard.press('Enter');
    await eventually(() => titles(page)).toEqual([builtIn[0]]);
  });

  test('shows an article with text, images and both kinds of lists', { tags: ['full'] }, async ({
    visit,
  }) => {
    const page = await visit('/blog/blog-details/1', { width: 360 });
    const article = page.getByRole('article');
    await shown(
      heading(page, builtIn[0] ?? ''),
      page.getByText('Yogyakarta, 12 Maret 2026').first(),
      article.getByText(/^Pertanyaan yang paling sering memicu pembicaraan/),
      article.getByRole('img').first(),
      article.locator('ul').first(),
      article.locator('ol').first(),
    );
    expect(await article.getByRole('img').count()).toBeGreaterThan(1);
  });
});

test('if stored articles fail to load, the others stay, and a retry is offered', { tags: ['full'] }, async ({
  visit,
}) => {
  await makeBlog({ title: 'Artikel tersimpan' });
  const page = await visit('/about', { refusals: ['GET /api/blogs 500'] });
  const restore = await breakServer(page, 'GET', '/api/blogs');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await shown(page.getByText('Sebagian artikel tidak dapat dimuat.'));
  expect(await titles(page)).toEqual(newestBuiltIn);
  await restore();
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await eventually(() => titles(page)).toEqual([...newestBuiltIn, 'Artikel tersimpan']);
});
