import { toDateTimeInput } from 'contract/text/dates';
import { expect } from 'vitest';
import { button } from '../../support/actions/steps.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';
import { inDays } from '../../support/suite/time.ts';

test('an announcement is written, changed, read by a member, and stays dismissed', async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const page = await visit('/admin/manage-content', { as: admin });
  await page.getByRole('link', { name: 'Pengumuman', exact: true }).click();
  await arrivedAt(page, '/admin/announcements');
  await page.getByLabel('Judul', { exact: true }).fill('Rapat anggota');
  await page.getByLabel('Tautan', { exact: false }).fill('/event');
  await page.getByLabel('Mulai (WIB)').fill(toDateTimeInput(inDays(-1)));
  await page.getByLabel('Selesai (WIB)').fill(toDateTimeInput(inDays(-2)));
  await button(page, 'Simpan pengumuman').click();
  await shown(page.getByText('Waktu selesai harus sesudah waktu mulai.').first());
  await page.getByLabel('Selesai (WIB)').fill(toDateTimeInput(inDays(2)));
  await button(page, 'Simpan pengumuman').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Rapat anggota' });
  await shown(entry.getByText('Tampil', { exact: true }));
  await button(page, 'Ubah pengumuman Rapat anggota').click();
  await entry.getByLabel('Isi', { exact: false }).fill('Sabtu pagi.');
  await button(page, 'Simpan perubahan').click();
  await shown(entry.getByText('Sabtu pagi.', { exact: true }));

  const own = await visit('/membership', { as: member });
  await shown(own.getByRole('heading', { name: 'Rapat anggota' }), own.getByText('Sabtu pagi.'));
  expect(await own.getByRole('link', { name: 'Selengkapnya' }).first().getAttribute('href')).toBe('/event');
  await button(own, 'Tutup pengumuman Rapat anggota').click();
  await hidden(own.getByRole('heading', { name: 'Rapat anggota' }));
  await own.reload();
  await shown(own.getByRole('heading', { name: 'Keanggotaan saya' }), own.getByText('Riwayat pembayaran'));
  await hidden(own.getByRole('heading', { name: 'Rapat anggota' }));
});
