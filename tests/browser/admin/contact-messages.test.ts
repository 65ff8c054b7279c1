/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, clickTwice, heading, listShown, rowOf } from '../../support/actions/steps.ts';
import { mailsOf, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
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
import { as } from '../../support/suite/client.ts';

const sender = { name: 'Rahmat Hidayat' };
const fromRahmat = { firstName: 'Rahmat', lastName: 'Hidayat', email: 'rahmat@example.org' };
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Jawaban', exact: true });
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
  await answerField(page).fill('Boleh.');
  await button(page, 'Kirim jawaban').click();
  await shown(
    page.getByText('Jawaban dikirim dalam beberapa menit.', { exact: true }),
    page
      .getByRole('listitem')
      .filter({ hasText: `Jawaban: ${admin.name}` })
      .getByText('Menunggu'),
    page.getByText('Terjawab', { exact: true }),
    inSidebar(page, 'Pesan'),
  );
  await eventually(() => answerField(page).inputValue()).toBe('');
  expect(await mailsOf('message-answer')).toMatchObject([{ to: fromRahmat.email }]);

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
    'message.answer',
    'message.done',
    'message.reopen',
  ]);
  // The sidebar reloads only after a change of its count.
  expect(counted.length).toBeLessThanOrEqual(6);
});

test('an answer that another admin was faster with keeps its text, and is sent after reading', async ({
  visit,
}) => {
  // A message that is unread would be loaded again after it opened, with the answer of the other admin.
  const id = await makeMessage({ ...fromRahmat, isRead: true });
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const page = await visit(`/admin/messages/${id}`, {
    as: admin,
    refusals: ['POST /api/messages/*/answers 409'],
  });
  await answerField(page).fill('Boleh sekali.');
  await as(other).ok('sendMessageAnswer', { id, text: 'Tidak boleh.', seen: 0 });
  await clickTwice(button(page, 'Kirim jawaban'));
  await shown(
    page.getByRole('alert').getByText('Ada isi baru di pesan ini', { exact: false }),
    page.getByText('Tidak boleh.', { exact: true }),
  );
  expect(await answerField(page).inputValue()).toBe('Boleh sekali.');
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByRole('listitem').getByText('Boleh sekali.', { exact: true }));
  expect(await mailsOf('message-answer')).toHaveLength(2);
});

test('an answer that appears while another admin writes counts as unread', async ({ visit }) => {
  const id = await makeMessage({ ...fromRahmat, isRead: true });
  const [admin, other] = [await makeAdmin({ name: 'Sari' }), await makeAdmin()];
  const page = await visit(`/admin/messages/${id}`, {
    as: admin,
    refusals: ['POST /api/messages/*/answers 409'],
  });
  await answerField(page).fill('Boleh sekali.');
  await as(other).ok('sendMessageAnswer', { id, text: 'Tidak boleh.', seen: 0 });
  await page.getByLabel('Penanggung jawab').selectOption('Sari');
  await shown(page.getByText('Tidak boleh.', { exact: true }));
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByRole('alert').getByText('Ada isi baru di pesan ini', { exact: false }));
  expect(await mailsOf('message-answer')).toHaveLength(1);
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByRole('listitem').getByText('Boleh sekali.', { exact: true }));
  expect(await mailsOf('message-answer')).toHaveLength(2);
  await page.getByText('Tulis catatan internal', { exact: true }).click();
  await page.getByLabel('Catatan', { exact: true }).fill('Sudah ditelepon.');
  await button(page, 'Simpan catatan').click();
  await shown(page.getByRole('listitem').getByText('Sudah ditelepon.', { exact: true }));
  await answerField(page).fill('Sampai jumpa.');
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByRole('listitem').getByText('Sampai jumpa.', { exact: true }));
});

test('a message is assigned and filtered, and a note stays inside', async ({ visit }) => {
  const [admin, id] = [await makeAdmin({ name: 'Sari' }), await makeMessage(fromRahmat)];
  await makeMessage();
  const page = await visit(`/admin/messages/${id}`, { as: admin });
  await page.getByLabel('Penanggung jawab').selectOption('Sari');
  await shown(page.getByText('Pesan ditugaskan.', { exact: true }));
  await page.getByText('Tulis catatan internal', { exact: true }).click();
  await page.getByLabel('Catatan', { exact: true }).fill('Sudah ditelepon.');
  await button(page, 'Simpan catatan').click();
  await shown(page.getByRole('listitem').getByText('Sudah ditelepon.', { exact: true }));
  expect(await valuesOf('outbox')).toEqual([]);
  await page.goto('/admin/messages');
  await listShown(page, 'Pesan (2)');
  await page.getByRole('link', { name: 'Tugas saya', exact: true }).click();
  await arrivedAt(page, '/admin/messages?assignee=mine');
  await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
  await shown(rowOf(page, sender).getByText('Sari', { exact: true }));
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

test('a template is written, previewed, and inserted at the cursor of an answer', async ({ visit }) => {
  const [admin, id] = [await makeAdmin(), await makeMessage(fromRahmat)];
  const page = await visit(`/admin/messages/${id}`, { as: admin });
  await page.getByRole('link', { name: 'Kelola templat' }).click();
  await arrivedAt(page, '/admin/messages/templates');
  await shown(page.getByText('Belum ada templat.', { exact: true }));
  await page.getByLabel('Nama', { exact: true }).fill('Syarat');
  await page.getByLabel('Isi', { exact: true }).fill('Baik, {nama}.');
  await shown(page.getByText('Baik, Dewi Lestari.', { exact: true }));
  await button(page, 'Simpan templat').click();
  await shown(page.getByRole('heading', { level: 3, name: 'Syarat' }));
  await button(page, 'Ubah templat Syarat').click();
  await page.getByLabel('Isi', { exact: true }).last().fill('Halo, {nama}!');
  await button(page, 'Simpan perubahan').click();
  await shown(page.getByText('Halo, {nama}!', { exact: true }));
  await page.goto(`/admin/messages/${id}`);
  await answerField(page).fill('Awal akhir');
  await answerField(page).evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(5, 5));
  await page.getByLabel('Sisipkan templat').selectOption('Syarat');
  await eventually(() => answerField(page).inputValue()).toBe('Awal Halo, Rahmat Hidayat!akhir');
  await button(page, 'Kirim jawaban').click();
  await shown(page.getByRole('listitem').getByText('Awal Halo, Rahmat Hidayat!akhir', { exact: true }));
});
