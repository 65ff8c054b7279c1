/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { lifetimeEnd } from 'contract/rules/membership';
import { expect } from 'vitest';
import { press } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import {
  makeMembersForExport,
  newPeople,
  sheetOf,
  usualTitles,
} from '../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { hidden, shown, test } from '../../support/suite/browser.ts';
import { inDays } from '../../support/suite/time.ts';

test('a sheet is checked, a conflict decided, the members imported, and the import undone', async ({
  visit,
}) => {
  const member = await makeMember({
    record: { name: 'Budi Santoso', phoneNumber: '+6281299990000', department: '' },
  });
  const page = await visit('/admin/manage-user', { as: await makeAdmin({ duties: ['people'] }) });
  await page.getByRole('link', { name: 'Impor anggota' }).click();
  const { name, bytes } = sheetOf([
    [...usualTitles, 'Prodi', 'Ukuran Kaos'],
    ...newPeople(3).map((row) => [...row, 'Informatika', 'L']),
    ['', 'Budi S.', 'budi@example.org', '081299990000', '', '', 'Informatika', 'M'],
    ['', 'Salah', 'bukan alamat', '', '', '', '', ''],
  ]);
  await page
    .getByLabel('Berkas anggota')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await press(page, 'Baca berkas');
  await shown(page.getByText('Tidak diimpor: Ukuran Kaos.'));
  expect(await page.getByLabel('Universitas').inputValue()).toBe('institution');
  await press(page, 'Periksa baris');
  await shown(
    page.getByRole('heading', { name: 'Hasil pemeriksaan' }),
    page.getByText('3 anggota akan ditambahkan dan 0 diubah. 1 baris dilewati sampai Anda putuskan.'),
    page.getByText('Mungkin Budi Santoso: Nomor WhatsApp sama'),
  );
  expect(await valuesOf('users')).toHaveLength(2);

  await press(page, 'Putuskan Budi S.');
  const decide = page.getByRole('alertdialog', { name: 'Siapa orang ini?' });
  await decide.getByLabel(/^Orang yang sama: Budi Santoso/).check();
  await decide.getByRole('button', { name: 'Simpan keputusan' }).click();
  await hidden(decide);
  await shown(page.getByText('3 anggota akan ditambahkan dan 1 diubah.'));

  await page.getByRole('link', { name: 'Ditolak (1)' }).click();
  await shown(page.getByRole('table', { name: 'Baris berkas: Ditolak' }));

  await press(page, 'Impor');
  const confirm = page.getByRole('alertdialog', { name: 'Impor Anggota' });
  await confirm.getByRole('button', { name: 'Impor', exact: true }).click();
  await shown(page.getByText('3 anggota ditambahkan, 1 diubah.'));
  expect(await valuesOf('users')).toHaveLength(5);

  await page.getByRole('link', { name: 'Berubah (1)' }).click();
  await page.getByRole('link', { name: 'Budi S.' }).click();
  await shown(page.getByText('Informatika'));
  await page.goBack();

  await press(page, 'Batalkan impor');
  const undo = page.getByRole('alertdialog', { name: 'Batalkan Impor' });
  await undo.getByRole('button', { name: 'Batalkan impor' }).click();
  await shown(page.getByText('3 anggota dihapus lagi, 1 dipulihkan, 0 tetap.'));
  expect((await valuesOf('users')).find(({ email }) => email === member.email)).toMatchObject({
    department: '',
  });
  expect(await valuesOf('users')).toHaveLength(2);
});

test('the XLSX export of all users imports as unchanged in every row', async ({ visit }) => {
  await makeMembersForExport();
  await makeMember({ record: { validUntil: lifetimeEnd } });
  await makeMember({ record: { pausedFrom: inDays(-2), pausedUntil: inDays(2) } });
  const page = await visit('/admin/manage-user', { as: await makeAdmin() });
  const waiting = page.waitForEvent('download');
  await press(page, 'Ekspor XLSX');
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.goto('/admin/manage-user/import');
  await page.getByLabel('Berkas anggota').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await download.path()),
  });
  await press(page, 'Baca berkas');
  await press(page, 'Periksa baris');
  await shown(page.getByRole('link', { name: 'Sama (6)' }), page.getByRole('link', { name: 'Semua (6)' }));
});
