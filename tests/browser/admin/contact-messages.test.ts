import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, clickTwice, heading, listShown, rowOf } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  hidden,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';

const sender = { name: 'Rahmat Hidayat' };
const fromRahmat = { firstName: 'Rahmat', lastName: 'Hidayat', email: 'rahmat@example.org' };
const inSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });

test('a message is found, read, answered by mail and marked as done', async ({ visit }) => {
  const [admin, id] = [
    await makeAdmin(),
    await makeMessage({ ...fromRahmat, message: 'Baris satu & dua.\nTerima kasih?' }),
  ];
  const page = await visit('/admin', { as: admin });
  const counted = requestsOf(page, 'GET /api/messages/totals');
  await inSidebar(page, 'Pesan 1 menunggu').click();
  await listShown(page, 'Pesan (1)');
  await shown(rowOf(page, sender).getByText('Belum dibaca', { exact: true }));
  await page.getByRole('link', { name: `Baca pesan dari ${sender.name}` }).click();
  await arrivedAt(page, `/admin/messages/${id}`);
  await shown(
    heading(page, 'Isi pesan'),
    page.getByRole('heading', { level: 2, name: sender.name }),
    page.getByText('rahmat@example.org', { exact: true }),
    page.getByText('Terima kasih?', { exact: false }),
  );
  await eventually(async () => (await storedDocument('messages', id)).isRead).toBe(true);
  const href = await page.getByRole('link', { name: 'Balas lewat email' }).getAttribute('href');
  expect(href).toMatch(/^mailto:rahmat@example\.org\?subject=Balasan%20dari%20SISINDO/);
  expect(href).toContain(encodeURIComponent('> Baris satu & dua.\r\n> Terima kasih?'));

  await button(page, 'Tandai selesai').click();
  await shown(page.getByText(`${sender.name}: Pesan ditandai selesai.`), button(page, 'Buka lagi'));
  await shown(inSidebar(page, 'Pesan'));
  expect(await storedDocument('messages', id)).toMatchObject({ state: 'done' });
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await shown(page.getByText('Tidak ada pesan yang menunggu', { exact: true }));

  await page.getByRole('link', { name: 'Selesai', exact: true }).click();
  await arrivedAt(page, '/admin/messages?state=done');
  await shown(rowOf(page, sender).getByText('Selesai', { exact: true }));
  expect(await rowOf(page, sender).getByText('Belum dibaca').count()).toBe(0);
  await page.getByRole('link', { name: `Baca pesan dari ${sender.name}` }).click();
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await arrivedAt(page, '/admin/messages?state=done');
  await button(page, `Buka lagi pesan dari ${sender.name}`).click();
  await shown(
    page.getByText('Belum ada pesan yang selesai', { exact: true }),
    inSidebar(page, 'Pesan 1 menunggu'),
  );
  expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
    'message.done',
    'message.reopen',
  ]);
  // The sidebar reloads only after a change of its count.
  expect(counted.length).toBeLessThanOrEqual(5);
});

test('a double press in the list sends one request, and the focus moves to the next message', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  await makeMessage({ firstName: 'Satu', lastName: '' });
  await makeMessage({ firstName: 'Dua', lastName: '' });
  const page = await visit('/admin/messages', { as: admin });
  await listShown(page, 'Pesan (2)');
  const sent = requestsOf(page, 'PUT /api/messages/*');
  await button(page, 'Tandai selesai pesan dari Dua').focus();
  await clickTwice(button(page, 'Tandai selesai pesan dari Dua'));
  await listShown(page, 'Pesan (1)');
  await hidden(rowOf(page, { name: 'Dua' }));
  expect(sent).toHaveLength(1);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Baca');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shown(page.getByText('Tidak ada pesan yang menunggu', { exact: true }));
});

test('a failed load or save of messages says so', async ({ visit }) => {
  const [admin, id] = [await makeAdmin(), await makeMessage({ ...fromRahmat, isRead: true })];
  const page = await visit('/admin/messages', {
    as: admin,
    refusals: ['PUT /api/messages/* 500', 'GET /api/messages/* 404'],
  });
  const restore = await breakServer(page, 'PUT', '/api/messages/*');
  await button(page, `Tandai selesai pesan dari ${sender.name}`).click();
  await shown(page.getByRole('alert').getByText('Gagal menyimpan status pesan.', { exact: true }));
  await page.getByRole('link', { name: `Baca pesan dari ${sender.name}` }).click();
  await button(page, 'Tandai selesai').click();
  await shown(page.getByRole('alert').getByText('Gagal menyimpan status pesan.', { exact: true }));
  expect((await storedDocument('messages', id)).state).toBe('open');
  await restore();
  await button(page, 'Tandai selesai').click();
  await shown(button(page, 'Buka lagi'));
  await page.goto('/admin/messages/unknownRecordId');
  await shown(page.getByRole('alert').getByText('Gagal mengambil pesan', { exact: true }));
});

test('the message pages keep their filter', async ({ visit }) => {
  const admin = await makeAdmin();
  for (let made = 0; made < 11; made += 1) await makeMessage({ state: 'done' });
  const page = await visit('/admin/messages?state=done', { as: admin });
  await shown(heading(page, 'Pesan (0)'), page.getByText('Halaman 1 dari 2', { exact: true }));
  await page.getByRole('button', { name: /^Next/ }).click();
  await arrivedAt(page, '/admin/messages?state=done&page=2');
  await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
  await page.getByRole('link', { name: 'Semua', exact: true }).click();
  await arrivedAt(page, '/admin/messages?state=all');
  await shown(page.getByText('Halaman 1 dari 2', { exact: true }));
});
