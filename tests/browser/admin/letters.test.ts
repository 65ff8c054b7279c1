/** @module-tag full */
import { expect, vi } from 'vitest';
import { sendDueLettersWithin } from '../../../functions/src/jobs/send-letters.ts';
import { button, field } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { startMailServer } from '../../support/suite/smtp.ts';

test('an admin writes a letter, sees it as a member, confirms the number and follows it', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const siti = await makeMember({ record: { name: 'Siti Aminah' } });
  await makeMember({ hasConsent: false });
  const page = await visit('/admin/letters', { as: admin });
  await page.getByRole('link', { name: 'Tulis surat' }).click();
  await arrivedAt(page, '/admin/letters/new');
  await field(page, 'Status').selectOption({ label: 'Active' });
  await field(page, 'Subjek').fill('Kabar untuk {nma}');
  await field(page, 'Isi').click();
  await page.keyboard.type('Yth. {nama}, rapat kita hari Jumat.');
  await button(page, 'Simpan draf').click();
  await shown(page.getByText('Isian {nma} tidak dikenal.').first());
  await field(page, 'Subjek').fill('Kabar untuk {nama}');
  await button(page, 'Simpan draf').click();
  const preview = page.getByRole('article', { name: 'Pratinjau surat' });
  await shown(preview.getByText('Kabar untuk Siti Aminah', { exact: true }));
  await shown(preview.getByText('Yth. Siti Aminah, rapat kita hari Jumat.'));
  await shown(page.getByText('1 orang tanpa persetujuan, atau akunnya akan dihapus'));
  await button(page, 'Kirim kepada 1 orang').click();
  const dialog = page.getByRole('alertdialog', { name: 'Kirim surat?' });
  await dialog.getByRole('button', { name: 'Kirim kepada 1 orang' }).click();
  await shown(page.getByText('Menyiapkan daftar penerima'));
  await shown(button(page, 'Jeda'));
  const server = await startMailServer();
  vi.stubEnv('LETTERS_PER_SECOND', '100');
  await sendDueLettersWithin(30_000);
  expect(server.mails).toMatchObject([{ to: [{ address: siti.email }] }]);
  await page.reload();
  await shown(page.getByText('Selesai', { exact: true }));
  await page.getByRole('link', { name: '1 penerima: terkirim' }).click();
  await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
  await shown(page.getByRole('link', { name: 'Siti Aminah' }));
});

test('an admin writes to the people of a filtered list, or of a saved filter', async ({ visit }) => {
  const admin = await makeAdmin();
  const filter = { city: 'Bandung', endsWithin: 40 } as const;
  await as(admin).ok('saveFilter', { name: 'Bandung, segera berakhir', filter });
  const page = await visit('/admin/manage-user?city=Surabaya', { as: admin });
  await page.getByRole('link', { name: 'Tulis surat' }).click();
  await arrivedAt(page, '/admin/letters/new?city=Surabaya');
  await eventually(() => field(page, 'Kota').inputValue()).toBe('Surabaya');
  await field(page, 'Subjek').fill('Kopi darat');
  await field(page, 'Isi dari filter tersimpan').selectOption({ label: 'Bandung, segera berakhir' });
  await eventually(() => field(page, 'Kota').inputValue()).toBe('Bandung');
  expect(await field(page, 'Berakhir dalam (hari)').inputValue()).toBe('40');
  expect(await field(page, 'Subjek').inputValue()).toBe('Kopi darat');
  await field(page, 'Isi').click();
  await page.keyboard.type('Yth. {nama}, sampai jumpa.');
  await field(page, 'Jenis').selectOption({ label: 'Kabar asosiasi' });
  await button(page, 'Simpan draf').click();
  await shown(page.getByText('Kopi darat', { exact: true }).first());
  await shown(field(page, 'Kota'));
  expect(await valuesOf('letters')).toMatchObject([{ filter }]);
});

test('a member ends a list of letters in the profile, and receives it again', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile/privacy', { as: member, width: 360 });
  await button(page, 'Berhenti menerima Kabar asosiasi').click();
  await shown(page.getByText('Anda tidak lagi menerima "Kabar asosiasi".'));
  expect(await valuesOf('mailSuppressions')).toMatchObject([{ holds: ['news'] }]);
  await button(page, 'Terima lagi Kabar asosiasi').click();
  await shown(page.getByText('Anda menerima "Kabar asosiasi" lagi.'));
  expect(await valuesOf('mailSuppressions')).toMatchObject([{ holds: [] }]);
});
