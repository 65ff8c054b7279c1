/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rowOf } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { makeGate } from '../../support/suite/interleaving.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Cari' });
const total = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const namesShown = (page: Page) =>
  page
    .locator('tbody')
    .getByRole('row')
    .getByRole('link', { name: /^(?!Edit)/ });
const path = '/admin/manage-user';

async function people(): Promise<{ admin: Person; sari: Person; budi: Person }> {
  const at = (day: number) => new Date(Date.UTC(2025, 0, day));
  const [admin, sari, budi] = await Promise.all([
    makeAdmin({ name: 'Ratna Kinanti', createdAt: at(1) }),
    makeMember({ record: { name: 'Sari Dewi', email: 'sari@kampus.example.org', createdAt: at(3) } }),
    makeMember({ status: 'expired', record: { name: 'Àdi Budiman', createdAt: at(2) } }),
  ]);
  return { admin, sari, budi };
}

test('search, filters and sort order are stored in the URL, and can be cleared', async ({ visit }) => {
  const { admin, sari, budi } = await people();
  const page = await visit(path, { as: admin });
  await shown(total(page, '3 pengguna'), rowOf(page, sari));

  await searchBox(page).fill('adi bud');
  await arrivedAt(page, `${path}?q=adi+bud`);
  await shown(total(page, '1 pengguna'), rowOf(page, budi));
  await hidden(rowOf(page, sari));

  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await arrivedAt(page, `${path}?q=adi+bud&status=active`);
  await shown(
    page.getByText('No user found', { exact: true }),
    page.getByText('Tidak ada pengguna yang cocok dengan pencarian dan filter ini.'),
  );
  await page.getByRole('button', { name: 'Tampilkan semua' }).click();
  await arrivedAt(page, path);
  await shown(rowOf(page, sari), rowOf(page, budi));
  expect(await searchBox(page).inputValue()).toBe('');

  await page.getByLabel('Peran').selectOption('Member');
  await page.getByLabel('Urutkan').selectOption('Nama A–Z');
  await arrivedAt(page, `${path}?role=Member&sort=name`);
  await eventually(() => namesShown(page).allInnerTexts()).toEqual(['Àdi Budiman', 'Sari Dewi']);
  await page.reload();
  await eventually(() => namesShown(page).allInnerTexts()).toEqual(['Àdi Budiman', 'Sari Dewi']);
  await page.getByRole('button', { name: 'Hapus filter Peran: Member' }).click();
  await arrivedAt(page, `${path}?sort=name`);
  await shown(total(page, '3 pengguna'));
  await page.goBack();
  await shown(total(page, '2 pengguna'));
});

test('one press clears search and filters, and keeps the sort order', async ({ visit }) => {
  const { admin, sari, budi } = await people();
  const page = await visit(`${path}?q=adi&status=expired&role=Member&sort=name&page=1`, { as: admin });
  await shown(total(page, '1 pengguna'), rowOf(page, budi));
  await page.getByRole('button', { name: 'Hapus semua filter', exact: true }).click();
  await arrivedAt(page, `${path}?sort=name`);
  await shown(total(page, '3 pengguna'), rowOf(page, sari));
  expect(await searchBox(page).inputValue()).toBe('');
  for (const label of ['Status', 'Peran']) {
    expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe('');
  }
  expect(await page.getByRole('list', { name: 'Filter yang aktif' }).count()).toBe(0);
  await page.goBack();
  await shown(total(page, '1 pengguna'));
  expect(await searchBox(page).inputValue()).toBe('adi');
});

test('Enter searches immediately by keyboard, and Back leaves the search', async ({ visit }) => {
  const { admin, sari, budi } = await people();
  const page = await visit(path, { as: admin });
  await shown(rowOf(page, budi));
  await searchBox(page).focus();
  const sent = requestsOf(page, 'GET /api/users/users');
  await page.keyboard.type('kampus');
  await page.keyboard.press('Enter');
  await arrivedAt(page, `${path}?q=kampus`);
  await shown(total(page, '1 pengguna'), rowOf(page, sari));
  expect(sent).toHaveLength(1);
  expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.goBack();
  await arrivedAt(page, path);
  await shown(rowOf(page, budi));
  expect(await searchBox(page).inputValue()).toBe('');
});

test('the heading Name sorts by keyboard and announces the order', async ({ visit }) => {
  const { admin } = await people();
  const page = await visit(path, { as: admin });
  const head = page.getByRole('columnheader', { name: 'Name' });
  const button = head.getByRole('button', { name: 'Name' });
  await shown(button);
  expect(await head.getAttribute('aria-sort')).toBeNull();
  await button.focus();
  await page.keyboard.press('Enter');
  await eventually(() => head.getAttribute('aria-sort')).toBe('ascending');
  const ascending = ['Àdi Budiman', 'Ratna Kinanti', 'Sari Dewi'];
  await eventually(() => namesShown(page).allInnerTexts()).toEqual(ascending);
  await page.keyboard.press('Enter');
  await eventually(() => head.getAttribute('aria-sort')).toBe('descending');
  await eventually(() => namesShown(page).allInnerTexts()).toEqual(ascending.toReversed());
  await arrivedAt(page, `${path}?sort=-name`);
});

test('a changed search starts with its first page, while the previous rows are dimmed', async ({ visit }) => {
  const [admin] = await Promise.all([makeAdmin({ name: 'Ratna' }), makeMany(12)]);
  const page = await visit(`${path}?page=2`, { as: admin });
  await shown(page.getByText('Halaman 2 dari 2'));
  const gate = makeGate();
  await page.route('**/api/users/users?*', (route) => gate.opened.then(() => route.continue()));
  await searchBox(page).fill('anggota');
  await arrivedAt(page, `${path}?q=anggota`);
  await eventually(() => page.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(await page.locator('tbody').getByRole('row').count()).toBeGreaterThan(0);
  gate.open();
  await shown(page.getByText('Halaman 1 dari 2'), total(page, '12 pengguna'));
  await eventually(() => page.getByRole('table').getAttribute('aria-busy')).toBe('false');
});

test('the filtered list is downloaded as CSV', async ({ visit }) => {
  const { admin } = await people();
  const page = await visit(`${path}?status=active`, { as: admin });
  await shown(total(page, '2 pengguna'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ekspor CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pengguna-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"Nama","Email"/);
  expect(text).toContain('"Sari Dewi"');
  expect(text).not.toContain('Budiman');
  // The final empty line, which marks a complete file, is removed.
  expect(text.endsWith('"\r\n') && !text.endsWith('\r\n\r\n')).toBe(true);
  await shown(page.getByText('Berkas CSV diunduh.'));
  expect(await valuesOf('audit')).toMatchObject([
    { action: 'users.export', actorId: admin.id, details: { status: 'active', count: 2 } },
  ]);
});

test('a failed or truncated export says so and offers a retry', async ({ visit }) => {
  const { admin } = await people();
  const page = await visit(path, { as: admin, refusals: ['GET /api/users/export 500'] });
  await page.route('**/api/users/export*', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' }),
  );
  await page.getByRole('button', { name: 'Ekspor CSV' }).click();
  await shown(page.getByRole('alert').getByText('Gagal mengekspor pengguna'));
  await shown(page.getByRole('button', { name: 'Ekspor CSV' }));
  await page.route('**/api/users/export*', (route) =>
    route.fulfill({
      contentType: 'text/csv',
      headers: { 'X-Total-Rows': '2' },
      body: '"Nama"\r\n"Sari"\r\n',
    }),
  );
  await page.getByRole('button', { name: 'Ekspor CSV' }).click();
  const cutOff = 'Berkasnya terputus sebelum lengkap, jadi tidak disimpan. Coba lagi.';
  await shown(page.getByRole('alert').getByText(cutOff), page.getByRole('button', { name: 'Ekspor CSV' }));
});
