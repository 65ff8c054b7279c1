/** @module-tag full */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { heading } from '../../support/actions/steps.ts';
import { auditEntriesOf, storedDocument } from '../../support/assertions/stores.ts';
import { photo, png } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../support/factories/people.ts';
import { arrivedAt, atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

/** Scrolls again when parts above arrive late and move the section away before it starts to load. */
const scrollUntilShown = (section: Locator, content: Locator) =>
  eventually(async () => {
    await section.scrollIntoViewIfNeeded();
    return content.isVisible();
  }).toBe(true);

test('the page of a member shows facts, payments and history, and opens each proof', async ({ visit }) => {
  const admin = await makeAdmin({ name: 'Ratna Kinanti' });
  const member = await register({ name: 'Rina Wulandari', profilePhoto: await photo() });
  await as(admin).ok('approveRegistration', { id: member.id });
  const paymentProof = { name: 'bukti.png', bytes: await png(90, 50), type: 'image/png' };
  await as(member).ok('requestRenewal', { id: member.id, paymentProof });
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Bukti buram.' });
  const { memberNumber } = await storedDocument('users', member.id);

  const page = await visit('/admin/manage-user?q=rina', { as: admin });
  await page.getByRole('link', { name: member.name, exact: true }).click();
  await arrivedAt(page, `/admin/manage-user/${member.id}`);
  const profile = page.getByRole('region', { name: 'Profil' });
  await shown(
    heading(page, 'Anggota'),
    profile.getByText(String(memberNumber), { exact: true }),
    profile.getByText('Renew Member Rejected', { exact: true }),
    profile.getByText('Bukti buram.'),
    profile.getByRole('img', { name: `Foto ${member.name}` }),
  );
  const payments = page.getByRole('region', { name: 'Pembayaran' }).getByRole('listitem');
  await eventually(() => payments.count()).toBe(2);
  await shown(
    payments.nth(0).getByText('Perpanjangan', { exact: true }),
    payments.nth(0).getByText(/^Ditolak .* oleh Ratna Kinanti$/),
    payments.nth(0).getByText('Bukti buram.'),
    payments.nth(1).getByText('Pendaftaran', { exact: true }),
    payments.nth(1).getByText('Rp\u00a0150.000'),
  );
  const timeline = page.getByRole('region', { name: 'Riwayat' });
  const history = timeline.getByRole('listitem');
  await scrollUntilShown(timeline, history.getByText(/^Pembayaran perpanjangan Rp.*, ditolak$/));
  await shown(
    history.getByText(/^Email: Perpanjangan Anda belum dapat disetujui/),
    profile.getByText(/^Anggota sejak \d{4}, 1 tahun keanggotaan/),
  );
  await timeline.getByLabel('Tampilkan').selectOption('Audit');
  await eventually(() => history.count()).toBe(4);
  expect(await history.allInnerTexts()).toEqual([
    expect.stringContaining('Ratna Kinanti: Menolak perpanjangan'),
    expect.stringContaining('Rina Wulandari: Mengajukan perpanjangan'),
    expect.stringContaining('Ratna Kinanti: Menyetujui pendaftaran'),
    expect.stringContaining('Rina Wulandari: Mengajukan pendaftaran'),
  ]);

  const widths: number[] = [];
  for (const index of [0, 1]) {
    const eye = payments.nth(index).getByRole('button', { name: /^Lihat bukti/ });
    await eye.focus();
    await page.keyboard.press('Enter');
    const image = page.getByRole('dialog').getByRole('img');
    await shown(image);
    await eventually(() =>
      image.evaluate((element) => (element as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    widths.push(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth));
    await page.keyboard.press('Escape');
    await hidden(page.getByRole('dialog'));
    await eventually(() => eye.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(widths[0]).not.toBe(widths[1]);
  expect(await auditEntriesOf('payment.view')).toHaveLength(2);

  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await arrivedAt(page, '/admin/manage-user?q=rina');
});

test('a member without payments or photo, and an unknown id, have their own texts', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit(`/admin/manage-user/${admin.id}`, {
    as: admin,
    refusals: ['GET /api/users/user/* 404'],
  });
  await shown(page.getByText('Belum ada pembayaran.'));
  await scrollUntilShown(page.getByRole('region', { name: 'Riwayat' }), page.getByText('Belum ada catatan.'));
  await page.goto('/admin/manage-user/nobody');
  await shown(page.getByRole('alert').getByText('Gagal mengambil data pengguna', { exact: true }));
  await page.goto(`/admin/manage-user/${member.id}`);
  await atRest(page);
  await page.getByRole('button', { name: 'Akhiri semua sesi', exact: true }).click();
  await shown(page.getByText('Tidak ada sesi yang sedang berjalan.'));
  expect(await storedDocument('sessions', member.id)).toMatchObject({ live: [] });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await arrivedAt(page, `/admin/manage-user/edit/${member.id}`);
});

test('an admin without all duties sees neither form nor sessions of another admin', async ({ visit }) => {
  const [admin, secretary] = [
    await makeAdmin({ name: 'Ratna Kinanti' }),
    await makeAdmin({ duties: ['people'] }),
  ];
  const page = await visit(`/admin/manage-user/${admin.id}`, { as: secretary });
  await shown(page.getByRole('region', { name: 'Profil' }).getByText('Ratna Kinanti').first());
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Sesi' }).count()).toBe(0);
  await page.goto(new URL(`/admin/manage-user/edit/${admin.id}`, page.url()).href);
  await shown(page.getByText('Tindakan ini untuk admin yang memegang semua tugas.', { exact: true }));
  expect(await page.getByRole('form', { name: 'Edit User' }).count()).toBe(0);
});

test('buttons and keys lead through the list that the admin came from, also after a reload', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  for (const name of ['Ani', 'Budi', 'Cici']) await makeMember({ record: { name } });
  const page = await visit('/admin/manage-user?role=Member&sort=name', { as: admin });
  await page.getByRole('link', { name: 'Ani', exact: true }).click();
  const list = page.getByRole('navigation', { name: 'Anggota di daftar' });
  await shown(list.getByText('1 dari 3'));
  expect(await list.getByRole('link', { name: /^Sebelumnya/ }).count()).toBe(0);
  await list.getByRole('link', { name: 'Berikutnya: Budi' }).click();
  await shown(list.getByText('2 dari 3'));
  await page.reload();
  await shown(list.getByText('2 dari 3'));
  await page.keyboard.press('j');
  await shown(list.getByText('3 dari 3'), page.getByRole('main').getByText('Cici').first());
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await shown(list.getByText('2 dari 3'));
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await arrivedAt(page, '/admin/manage-user?role=Member&sort=name');
});
