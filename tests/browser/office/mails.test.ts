import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { sendReminders } from '../../../functions/src/model/upkeep/reminders.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import { heading } from '../../support/act/steps.ts';
import { expectGoodScreen } from '../../support/check/screen-checks.ts';
import { changeDocument, storedDocument, valuesOf } from '../../support/check/stores.ts';
import { makeMail } from '../../support/make/office.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { arrivedAt, breakServer, eventually, gone, shown, test } from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { inDays } from '../../support/suite/time.ts';

beforeEach(resetStores);

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mails by status' }).getByRole('link', { name, exact: true });

test('a mail that failed is found, understood and sent again by keyboard', async ({ visit }) => {
  const admin = await makeAdmin();
  const failed = { state: 'failed' as const, attempts: 7, lastError: '554 Mailbox unavailable' };
  const id = await makeMail({ ...failed, to: 'sari@example.org' });
  await makeMail({ to: 'budi@example.org' });
  const page = await visit('/admin', { as: admin });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Mails' }).click();
  await arrivedAt(page, '/admin/mails');
  await shown(heading(page, 'Mails'));
  await eventually(() => rows(page).count()).toBe(2);
  await tab(page, 'Failed').click();
  await arrivedAt(page, '/admin/mails?state=failed');
  await eventually(() => rows(page).count()).toBe(1);
  await shown(rows(page).getByText(/Menyerah setelah 7 percobaan.*554 Mailbox unavailable/));
  const again = page.getByRole('button', { name: 'Send again to sari@example.org' });
  await again.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Send Again' });
  await shown(dialog.getByText('sari@example.org'));
  await page.keyboard.press('Escape');
  await gone(dialog);
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await shown(page.getByText('sari@example.org: Email akan dikirim dalam beberapa menit.'));
  await shown(page.getByText('No mails failed', { exact: true }));
  expect(await storedDocument('outbox', id)).toMatchObject({ state: 'waiting', attempts: 0 });
  await tab(page, 'Waiting').click();
  await eventually(() => rows(page).count()).toBe(1);
  expect(await page.getByRole('button', { name: /Send again/ }).count()).toBe(0);
});

test('what could not be done is said in the dialog, which stays', async ({ visit }) => {
  await makeMail({ state: 'unclear', to: 'sari@example.org' });
  const page = await visit('/admin/mails', {
    as: await makeAdmin(),
    refusals: ['PUT /api/mails/*/resend 500'],
  });
  await page.getByRole('button', { name: 'Send again to sari@example.org' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send Again' });
  await shown(dialog.getByText('may have arrived already', { exact: false }));
  await breakServer(page, 'PUT', '/api/mails/*/resend');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await shown(dialog.getByRole('alert'));
  expect(await valuesOf('audit')).toEqual([]);
});

test('who was not reminded, why, and the mail that failed sent again', async ({ visit }) => {
  const [failed] = [
    await makeMember({ account: false, record: { name: 'Sari Dewi', validUntil: inDays(5) } }),
  ];
  await sendReminders(usualRun);
  const { mailId } = (await storedDocument('users', failed.id)).reminded as { mailId: string };
  await changeDocument('outbox', mailId, {
    state: 'failed',
    attempts: 7,
    settledAt: new Date(),
    dueAt: null,
  });
  await makeMember({ account: false, record: { name: 'Budi Santoso', validUntil: inDays(20) } });
  const page = await visit('/admin/mails', { as: await makeAdmin() });
  await page.getByRole('link', { name: 'Missing reminders' }).click();
  await arrivedAt(page, '/admin/mails/reminders');
  await shown(heading(page, 'Missing Reminders (2)'));
  await shown(
    rows(page).nth(0).getByText('7 days before', { exact: true }),
    rows(page)
      .nth(0)
      .getByText(/Menyerah setelah 7 percobaan/),
    rows(page)
      .nth(1)
      .getByText(/Belum ditulis: pekerjaan harian/),
  );
  await page.getByRole('button', { name: `Send again to ${failed.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await shown(rows(page).nth(0).getByText('Waiting', { exact: true }));
  expect(await storedDocument('outbox', mailId)).toMatchObject({ state: 'waiting' });
});

test.for([360, 1280] as const)('at %i px all of it is in place', async (width, { visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/admin/mails?state=dropped', { as: admin, width });
  await shown(page.getByText('No mails dropped', { exact: true }));
  await expectGoodScreen(page);
  const long = `${'alamatyangpanjang'.repeat(4)}@example.org`;
  await makeMail({
    state: 'waiting',
    attempts: 3,
    dueAt: new Date(),
    settledAt: null,
    lastError: '451 Later',
  });
  await makeMail({ to: long, state: 'unclear', lastError: 'tanpaspasi'.repeat(12) });
  await makeMail({ kind: 'membership-expiring', data: { validUntil: '2026-12-31T16:59:00Z', days: 30 } });
  await page.goto('/admin/mails');
  await eventually(() => rows(page).count()).toBe(3);
  expect(await expectGoodScreen(page)).toBe('Mails | SISINDO');
  await page.goto('/admin/mails/reminders');
  await shown(page.getByText('No reminders missing', { exact: true }));
  const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prameswari'.replaceAll(' ', '');
  await makeMember({ account: false, record: { name, email: long, validUntil: inDays(5) } });
  await makeMember({ status: 'RequestRenew', account: false });
  await page.reload();
  await eventually(() => rows(page).count()).toBe(2);
  expect(await expectGoodScreen(page)).toBe('Missing Reminders | SISINDO');
});
