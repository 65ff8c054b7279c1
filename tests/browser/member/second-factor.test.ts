import { beforeEach, expect } from 'vitest';
import { endedDialog } from '../../support/act/ended-session.ts';
import { button, field, fillLogin, press } from '../../support/act/steps.ts';
import { expectGoodScreen } from '../../support/check/screen-checks.ts';
import { appCode, enrol, forgetCodes } from '../../support/make/factors.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { arrivedAt, atRest, gone, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

test('an admin sets up an app, logs in with its code, loses the phone, and comes back by a recovery code', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const page = await visit('/profile/security', {
    as: admin,
    width: 360,
    refusals: ['POST /api/users/login 401', 'POST /api/users/login 401', 'POST /api/users/login/code 400'],
  });
  await button(page, 'Siapkan aplikasi').click();
  await page.getByText('Tidak dapat memindai?').click();
  await shown(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }));
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await expectGoodScreen(page);
  await page.getByLabel('Kode 6 angka').fill(appCode(secret));
  await page.getByLabel('Kata sandi', { exact: true }).fill(admin.password);
  await button(page, 'Aktifkan').click();
  await shown(page.getByRole('heading', { name: 'Kode pemulihan' }));
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7]{7}-/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectGoodScreen(page);
  await button(page, 'Sudah saya simpan').click();
  await shown(page.getByText('Kode pemulihan yang tersisa: 10 dari 10.', { exact: false }));

  const logIn = async () => {
    await page.goto('/login');
    await fillLogin(page, admin.email, admin.password);
    await button(page, 'Masuk').click();
  };
  await forgetCodes(admin);
  await logIn();
  await page.getByLabel('Kode 6 angka').fill('12');
  await button(page, 'Masuk').click();
  await shown(page.getByText('Kode salah atau sudah dipakai.', { exact: false }).first());
  await page.getByLabel('Kode 6 angka').fill(appCode(secret));
  await button(page, 'Masuk').click();
  await arrivedAt(page, '/admin');

  await logIn();
  await button(page, 'Pakai kode pemulihan').click();
  await page.getByLabel('Kode pemulihan').fill((codes[3] ?? '').toLowerCase());
  await button(page, 'Masuk').click();
  await arrivedAt(page, '/admin');
  await page.goto('/profile/security');
  await shown(page.getByText('Kode pemulihan yang tersisa: 9 dari 10.', { exact: false }));
});

test('a session that ended goes on after password and code, with what was typed', async ({ visit }) => {
  const member = await makeMember();
  const { secret } = await enrol(member);
  const page = await visit('/profile', {
    as: member,
    refusals: ['PUT /api/users/user/profile 401', 'POST /api/users/login 401'],
  });
  await field(page, 'Departemen').fill('Informatika');
  await atRest(page);
  await as(member).ok('logout', {});
  await press(page, 'Simpan');
  const dialog = endedDialog(page);
  await dialog.getByLabel('Kata sandi', { exact: true }).fill(member.password);
  await button(dialog, 'Masuk').click();
  await dialog.getByLabel('Kode 6 angka').fill(appCode(secret));
  await button(dialog, 'Masuk').click();
  await gone(dialog);
  await shown(page.getByText('Profil diperbarui.'));
});
