import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { documentBytes, makeJournal } from '../../support/factories/content.ts';
import { arrivedAt, breakServer, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More', exact: true });

async function makeJournals(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    made.unshift(`Terbitan ${index}`);
    await makeJournal({ title: `Terbitan ${index}` });
  }
  return made;
}

describe('journals', () => {
  test('are seven at first, newest at the top, and more with Load More', { tags: ['full'] }, async ({
    visit,
  }) => {
    const newestFirst = await makeJournals(15);
    const page = await visit('/journal');
    await shown(heading(page, 'Journal'));
    await eventually(() => titles(page)).toEqual(newestFirst.slice(0, 7));
    await loadMore(page).click();
    await eventually(() => titles(page)).toEqual(newestFirst.slice(0, 13));
    await loadMore(page).click();
    await eventually(() => titles(page)).toEqual(newestFirst);
    await hidden(loadMore(page));
  });

  test('are downloaded as uploaded', { tags: ['full'] }, async ({ visit }) => {
    await makeJournals(1);
    const page = await visit('/journal');
    const link = page.getByRole('link', { name: 'Download Terbitan 1', exact: true });
    const answer = await fetch(new URL(String(await link.getAttribute('href')), suite.baseUrl));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(documentBytes)).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('a journal has a page, which its card opens', async ({ visit }) => {
  const { id } = await makeJournal({
    title: 'Tata kelola data',
    authors: ['Ratih Wulansari', 'Bagas Prayitno'],
    volume: '3',
    year: 2026,
    abstract: 'Ringkasan penelitian.',
    doi: '10.1234/abc',
  });
  const page = await visit('/journal', { width: 360 });
  await page.getByRole('link', { name: 'Tata kelola data', exact: true }).click();
  await arrivedAt(page, `/journal/${id}`);
  await shown(
    heading(page, 'Tata kelola data'),
    page.getByText('Vol. 3, 2026', { exact: true }),
    page.getByText('Ringkasan penelitian.', { exact: true }),
    page.getByRole('link', { name: 'Download Tata kelola data', exact: true }),
  );
  expect(await page.getByRole('article').getByRole('listitem').allInnerTexts()).toEqual([
    'Ratih Wulansari',
    'Bagas Prayitno',
  ]);
  const doi = page.getByRole('link', { name: /^https:\/\/doi\.org\/10\.1234\/abc/ });
  expect(await doi.getAttribute('href')).toBe('https://doi.org/10.1234/abc');
  await eventually(() => page.title()).toBe('Tata kelola data | SISINDO');
  await page.getByRole('link', { name: 'Semua jurnal', exact: true }).click();
  await arrivedAt(page, '/journal');
});

test('without a journal the page says so', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/journal');
  await shown(page.getByText('Belum ada terbitan. Terbitan yang diunggah pengurus akan tampil di sini.'));
});

test('a journal list that fails to load offers a retry', { tags: ['full'] }, async ({ visit }) => {
  await makeJournals(1);
  const page = await visit('/about', { refusals: ['GET /api/journals 500'] });
  const restore = await breakServer(page, 'GET', '/api/journals');
  await page.goto('/journal');
  const failure = page.getByRole('alert').filter({ hasText: 'Daftar jurnal tidak dapat dimuat.' });
  await shown(failure.getByText('Terjadi gangguan pada server.', { exact: false }));
  await restore();
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await eventually(() => titles(page)).toEqual(['Terbitan 1']);
});
