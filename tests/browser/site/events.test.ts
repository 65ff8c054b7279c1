import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const builtIn = [
  'Lokakarya Process Mining: Dari Log Kejadian ke Perbaikan Layanan',
  'Seminar Nasional Sistem Informasi untuk Negara Kepulauan',
  'Lomba Rancang Sistem Informasi Mahasiswa: Layanan untuk Pesisir',
];

const cut = (title: string | undefined, at: number) => `${title?.slice(0, at).trimEnd()}...`;
const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The visible text of a card, without text for screen readers. */
const titles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) => all.map((one) => (one.querySelector('[aria-hidden=true]') ?? one).textContent));

/** An event of two hours. */
const makeEventAt = (start: string, title: string) => {
  const startDate = new Date(start);
  return makeEvent({ title, startDate, endDate: new Date(startDate.getTime() + 7_200_000) });
};

/** The sections of the list with their entries. */
const parts = (page: Page) =>
  page
    .getByRole('main')
    .locator('section:has(article)')
    .evaluateAll((all) =>
      all.map((part) => [
        part.querySelector('h2')?.textContent,
        [...part.querySelectorAll('article h3')].map(
          (one) => (one.querySelector('[aria-hidden=true]') ?? one).textContent,
        ),
      ]),
    );

describe('events', () => {
  test('are divided into upcoming, nearest first, and past, latest first; long titles are truncated at 40', async ({
    visit,
  }) => {
    const { id } = await makeEventAt('2027-01-06T02:00:00Z', 'Besok');
    await makeEventAt('2026-01-05T02:00:00Z', 'Tahun lalu');
    await makeEventAt('2027-01-04T02:00:00Z', 'Kemarin');
    await makeEventAt('2029-01-05T02:00:00Z', 'Jauh nanti');
    const page = await visit('/event', {
      width: 360,
      prepare: async (context) => {
        await context.addInitScript(() => {
          const now = Date.now.bind(Date);
          const ahead = Date.parse('2027-01-05T05:00:00Z') - now();
          Date.now = () => now() + ahead;
        });
      },
    });
    await eventually(() => parts(page)).toEqual([
      ['Acara mendatang', ['Besok', cut(builtIn[1], 40), cut(builtIn[2], 40), 'Jauh nanti']],
      ['Acara yang telah lewat', ['Kemarin', cut(builtIn[0], 40), 'Tahun lalu']],
    ]);
    await page
      .getByRole('main')
      .getByRole('link', { name: String(builtIn[1]), exact: true })
      .first()
      .click();
    await arrivedAt(page, '/event/event-details/2');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Besok', exact: true }).first().click();
    await arrivedAt(page, `/event/event-details/${id}`);
    await shown(heading(page, 'Besok'), page.getByText('Lokakarya dua hari.', { exact: true }));
    await eventually(() => page.title()).toBe('Besok | SISINDO');
  });

  test('in the sidebar have titles truncated at 30, and categories have counts', { tags: ['full'] }, async ({
    visit,
  }) => {
    const { id } = await makeEvent({
      title: 'Temu Anggota Wilayah Timur Indonesia',
      startDate: new Date('2027-03-01T02:00:00Z'),
      category: 'festival',
    });
    const page = await visit('/event', { width: 360 });
    const recent = side(page, 'RECENT EVENT').getByRole('link');
    const categories = side(page, 'CATEGORIES').getByRole('link');
    await hydrated(page);
    await eventually(() => recent.locator('[aria-hidden=true]').allInnerTexts()).toEqual([
      'Lomba Rancang Sistem Informasi...',
      'Temu Anggota Wilayah Timur Ind...',
      'Seminar Nasional Sistem Inform...',
      'Lokakarya Process Mining: Dari...',
    ]);
    const texts = (await categories.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(texts).toEqual(['Workshop (1)', 'Seminar (1)', 'Festival (1)', 'Competition (1)']);
    expect(await recent.nth(1).getAttribute('href')).toBe(`/event/event-details/${id}`);
    await categories.first().click();
    await arrivedAt(page, '/event?category=workshop');
    await eventually(() => titles(page)).toEqual([cut(builtIn[0], 40)]);
    await shown(page.getByText(/^1 acara dalam kategori/));
  });

  test('show date, place, text and ways to take part', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/event/event-details/1', { width: 360 });
    const article = page.getByRole('article');
    await shown(
      heading(page, builtIn[0] ?? ''),
      article.getByText('10–11 Desember 2026', { exact: true }),
      article.getByText('09.00–16.00 WIB', { exact: true }),
      article.getByText('Ruang Belajar SISINDO, Gedung Contoh Lantai 3, Jakarta', { exact: true }),
      article.getByText(/^Dua hari praktik terpandu bagi dosen/),
    );
    const hrefOf = (name: RegExp) => article.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(/^Daftar lokakarya/)).toBe('https://acara.example.org/lokakarya-process-mining');
    expect(await hrefOf(/^Rincian materi dua hari/)).toBe(
      'https://acara.example.org/lokakarya-process-mining/materi',
    );
    const recent = side(page, 'RECENT EVENT').getByRole('link').first().locator('[aria-hidden=true]');
    expect(await recent.innerText()).toBe('Lomba Rancang Sistem Informasi...');
  });

  test('lead to the registration above the text, also on paper', { tags: ['full'] }, async ({ visit }) => {
    const page = await visit('/event/event-details/1');
    const article = page.getByRole('article');
    const register = article.getByRole('link', { name: /^Daftar lokakarya/ });
    await shown(article.getByText('Akan datang', { exact: true }), register);
    const [button, text] = await Promise.all([
      register.boundingBox(),
      article.getByText(/^Dua hari praktik terpandu bagi dosen/).boundingBox(),
    ]);
    expect(button?.y).toBeLessThan(text?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await shown(
      article.getByText('Daftar lokakarya: https://acara.example.org/lokakarya-process-mining', {
        exact: true,
      }),
    );
    await hidden(register);
  });

  test('of the past offer neither calendar nor registration; running ones do', { tags: ['full'] }, async ({
    visit,
  }) => {
    const hour = 3_600_000;
    const link = [{ type: 'registration' as const, name: 'Daftar', url: 'https://acara.example.org/daftar' }];
    const make = (from: number, until: number) =>
      makeEvent({ startDate: new Date(Date.now() + from), endDate: new Date(Date.now() + until), link });
    const [over, running] = [await make(-3 * hour, -hour), await make(-hour, hour)];
    const page = await visit(`/event/event-details/${over.id}`);
    const article = page.getByRole('article');
    await shown(article.getByText('Selesai', { exact: true }), article.getByText('Acara ini sudah selesai.'));
    await hidden(
      article.getByRole('link', { name: 'Tambah ke kalender' }),
      article.getByRole('link', { name: /^Daftar/ }),
    );
    await page.goto(`/event/event-details/${running.id}`);
    await shown(
      article.getByText('Sedang berlangsung', { exact: true }),
      article.getByRole('link', { name: 'Tambah ke kalender' }),
      article.getByRole('link', { name: /^Daftar/ }),
    );
  });

  test('show their days in Jakarta, in the list and on their page', { tags: ['full'] }, async ({ visit }) => {
    const events = [
      ['Pergantian', '2026-12-31T02:00:00Z', '2027-01-01T09:00:00Z', '31 Desember 2026 – 1 Januari 2027'],
      // Already the new year in Jakarta, and nowhere further west.
      ['Malam', '2026-12-31T17:30:00Z', '2026-12-31T19:00:00Z', '1 Januari 2027'],
      ['Akhir bulan', '2026-11-30T02:00:00Z', '2026-12-01T09:00:00Z', '30 November – 1 Desember 2026'],
    ] as const;
    const ids: string[] = [];
    for (const [title, start, end] of events) {
      ids.push((await makeEvent({ title, startDate: new Date(start), endDate: new Date(end) })).id);
    }
    const page = await visit('/event');
    for (const [title, , , days] of events) {
      await shown(page.getByRole('article').filter({ hasText: title }).getByText(days, { exact: true }));
    }
    for (const [index, [, , , days]] of events.entries()) {
      await page.goto(`/event/event-details/${ids[index]}`);
      await shown(page.getByRole('article').getByText(days, { exact: true }));
    }
  });

  test('appear in the calendar by Jakarta month, by day and as a list, with a calendar file each', {
    tags: ['full'],
  }, async ({ visit }) => {
    const { id } = await makeEventAt('2027-01-31T17:30:00Z', 'Malam pergantian');
    const page = await visit('/event', {
      prepare: async (context) => {
        await context.addInitScript(() => {
          const shift = Date.parse('2026-11-30T18:00:00Z') - Date.now();
          const Real = Date;
          class Shifted extends Real {
            constructor(...parts: unknown[]) {
              super(...((parts.length === 0 ? [Real.now() + shift] : parts) as []));
            }
          }
          Object.assign(window, { Date: Shifted });
        });
      },
    });
    const table = (month: string) => page.getByRole('table', { name: `Acara pada ${month}`, exact: true });
    // Already December in Jakarta.
    await shown(table('Desember 2026'));
    expect(await table('Desember 2026').getByRole('columnheader').count()).toBe(7);
    const filled = (month: string) =>
      table(month)
        .getByRole('cell')
        .filter({ has: page.getByRole('link') })
        .evaluateAll((cells) =>
          cells.map((cell) => [cell.firstElementChild?.textContent, cell.querySelector('a')?.title]),
        );
    expect(await filled('Desember 2026')).toEqual([
      ['10', builtIn[0]],
      ['11', builtIn[0]],
    ]);
    await page.getByRole('button', { name: 'Bulan berikutnya' }).click();
    await shown(page.getByText('Tidak ada acara pada Januari 2027.', { exact: true }));
    await page.getByRole('button', { name: 'Acara berikutnya: Februari 2027' }).click();
    await shown(table('Februari 2027'));
    expect(await filled('Februari 2027')).toEqual([
      ['1', 'Malam pergantian'],
      ['18', builtIn[1]],
    ]);
    await page.reload();
    await shown(table('Februari 2027'));
    const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf(/^Tambah ke kalender ?: Malam pergantian$/)).toBe(`/api/events/${id}/acara.ics`);
    expect(await hrefOf(/^Google Calendar ?: Malam pergantian/)).toMatch(
      /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&text=Malam\+pergantian&dates=20270131T173000Z%2F20270131T193000Z&ctz=Asia%2FJakarta&location=Bandung&/,
    );
    await page.getByRole('link', { name: 'Malam pergantian', exact: true }).last().click();
    await arrivedAt(page, `/event/event-details/${id}`);
    const saved = page.getByRole('article').getByRole('link', { name: 'Tambah ke kalender', exact: true });
    expect(await saved.getAttribute('href')).toBe(`/api/events/${id}/acara.ics`);
  });

  test('load the external calendar only on request', { tags: ['full'] }, async ({ visit }) => {
    const asked: string[] = [];
    const page = await visit('/event', {
      prepare: async (context) => {
        // Replaces the external service, which no test may call.
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
    // A calendar that fails to load is still linked.
    await shown(link);
  });
});
