/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { sendDueLettersWithin } from '../../../functions/src/jobs/send-letters.ts';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { button } from '../../support/actions/steps.ts';
import { auditEntriesOf } from '../../support/assertions/stores.ts';
import { deliveryReport, receiveReport } from '../../support/factories/delivery-reports.ts';
import { letterForm } from '../../support/factories/letters.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { anonymous, as } from '../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../support/suite/smtp.ts';

/** Mails a link for a new password, which returns because the mailbox is missing. */
async function returnMail(server: MailServer, email: string): Promise<void> {
  await anonymous.ok('forgotPassword', { email });
  await sendMails();
  const envelopeId = /<([A-Za-z0-9]{24})@/.exec(server.mails.at(-1)?.messageId ?? '')?.[1] ?? '';
  expect(await receiveReport(deliveryReport({ envelopeId }))).toBe('recorded');
}

const recipients = (server: MailServer) => server.mails.map(({ to }) => to?.[0]?.address);

/** Confirms in the dialog, which refuses an empty reason. */
async function lift(page: Page, reason: string, email: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Kirim lagi ke alamat ini?' });
  await shown(dialog.getByText(email), dialog.getByText(/^Alamat ini menolak email kami\./));
  await dialog.getByRole('button', { name: 'Kirim lagi' }).click();
  await shown(dialog.getByText('Wajib diisi.'));
  expect(await auditEntriesOf('mail.lift')).toEqual([]);
  await dialog.getByLabel('Alasan').fill(reason);
  await dialog.getByRole('button', { name: 'Kirim lagi' }).click();
  await shown(page.getByText(`Email ke ${email} dikirim lagi.`));
  await hidden(dialog);
}

test('an admin lifts the suppression of a member, whom the next letter reaches again', async ({ visit }) => {
  const [admin, server] = [await makeAdmin(), await startMailServer()];
  const siti = await makeMember({ record: { name: 'Siti Aminah' } });
  const budi = await makeMember();
  await returnMail(server, siti.email);
  const { _id: id } = (await as(admin).ok('createLetter', letterForm())).body;
  const page = await visit(`/admin/letters/${id}`, { as: admin });
  await shown(
    page.getByText('1 orang email ke alamatnya tidak sampai'),
    button(page, 'Kirim kepada 1 orang'),
  );

  await page.goto(`/admin/manage-user/${siti.id}`);
  const profile = page.getByRole('region', { name: 'Profil' });
  await shown(profile.getByText(/^Email ditolak sejak \d/));
  await profile.getByRole('button', { name: 'Kirim lagi ke alamat ini' }).click();
  await lift(page, 'Kotak suratnya dibuat lagi.', siti.email);
  await hidden(profile.getByText(/^Email ditolak sejak/));
  await hidden(profile.getByRole('button', { name: 'Kirim lagi ke alamat ini' }));
  expect(await auditEntriesOf('mail.lift')).toMatchObject([
    { actorId: admin.id, targetId: siti.id, details: { reason: 'Kotak suratnya dibuat lagi.' } },
  ]);

  await page.goto(`/admin/letters/${id}`);
  await button(page, 'Kirim kepada 2 orang').click();
  await hidden(page.getByText('1 orang email ke alamatnya tidak sampai'));
  const question = page.getByRole('alertdialog', { name: 'Kirim surat?' });
  await question.getByRole('button', { name: 'Kirim kepada 2 orang' }).click();
  await shown(page.getByText('Menyiapkan daftar penerima'));
  vi.stubEnv('LETTERS_PER_SECOND', '100');
  await sendDueLettersWithin(30_000);
  expect(recipients(server).slice(1).sort()).toEqual([siti.email, budi.email].sort());
});

test('an admin opens a refused address in the list of mails, and sends the dropped mail again', async ({
  visit,
}) => {
  const [admin, server] = [await makeAdmin(), await startMailServer()];
  const { id, email } = await makeMember();
  await returnMail(server, email);
  await anonymous.ok('forgotPassword', { email });
  await sendMails();
  const page = await visit('/admin', { as: admin, refusals: ['PUT /api/mails/suppressions/lift 409'] });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Email' }).click();
  await arrivedAt(page, '/admin/mails');
  const rows = page.locator('tbody').getByRole('row');
  const dropped = rows.filter({ hasText: 'Alamat ini menolak email (5.1.1), jadi tidak dikirim.' });
  const returned = rows.filter({ hasText: 'Ditolak: alamat tidak ada (5.1.1)' });
  await shown(dropped, returned.getByText('Dikembalikan', { exact: true }));
  const open = returned.getByRole('button', { name: `Buka alamat ${email}` });
  await open.click();
  await lift(page, 'Alamatnya dipakai lagi.', email);
  expect(await auditEntriesOf('mail.lift')).toMatchObject([{ actorId: admin.id, targetId: id }]);
  expect(recipients(server)).toEqual([email]);
  await dropped.getByRole('button', { name: `Kirim ulang ke ${email}` }).click();
  const again = page.getByRole('alertdialog', { name: 'Kirim Ulang' });
  await again.getByRole('button', { name: 'Kirim ulang' }).click();
  await shown(page.getByText(`${email}: Email akan dikirim dalam beberapa menit.`));
  await sendMails();
  await eventually(() => recipients(server)).toEqual([email, email]);

  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Kirim lagi ke alamat ini?' });
  await dialog.getByLabel('Alasan').fill('Sekali lagi.');
  await dialog.getByRole('button', { name: 'Kirim lagi' }).click();
  await shown(dialog.getByText('Email ke alamat ini tidak ditahan.'));
});
