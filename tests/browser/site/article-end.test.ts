/** @module-tag full */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const address = 'https://sisindo.example.org/blog/blog-details/1';
const title = 'Tata Kelola Data di Kampus: Dimulai dari Lima Kesepakatan Kecil';

/** The browser of the tests has no share sheet. */
async function withShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
}

async function withoutShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.assign(navigator, { share: undefined }));
}

describe('the end of an article', () => {
  test('opens the share sheet where the device has one', async ({ visit }) => {
    const page = await visit('/blog/blog-details/1', { width: 360, prepare: withShareSheet });
    await hydrated(page);
    const share = part(page, 'Bagikan artikel ini');
    await shown(share.getByRole('button', { name: 'Bagikan', exact: true }));
    await hidden(share.getByRole('link'));
    await share.getByRole('button', { name: 'Bagikan', exact: true }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await eventually(shared).toEqual([{ title, url: address }]);
  });

  test('copies the link or leads to WhatsApp on other devices', async ({ visit }) => {
    const page = await visit('/blog/blog-details/1', { width: 360, prepare: withoutShareSheet });
    await hydrated(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = part(page, 'Bagikan artikel ini');
    await shown(share.getByRole('button', { name: 'Salin tautan', exact: true }));
    await share.getByRole('button', { name: 'Salin tautan', exact: true }).click();
    await shown(share.getByText('Disalin.', { exact: true }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const whatsApp = share.getByRole('link', { name: /^Bagikan lewat WhatsApp/ });
    expect(await whatsApp.getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`,
    );
  });

  test('shows the author and leads to related articles and to the membership', async ({ visit }) => {
    const author = 'Sari Wulandari';
    const { id } = await makeBlog({ title: 'Satu', author, category: 'research' });
    await makeBlog({ title: 'Dua', author, category: 'education' });
    const page = await visit(`/blog/blog-details/${id}`, { width: 360 });
    await hydrated(page);
    const about = part(page, 'Tentang penulis');
    await shown(about.getByText(author, { exact: true }), about.getByText('Menulis 2 artikel di sini.'));
    await eventually(() => part(page, 'Baca juga').getByRole('link').allInnerTexts()).toEqual([
      'Menyiapkan Proposal Riset Sistem Informasi yang Dapat Dikerjakan',
      'Dua',
      'SPBE dan Arsitektur Enterprise: Menyambung Layanan, Bukan Menumpuk Aplikasi',
    ]);
    await about.getByRole('link', { name: 'Baca semuanya', exact: true }).click();
    await arrivedAt(page, '/blog?q=Sari+Wulandari');
    await shown(page.getByText('2 artikel untuk “Sari Wulandari”', { exact: true }));
    await page.goBack();
    await part(page, 'Baca juga').getByRole('link', { name: 'Dua', exact: true }).click();
    await shown(heading(page, 'Dua'));
    const join = part(page, 'Ikut menulis dan berdiskusi').getByRole('link');
    expect(await join.allInnerTexts()).toEqual(['Daftar jadi anggota', 'Manfaat dan iuran']);
    await join.first().click();
    await arrivedAt(page, '/register');
  });

  test('is absent when there is no article', async ({ visit }) => {
    const page = await visit('/blog/blog-details/99', { refusals: ['GET /blog/blog-details/99 404'] });
    await hydrated(page);
    await shown(page.getByText('Artikel tidak ditemukan.', { exact: true }));
    await hidden(part(page, 'Bagikan artikel ini'));
  });
});
