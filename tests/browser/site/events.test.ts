import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { onBoth } from '../../support/act/looks.ts';
import { hydrated } from '../../support/act/public-pages.ts';
import { heading } from '../../support/act/steps.ts';
import { makeEvent } from '../../support/make/content.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const builtIn = [
  'Lokakarya Process Mining: Dari Log Kejadian ke Perbaikan Layanan',
  'Seminar Nasional Sistem Informasi untuk Negara Kepulauan',
  'Lomba Rancang Sistem Informasi Mahasiswa: Layanan untuk Pesisir',
];

const cut = (title: string | undefined, at: number) => `${title?.slice(0, at).trimEnd()}...`;
const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What a card shows, not what it tells a screen reader besides. */
const titles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((one) => (one.querySelector('[aria-hidden=true]') ?? one).textContent));

describe('events', () => {
  test('are listed, long titles cut to 40 characters, the stored ones last', async ({ visit }) => {
    const { id } = await makeEvent({ title: 'Temu anggota' });
    const page = await visit('/event');
    await onBoth(page, () =>
      eventually(() => titles(page)).toEqual([...builtIn.map((title) => cut(title, 40)), 'Temu anggota']),
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: String(builtIn[1]), exact: true })
      .first()
      .click();
    await arrivedAt(page, '/event/event-details/2');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Temu anggota', exact: true }).first().click();
    await arrivedAt(page, `/event/event-details/${id}`);
    await shown(heading(page, 'Temu anggota'), page.getByText('Lokakarya dua hari.', { exact: true }));
    await eventually(() => page.title()).toBe('Temu anggota | SISINDO');
  });

  test('the sidebar lists recent ones with titles cut to 30, and categories with their counts', async ({
    visit,
  }) => {
    const page = await visit('/event');
    const recent = side(page, 'RECENT EVENT').getByRole('link');
    const categories = side(page, 'CATEGORIES').getByRole('link');
    await hydrated(page);
    await onBoth(page, async () => {
      expect(await recent.first().locator('[aria-hidden=true]').innerText()).toBe(cut(builtIn[0], 30));
      const texts = (await categories.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
      expect(texts).toEqual(['Workshop (1)', 'Seminar (1)', 'Festival (0)', 'Competition (1)']);
    });
    expect(await recent.first().getAttribute('href')).toBe('/event/event-details/1');
    await categories.first().click();
    await arrivedAt(page, '/event?category=workshop');
    await eventually(() => titles(page)).toEqual([cut(builtIn[0], 40)]);
    await shown(page.getByText(/^1 acara dalam kategori/));
  });

  test('details tell when and where, what, and the ways to take part', async ({ visit }) => {
    const page = await visit('/event/event-details/1');
    const article = page.getByRole('article');
    await onBoth(page, () =>
      shown(
        heading(page, builtIn[0] ?? ''),
        article.getByText('10–11 Desember 2026', { exact: true }),
        article.getByText('09.00–16.00 WIB', { exact: true }),
        article.getByText('Ruang Belajar SISINDO, Gedung Contoh Lantai 3, Jakarta', { exact: true }),
        article.getByText(/^Dua hari praktik terpandu bagi dosen/),
      ),
    );
    const hrefOf = (name: RegExp) => article.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(/^Daftar lokakarya/)).toBe('https://acara.example.org/lokakarya-process-mining');
    expect(await hrefOf(/^Rincian materi dua hari/)).toBe(
      'https://acara.example.org/lokakarya-process-mining/materi',
    );
    const recent = side(page, 'RECENT EVENT').getByRole('link').nth(1).locator('[aria-hidden=true]');
    expect(await recent.innerText()).toBe(cut(builtIn[1], 30));
  });

  test.for([
    ['2026-12-31T02:00:00Z', '2027-01-01T09:00:00Z', '31 Desember 2026 – 1 Januari 2027'],
    // Already the new year in Jakarta, and in no place west of it.
    ['2026-12-31T17:30:00Z', '2026-12-31T19:00:00Z', '1 Januari 2027'],
    ['2026-11-30T02:00:00Z', '2026-12-01T09:00:00Z', '30 November – 1 Desember 2026'],
  ] as const)('from %s to %s say so as %s', async ([start, end, days], { visit }) => {
    const { id } = await makeEvent({ title: 'Malam', startDate: new Date(start), endDate: new Date(end) });
    const page = await visit(`/event/event-details/${id}`);
    await shown(page.getByRole('article').getByText(days, { exact: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Event', exact: true }).click();
    await shown(page.getByRole('article').filter({ hasText: 'Malam' }).getByText(days, { exact: true }));
  });

  test('the calendar of another service is asked only when a visitor wants it', async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit('/event', {
      prepare: async (context) => {
        // Stands for the other service, which no test may ask.
        await context.route('https://calendar.google.com/**', (route) => {
          asked.push(route.request().url());
          return route.abort();
        });
      },
      refusals: ['foreign: https://calendar.google.com', 'GET /calendar/embed failed'],
    });
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Buka kalender di tab baru' });
    await link.scrollIntoViewIfNeeded();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/calendar\.google\.com\//);
    await shown(page.getByRole('link', { name: 'Berlangganan acara (ICS)' }));
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Tampilkan kalender' }).click();
    await shown(page.locator('iframe[title="Kalender acara"]'));
    await eventually(() => asked.length).toBe(1);
    // What cannot be loaded can still be reached.
    await shown(link);
  });
});
