import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../functions/src/model/maintenance/send-reminders.ts';
import { heading } from '../../support/actions/steps.ts';
import { changeDocument, documentsOf, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeMail } from '../../support/factories/admin-records.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
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

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Email menurut status' }).getByRole('link', { name, exact: true });

test('a failed mail is found with its reason and sent again by keyboard', async ({ visit }) => {
  const admin = await makeAdmin();
  const failed = { state: 'failed' as const, attempts: 7, lastError: '554 Mailbox unavailable' };
  const id = await makeMail({ ...failed, to: 'sari@example.org' });
  await makeMail({ to: 'budi@example.org' });
  const page = await visit('/admin', { as: admin });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Email' }).click();
  await arrivedAt(page, '/admin/mails');
  await shown(heading(page, 'Email'));
  await eventually(() => rows(page).count()).toBe(2);
  await tab(page, 'Gagal').click();
  await arrivedAt(page, '/admin/mails?state=failed');
  await eventually(() => rows(page).count()).toBe(1);
  await shown(rows(page).getByText(/Menyerah setelah 7 percobaan.*554 Mailbox unavailable/));
  const again = page.getByRole('button', { name: 'Kirim ulang ke sari@example.org' });
  await again.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Kirim Ulang' });
  await shown(dialog.getByText('sari@example.org'));
  await page.keyboard.press('Escape');
  await hidden(dialog);
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Kirim ulang' }).click();
  await shown(page.getByText('sari@example.org: Email akan dikirim dalam beberapa menit.'));
  await shown(page.getByText('Tidak ada email yang gagal', { exact: true }));
  expect(await storedDocument('outbox', id)).toMatchObject({ state: 'waiting', attempts: 0 });
  await tab(page, 'Menunggu').click();
  await eventually(() => rows(page).count()).toBe(1);
  expect(await page.getByRole('button', { name: /Kirim ulang/ }).count()).toBe(0);
});

test('a mail is sent again only after a warning for its state', { tags: ['full'] }, async ({ visit }) => {
  const mails = [
    [
      'sent',
      'Email ini sudah terkirim. Penerima akan mendapatnya untuk kedua kali. Pengiriman tidak dapat dibatalkan.',
    ],
    [
      'unclear',
      'Email ini mungkin sudah sampai. Penerima dapat mendapatnya untuk kedua kali. Pengiriman tidak dapat dibatalkan.',
    ],
    ['failed', 'Email ini dikirim dalam beberapa menit. Pengiriman tidak dapat dibatalkan.'],
  ] as const;
  for (const [state] of mails) await makeMail({ state, to: `${state}@example.org` });
  const before = await documentsOf('outbox');
  const page = await visit('/admin/mails', { as: await makeAdmin() });
  const sent = requestsOf(page, 'PUT /api/mails/*/resend');
  const dialog = page.getByRole('alertdialog', { name: 'Kirim Ulang' });
  for (const [state, warning] of mails) {
    await page.getByRole('button', { name: `Kirim ulang ke ${state}@example.org` }).click();
    await shown(dialog.getByText(warning, { exact: true }));
    await dialog.getByRole('button', { name: 'Batal' }).click();
    await hidden(dialog);
  }
  expect(sent).toEqual([]);
  expect(await documentsOf('outbox')).toEqual(before);
});

test('a failed action is reported in the dialog, which stays open', { tags: ['full'] }, async ({ visit }) => {
  await makeMail({ state: 'unclear', to: 'sari@example.org' });
  const page = await visit('/admin/mails', {
    as: await makeAdmin(),
    refusals: ['PUT /api/mails/*/resend 500'],
  });
  await page.getByRole('button', { name: 'Kirim ulang ke sari@example.org' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Kirim Ulang' });
  await shown(dialog.getByText('mungkin sudah sampai', { exact: false }));
  await breakServer(page, 'PUT', '/api/mails/*/resend');
  await dialog.getByRole('button', { name: 'Kirim ulang' }).click();
  await shown(dialog.getByRole('alert'));
  expect(await valuesOf('audit')).toEqual([]);
});

test('the list shows members without a reminder and the reason, and sends a failed mail again', {
  tags: ['full'],
}, async ({ visit }) => {
  const [failed] = [
    await makeMember({ account: false, record: { name: 'Sari Dewi', validUntil: inDays(5) } }),
  ];
  await sendReminders(defaultJobOptions);
  const { mailId } = (await storedDocument('users', failed.id)).reminded as { mailId: string };
  await changeDocument('outbox', mailId, {
    state: 'failed',
    attempts: 7,
    settledAt: new Date(),
    dueAt: null,
  });
  await makeMember({ account: false, record: { name: 'Budi Santoso', validUntil: inDays(20) } });
  const page = await visit('/admin/mails', { as: await makeAdmin() });
  await page.getByRole('link', { name: 'Pengingat yang belum sampai' }).click();
  await arrivedAt(page, '/admin/mails/reminders');
  await shown(heading(page, 'Pengingat yang belum sampai (2)'));
  await shown(
    rows(page).nth(0).getByText('7 hari sebelumnya', { exact: true }),
    rows(page)
      .nth(0)
      .getByText(/Menyerah setelah 7 percobaan/),
    rows(page)
      .nth(1)
      .getByText(/Belum dibuat\. Pekerjaan harian/),
  );
  await page.getByRole('button', { name: `Kirim ulang ke ${failed.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim ulang' }).click();
  await shown(rows(page).nth(0).getByText('Menunggu', { exact: true }));
  expect(await storedDocument('outbox', mailId)).toMatchObject({ state: 'waiting' });
});
