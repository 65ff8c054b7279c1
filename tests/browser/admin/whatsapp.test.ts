/** @module-tag full */
import { expect } from 'vitest';
import { button, heading } from '../../support/actions/steps.ts';
import { auditEntriesOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

const ending = (name: string, days: number) =>
  makeMember({
    status: 'active',
    record: { name, validUntil: inDays(days), phoneNumber: '+6281234567890' },
  });

test('a member allows a purpose and withdraws it', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile/privacy', { as: member });
  await button(page, 'Izinkan: Masa berlaku keanggotaan').click();
  await shown(page.getByText('Diizinkan sejak', { exact: false }));
  await button(page, 'Tarik izin: Masa berlaku keanggotaan').click();
  await shown(page.getByText('Izin pesan WhatsApp ditarik.', { exact: true }));
  expect(await storedDocument('users', member.id)).toMatchObject({ whatsappFor: [] });
});

test('an admin records a consent, and works through the queue, also after a reload', async ({ visit }) => {
  const [admin, ani, budi] = [
    await makeAdmin(),
    await ending('Ani Lestari', 3),
    await ending('Budi Utomo', 9),
  ];
  await as(budi).ok('chooseWhatsappConsent', { purpose: 'expiry', wanted: true });
  const page = await visit(`/admin/manage-user/${ani.id}`, { as: admin });
  await shown(page.getByText('Belum ada izin pesan WhatsApp.'));
  await page.getByText('Catat keputusan anggota', { exact: true }).click();
  await page.getByLabel('Keperluan', { exact: true }).selectOption('expiry');
  await page.getByLabel('Keputusan', { exact: true }).selectOption('give');
  await page.getByLabel('Sumber', { exact: true }).fill('Formulir kertas');
  await button(page, 'Simpan keputusan').click();
  await shown(page.getByText('sumber: Formulir kertas', { exact: false }));

  await page.goto('/admin/manage-user');
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await arrivedAt(page, '/admin/whatsapp');
  await shown(heading(page, 'Pesan WhatsApp'), page.getByRole('heading', { name: 'Untuk Ani Lestari' }));
  await shown(page.getByText('2 menunggu, 0 selesai.', { exact: true }));
  const link = page.getByRole('link', { name: 'Buka WhatsApp' });
  expect(await link.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/6281234567890\?text=Yth\.%20Ani%20Lestari/,
  );
  await button(page, 'Terkirim').click();
  await shown(page.getByRole('heading', { name: 'Untuk Budi Utomo' }));
  await page.reload();
  await shown(
    page.getByRole('heading', { name: 'Untuk Budi Utomo' }),
    page.getByText('1 menunggu, 1 selesai.'),
  );
  await button(page, 'Lewati').click();
  await shown(page.getByText('Tidak ada pesan yang menunggu.', { exact: false }));
  await eventually(async () => (await auditEntriesOf('whatsapp.send')).length).toBe(1);
  await page.getByRole('link', { name: 'Perubahan acara yang diikuti' }).click();
  await arrivedAt(page, '/admin/whatsapp?purpose=event');
  await shown(page.getByLabel('Acara', { exact: true }));
});
