/** @module-tag full */
import { expect } from 'vitest';
import { isoDate } from '../../../contract/text/dates.ts';
import { button, choose, heading, rowOf } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { photo } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

test('an admin tags a member and writes a note, a task and a document', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin({ name: 'Wati', duties: ['people'] }), makeMember()]);
  await as(admin).ok('changeMemberTags', { id: admin.id, add: ['asesor'] });
  const page = await visit(`/admin/manage-user/${member.id}`, { as: admin, width: 360 });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await atRest(page);

  await section('Tag').getByLabel('Tag baru').fill('Asesor');
  await section('Tag').getByLabel('Tag baru').press('Enter');
  await section('Tag').getByRole('button', { name: 'Hapus tag asesor' }).click();
  await shown(section('Tag').getByText('Belum ada tag.'));

  await section('Catatan').getByLabel('Catatan baru').last().fill('Minta kuitansi lama.');
  await button(page, 'Simpan catatan').click();
  await shown(section('Catatan').getByText('Minta kuitansi lama.', { exact: true }));
  await button(page, 'Ubah catatan: Minta kuitansi lama.').click();
  await section('Catatan').getByRole('textbox', { name: 'Ubah catatan' }).fill('Kuitansi terkirim.');
  await section('Catatan').getByRole('button', { name: 'Simpan', exact: true }).click();
  await shown(section('Catatan').getByText('Kuitansi terkirim.', { exact: true }));

  await section('Tugas').getByRole('textbox', { name: 'Tugas', exact: true }).fill('Telepon');
  await section('Tugas')
    .getByLabel('Tenggat')
    .fill(isoDate(inDays(-2)));
  await section('Tugas').getByLabel('Petugas').selectOption('Wati');
  await button(page, 'Tambah tugas').click();
  await shown(section('Tugas').getByText('Terlambat 2 hari'));

  await section('Dokumen').getByLabel('Jenis dokumen').selectOption('KTP');
  await choose(page, 'Berkas: foto atau PDF', await photo('ktp.jpg'));
  await button(page, 'Unggah dokumen').click();
  const download = page.waitForEvent('download');
  await button(page, 'Unduh KTP').click();
  expect((await download).suggestedFilename()).toMatch(/^ktp-\w+\.(jpg|webp)$/);
  await button(page, 'Hapus dokumen: KTP').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await eventually(() => valuesOf('memberDocuments')).toEqual([]);

  await page.goto(new URL('/admin', page.url()).href);
  await shown(page.getByText('Tugas Anda yang jatuh tempo'));
  await page.getByRole('main').getByRole('link', { name: 'Tugas', exact: true }).click();
  await arrivedAt(page, '/admin/tasks');
  await shown(heading(page, 'Tugas'), page.getByRole('link', { name: member.name }));
  await button(page, 'Selesai Telepon').click();
  await shown(page.getByText('Tidak ada tugas', { exact: true }));
  expect(await valuesOf('memberTasks')).toMatchObject([{ isOpen: false, doneBy: admin.id }]);
});

test('a tag is given to all selected people, and removed from them', async ({ visit }) => {
  const [admin, rina, sari] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
  const page = await visit('/admin/manage-user', { as: admin });
  const tagsOf = async (id: string) => (await storedDocument('users', id)).tags;
  for (const [label, expected] of [
    ['Beri tag', ['Panitia 2026']],
    ['Hapus tag', []],
  ] as const) {
    for (const person of [rina, sari]) await rowOf(page, person).getByRole('checkbox').check();
    await button(page, label).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Tag').fill('Panitia 2026');
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await shown(dialog.getByText('2 dari 2 berhasil'));
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await hidden(dialog);
    for (const { id } of [rina, sari]) await eventually(() => tagsOf(id)).toEqual(expected);
  }
});
