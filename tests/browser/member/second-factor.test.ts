import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { telephone } from '../../support/actions/page-state.ts';
import { button, endedDialog, field, fillLogin, press } from '../../support/actions/steps.ts';
import { expectGoodDisplay } from '../../support/assertions/screen-checks.ts';
import { changeDocument, storedDocument } from '../../support/assertions/stores.ts';
import { allowCodeReuse, computeAppCode, enrol } from '../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { suite } from '../../support/suite/emulators.ts';

/** Passkeys need a domain name; a numeric address has none. */
const site = suite.baseUrl.replace('127.0.0.1', 'localhost');

/** Simulates a phone with passkeys that its owner unlocks. Returns how it is lost. */
async function phoneOf(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return async () => {
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await cdp.detach();
  };
}

async function addPasskey(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await button(page, 'Tambah passkey').click();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await button(page, 'Lanjut').click();
  await button(page, 'Buat passkey').click();
  await page.getByLabel('Nama passkey').fill(name);
  await expectGoodDisplay(page, telephone);
  await button(page, 'Simpan passkey').click();
  await shown(page.getByText('Passkey ditambahkan.', { exact: false }));
}

// One long story of one person: lost devices must have existed before.
test('an admin sets up app and passkey, loses the phone, returns with a recovery code, and re-authenticates before an export', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const page = await visit(`${site}/login`, {
    width: 360,
    // Many screens in sequence, at an address whose code is cached for no other test.
    hasCache: true,
    refusals: [
      `foreign: ${site}`,
      'POST /api/users/login 401',
      'POST /api/users/login/code 400',
      'GET /api/users/export 403',
    ],
  });
  const logIn = async () => {
    await page.goto(`${site}/login`);
    await fillLogin(page, admin.email, admin.password);
    await button(page, 'Masuk').click();
  };
  // With all that the screen asks for: who leaves before leaves the emulator busy, and the next request waits until it
  // has started another process.
  const arrived = async () => {
    await eventually(() => page.url()).toBe(`${site}/admin`);
    await shown(page.getByRole('heading', { name: 'Dashboard' }));
    await atRest(page);
  };
  await logIn();
  await arrived();
  const losePhone = await phoneOf(page);
  await page.goto(`${site}/profile/security`);
  await button(page, 'Siapkan aplikasi').click();
  await page.getByText('Tidak dapat memindai?').click();
  await shown(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }));
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Kode 6 angka').fill(computeAppCode(secret));
  await page.getByLabel('Kata sandi', { exact: true }).fill(admin.password);
  const otherSession = page.getByText('Sesi lain', { exact: true });
  await shown(otherSession);
  await button(page, 'Aktifkan').click();
  await shown(page.getByRole('heading', { name: 'Kode pemulihan' }));
  await hidden(otherSession);
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{2}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectGoodDisplay(page, telephone);
  await button(page, 'Sudah saya simpan').click();
  await shown(page.getByText('Kode pemulihan yang tersisa: 10 dari 10.', { exact: false }));
  await allowCodeReuse(admin);
  await addPasskey(page, 'Ponsel lama', {
    'Kode aplikasi atau kode pemulihan': computeAppCode(secret),
    'Kata sandi': admin.password,
  });
  await shown(page.getByText('belum pernah dipakai', { exact: false }));

  await allowCodeReuse(admin);
  await logIn();
  await button(page, 'Pakai kode aplikasi').click();
  await page.getByLabel('Kode 6 angka').fill('12');
  await button(page, 'Masuk').click();
  await shown(page.getByText('Kode salah atau sudah dipakai.', { exact: false }).first());
  await page.getByLabel('Kode 6 angka').fill(computeAppCode(secret));
  await button(page, 'Masuk').click();
  await arrived();
  await logIn();
  await button(page, 'Pakai passkey').click();
  await arrived();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login`);
  await button(page, 'Masuk dengan passkey').click();
  await arrived();

  await losePhone();
  await logIn();
  await button(page, 'Pakai kode pemulihan').click();
  await shown(page.getByRole('link', { name: 'Hubungi kami (membuka tab baru)' }));
  await page.getByLabel('Kode pemulihan').fill((codes[3] ?? '').toLowerCase());
  await button(page, 'Masuk').click();
  await arrived();
  await phoneOf(page);
  await page.goto(`${site}/profile/security`);
  await shown(page.getByText('Kode pemulihan yang tersisa: 9 dari 10.', { exact: false }));
  await addPasskey(page, 'Ponsel baru', { 'Kata sandi': admin.password });
  await button(page, 'Hapus Ponsel lama').click();
  await button(page.getByRole('alertdialog', { name: 'Hapus passkey' }), 'Hapus').click();
  await shown(page.getByText('Passkey dihapus.', { exact: false }));
  await hidden(page.getByText('Ponsel lama'));

  await page.goto(`${site}/admin/manage-user`, { waitUntil: 'networkidle' });
  await shown(button(page, 'Ekspor CSV'));
  const { live } = await storedDocument('sessions', admin.id);
  const before = new Date(Date.now() - 60 * 60_000);
  await changeDocument('sessions', admin.id, {
    live: (live as object[]).map((session) => ({ ...session, provenAt: before })),
  });
  const download = page.waitForEvent('download');
  await button(page, 'Ekspor CSV').click();
  const dialog = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
  await shown(button(dialog, 'Pakai kode aplikasi'));
  await button(dialog, 'Pakai passkey').click();
  await download;
  await hidden(dialog);
});

test('an ended session continues after password and code, with the input', { tags: ['full'] }, async ({
  visit,
}) => {
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
  await dialog.getByLabel('Kode 6 angka').fill(computeAppCode(secret));
  await button(dialog, 'Masuk').click();
  await hidden(dialog);
  await shown(page.getByText('Profil diperbarui.'));
});
