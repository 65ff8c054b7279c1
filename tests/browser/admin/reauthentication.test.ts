/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { countAttempts } from '../../../functions/src/auth/rate-limit.ts';
import { clock } from '../../../functions/src/data/clock.ts';
import { button, listShown, rowButton, rowOf } from '../../support/actions/steps.ts';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { changeDocument, documentOf, storedDocument } from '../../support/assertions/stores.ts';
import { computeAppCode, enrol } from '../../support/factories/factors.ts';
import { addPasskey } from '../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { toLiveSession } from '../../support/factories/tokens.ts';
import { eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

/** Sets the login to one hour ago, and returns that time. */
async function letTimePass({ id, token }: Person): Promise<Date> {
  const { provenAt: _never, ...session } = toLiveSession(token);
  const createdAt = new Date(Date.now() - 60 * 60_000);
  await changeDocument('sessions', id, { live: [{ ...session, createdAt }] });
  return createdAt;
}

/** Creates five rejections in this 15-minute window and in the next, which may start during the test. */
async function countFiveRejections({ id }: Person, since: Date): Promise<void> {
  const count = () => countAttempts([['unproven-rejection', `${id} ${since.toISOString()}`]]);
  for (const minutes of [0, 15]) {
    const now = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + minutes * 60_000));
    await Promise.all([count(), count(), count(), count(), count()]);
    now.mockRestore();
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pastikan ini Anda' });

test('selected users are deleted after one re-authentication; cancelling changes nothing', async ({
  visit,
}) => {
  const [admin, first, second] = [await makeAdmin(), await makeMember(), await makeMember()];
  await letTimePass(admin);
  const page = await visit('/admin/manage-user', {
    as: admin,
    refusals: ['DELETE /api/users/user/* 403', 'PUT /api/users/user/profile/sessions/current/proof 400'],
  });
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name: `Pilih ${name}` }).check();
  await button(page, 'Hapus yang dipilih').click();
  const question = page.getByRole('alertdialog', { name: 'Hapus yang Dipilih' });
  await button(question, 'Hapus').click();
  await shown(dialog(page));
  await eventually(() =>
    dialog(page)
      .getByLabel('Kata sandi Anda')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await hidden(dialog(page));
  expect(await documentOf('users', first.id)).toBeDefined();
  await button(question, 'Tutup').click();
  await hidden(question);

  const proofs = requestsOf(page, 'PUT /api/users/user/profile/sessions/current/proof');
  await button(page, 'Hapus yang dipilih').click();
  await button(question, 'Hapus').click();
  await dialog(page).getByLabel('Kata sandi Anda').fill('bukan-ini');
  await page.keyboard.press('Enter');
  await shown(dialog(page).getByText('Kata sandi salah.').first());
  await dialog(page).getByLabel('Kata sandi Anda').fill(admin.password);
  await page.keyboard.press('Enter');
  await hidden(dialog(page));
  await eventually(() => documentOf('users', second.id)).toBeUndefined();
  expect(await documentOf('users', first.id)).toBeUndefined();
  expect(proofs).toHaveLength(2);
});

test('an export requires the code of an admin with a second factor', async ({ visit }) => {
  const admin = await makeAdmin();
  const { secret } = await enrol(admin);
  await letTimePass(admin);
  const page = await visit('/admin/manage-user', { as: admin, refusals: ['GET /api/users/export 403'] });
  const download = page.waitForEvent('download');
  await button(page, 'Ekspor CSV').click();
  await dialog(page).getByLabel('Kode aplikasi').fill(computeAppCode(secret));
  await button(dialog(page), 'Lanjutkan').click();
  await download;
  await hidden(dialog(page));
});

test('an admin without app and passkey enters a recovery code in a text field', async ({ visit }) => {
  const admin = await makeAdmin();
  const { secret, recoveryCodes } = await enrol(admin);
  await addPasskey(admin, { currentCode: computeAppCode(secret) });
  await letTimePass(admin);
  const page = await visit('/admin/manage-user', { as: admin, refusals: ['GET /api/users/export 403'] });
  const download = page.waitForEvent('download');
  await button(page, 'Ekspor CSV').click();
  await shown(button(dialog(page), 'Pakai passkey'));
  await button(dialog(page), 'Pakai kode aplikasi').click();
  const code = dialog(page).getByLabel('Kode aplikasi');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  await button(dialog(page), 'Pakai kode pemulihan').click();
  await hidden(code);
  const field = dialog(page).getByLabel('Kode pemulihan');
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect([await field.getAttribute('inputmode'), await field.getAttribute('autocapitalize')]).toEqual([
    null,
    'characters',
  ]);
  await shown(button(dialog(page), 'Pakai kode aplikasi'), button(dialog(page), 'Pakai passkey'));
  await expectGoodScreen(page);
  await field.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await download;
  await hidden(dialog(page));
});

test('the audit is exported after the password, and downloaded completely', async ({ visit }) => {
  const admin = await makeAdmin();
  await letTimePass(admin);
  const page = await visit('/admin/audit', { as: admin, refusals: ['GET /api/audit/export 403'] });
  const download = page.waitForEvent('download');
  await button(page, 'Ekspor audit').click();
  await shown(page.getByText('Menyiapkan berkas audit...'));
  await dialog(page).getByLabel('Kata sandi Anda').fill(admin.password);
  await button(dialog(page), 'Lanjutkan').click();
  expect((await download).suggestedFilename()).toMatch(/^audit/);
  await hidden(dialog(page));
});

test('the sixth rejection asks once for all pending ones; cancelling returns them to the list', async ({
  visit,
}) => {
  const renewing = () => makeMember({ status: 'RequestRenew' });
  const [admin, first, second] = await Promise.all([makeAdmin(), renewing(), renewing()]);
  await countFiveRejections(admin, await letTimePass(admin));
  const page = await visit('/admin/request-renewal', {
    as: admin,
    refusals: ['PUT /api/users/user/*/reject-renew 403'],
  });
  const asked = requestsOf(page, 'PUT /api/users/user/*/reject-renew');
  const question = page.getByRole('alertdialog', { name: 'Confirm Membership Renewal Rejection' });
  const rejectBoth = async () => {
    for (const person of [first, second]) {
      await rowButton(page, 'Reject', person).click();
      await button(question, 'Reject').click();
      await hidden(question);
    }
    await button(page, 'Kirim sekarang').click();
    await shown(dialog(page));
  };
  await listShown(page, 'Request Renewal (2)');
  await rejectBoth();
  await expectGoodScreen(page);
  await button(dialog(page), 'Batal').click();
  await hidden(dialog(page));
  for (const person of [first, second]) {
    await shown(rowOf(page, person).getByText('identitas Anda tidak dibuktikan', { exact: false }));
  }
  expect(asked).toHaveLength(1);
  await rejectBoth();
  await dialog(page).getByLabel('Kata sandi Anda').fill(admin.password);
  await page.keyboard.press('Enter');
  await hidden(dialog(page));
  await listShown(page, 'Request Renewal (0)');
  for (const { id } of [first, second]) {
    expect(await storedDocument('users', id)).toMatchObject({ isActive: 'rejectedByAdmin' });
  }
  expect(asked).toHaveLength(4);
});
