import { expect } from 'vitest';
import { button, choose, clickTwice } from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { codeOf } from '../../support/factories/bills.ts';
import { proof } from '../../support/factories/images.ts';
import { makeMember } from '../../support/factories/people.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  hidden,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { inDays } from '../../support/suite/time.ts';

test('a member with an unverified address sees it on dashboard and profile, and requests a new mail', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember({ isVerified: false });
  const page = await visit('/membership', { as: member });
  const text = `Alamat email ${member.email} belum diverifikasi. Buka tautan di email dari kami.`;
  await shown(page.getByText(text));
  await clickTwice(button(page, 'Kirim ulang'));
  await shown(page.getByText('Email verifikasi dikirim dan tiba dalam beberapa menit.'));
  expect(await valuesOf('outbox')).toMatchObject([{ kind: 'verify-email', to: member.email }]);
  await page.goto('/profile');
  await shown(page.getByText(text), button(page, 'Kirim ulang'));
});

test('consent is shown, withdrawn after a question, and given again by keyboard', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeMember();
  // Older mails name this address.
  const page = await visit('/profile#consent', { as: member });
  await arrivedAt(page, '/profile/privacy#consent');
  const section = page.getByRole('region', { name: 'Persetujuan' });
  await shown(section.getByText(/^Dengan mendaftar, saya menyetujui SISINDO/));
  await section.getByRole('button', { name: 'Tarik persetujuan', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Tarik persetujuan?' });
  await shown(question.getByText(/tidak lagi mengirim pengingat/), question.getByText(member.email));
  await page.keyboard.press('Escape');
  await hidden(question);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Tarik persetujuan', exact: true }).click();
  await hidden(question);
  await shown(
    section.getByText('Persetujuan Anda ditarik. Kami tidak lagi mengirim pengingat.'),
    section.getByText(/^Ditarik pada/),
  );
  const again = section.getByRole('button', { name: 'Setujui lagi', exact: true });
  await eventually(() => again.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await shown(section.getByText('Persetujuan Anda tersimpan.'));
  expect((await storedDocument('users', member.id)).consent).toMatchObject({ withdrawnAt: null });
});

test('a mailed link renews without login', async ({ visit }) => {
  const member = await makeMember({ record: { name: 'Budi Santoso', validUntil: inDays(5) } });
  const code = await codeOf(member);
  const page = await visit(`/renew?code=${code}`);
  await shown(
    page.getByText(/^Halo, BS\. Keanggotaan Anda berlaku sampai/),
    page.getByText('Nomor rekening', { exact: true }),
  );
  await arrivedAt(page, '/renew');
  expect(await page.content()).not.toContain('Budi');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  await button(page, 'Renew').click();
  await shown(page.getByText('Bukti pembayaran wajib diunggah.'));
  await choose(page, 'Bukti pembayaran', await proof('transfer.jpg'));
  const sent = requestsOf(page, 'POST /api/renewals/link/proof');
  await clickTwice(button(page, 'Renew'));
  const alert = page.getByRole('dialog', { name: 'Berhasil' });
  await shown(alert.getByText('Bukti pembayaran diterima. Perpanjangan keanggotaan Anda sedang diperiksa.'));
  await alert.getByRole('button', { name: 'OK' }).click();
  await shown(page.getByText('Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.'));
  expect(sent).toHaveLength(1);
  await hidden(button(page, 'Renew'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await storedDocument('users', member.id)).toMatchObject({ isActive: 'RequestRenew' });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a link that cannot be checked offers a retry', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember({ record: { validUntil: inDays(-5) }, status: 'expired' });
  const refusals = ['POST /api/renewals/link 500'];
  let restore = async () => {};
  const page = await visit('/', { refusals });
  restore = await breakServer(page, 'POST', '/api/renewals/link');
  await page.goto(`/renew?code=${await codeOf(member)}`);
  await shown(button(page, 'Coba lagi'));
  await restore();
  await button(page, 'Coba lagi').click();
  await shown(page.getByText(/Keanggotaan Anda telah berakhir pada/));
});

test('of two tabs one uploads, and the other shows that it was done', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeMember({ record: { validUntil: inDays(5) } });
  const path = `/renew?code=${await codeOf(member)}`;
  const [first, second] = [
    await visit(path),
    await visit(path, { refusals: ['POST /api/renewals/link/proof 409'] }),
  ];
  for (const page of [first, second]) await choose(page, 'Bukti pembayaran', await proof());
  await button(first, 'Renew').click();
  await shown(first.getByRole('dialog', { name: 'Berhasil' }));
  await button(second, 'Renew').click();
  await shown(
    second.getByText('Error submitting form'),
    second.getByText('Perpanjangan Anda sedang diperiksa. Tidak perlu mengunggah bukti lagi.'),
  );
  expect((await valuesOf('payments')).filter(({ kind }) => kind === 'renewal')).toHaveLength(1);
});

test('the consent text is directly above the register button', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/register', { width: 360 });
  const text = page.getByText(/^Dengan mendaftar, saya menyetujui SISINDO menyimpan data dan foto saya/);
  await shown(text, button(page, 'Daftar'));
  const [above, below] = [await text.boundingBox(), await button(page, 'Daftar').boundingBox()];
  const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
});
