import { toDateTimeInput } from 'contract/text/dates';
import { expect } from 'vitest';
import { onBothWidths } from '../../support/actions/page-state.ts';
import { button } from '../../support/actions/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
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
  await entry.getByLabel(/^Isi \(opsional/).fill('Sabtu pagi.');
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

test('an announcement with English texts is on the English home page and the English dashboard', {
  tags: ['full'],
}, async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const page = await visit('/admin/announcements', { as: admin });
  await page.getByLabel('Judul', { exact: true }).fill('Rapat anggota');
  await page.getByLabel('Mulai (WIB)').fill(toDateTimeInput(inDays(-1)));
  await page.getByLabel('Selesai (WIB)').fill(toDateTimeInput(inDays(2)));
  await page.getByLabel('Isi (Inggris)').fill('Saturday morning.');
  await button(page, 'Simpan pengumuman').click();
  await shown(
    page.getByRole('textbox', { name: 'Judul (Inggris)' }).and(page.locator('[aria-invalid=true]')),
  );
  await page.getByLabel('Judul (Inggris)').fill('Members’ meeting');
  await button(page, 'Simpan pengumuman').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Rapat anggota' });
  await shown(entry.getByText('Members’ meeting', { exact: true }));
  await onBothWidths(page, async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  const visitor = await visit('/en', { width: 360 });
  await visitor.getByRole('heading', { name: 'Latest news' }).scrollIntoViewIfNeeded();
  await shown(visitor.getByText('Members’ meeting: Saturday morning.'));
  const own = await visit('/en/membership', { as: member });
  await shown(own.getByRole('heading', { name: 'Members’ meeting' }), own.getByText('Saturday morning.'));
  await hidden(own.getByText('Rapat anggota'));

  await button(page, 'Ubah pengumuman Rapat anggota').click();
  await entry.getByLabel('Judul (Inggris)').fill('');
  await entry.getByLabel('Isi (Inggris)').fill('');
  await button(page, 'Simpan perubahan').click();
  await shown(entry.getByText('Tidak tampil di situs bahasa Inggris', { exact: true }));
  await own.reload();
  await shown(own.getByRole('heading', { level: 1 }));
  await hidden(own.getByRole('heading', { name: 'Members’ meeting' }));
});
