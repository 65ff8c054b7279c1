import { expect } from 'vitest';
import { button, heading } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { shown, test } from '../../support/suite/browser.ts';

test('an admin defines a field, and the member fills it', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin/member-fields', { as: admin });
  await shown(heading(page, 'Isian Tambahan'));
  await page.getByRole('button', { name: /^Tambah/ }).click();
  await page.getByLabel('Nama isian').fill('Ukuran kaus');
  await page.getByLabel('Jenis', { exact: true }).selectOption('Pilihan');
  await page.getByLabel('Pilihan', { exact: true }).fill('S\nM');
  await page.getByLabel('Dilihat oleh').selectOption('Pengurus dan anggota');
  await page.getByLabel('Diisi oleh').selectOption('Pengurus dan anggota');
  await button(page, 'Simpan').click();
  await shown(page.getByText('Isian disimpan.'));

  const own = await visit('/profile', { as: member, width: 360 });
  const section = own.getByRole('region', { name: 'Isian tambahan' });
  await section.getByLabel('Ukuran kaus').selectOption('M');
  await section.getByRole('button', { name: 'Simpan isian' }).click();
  await shown(section.getByText('Isian disimpan.'));
  const { ownFields } = await storedDocument('users', member.id);
  expect(Object.values(ownFields as object)).toEqual(['M']);
});
