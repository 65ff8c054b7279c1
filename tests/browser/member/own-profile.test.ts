import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { authAccounts } from '../../../functions/src/data/auth-accounts.ts';
import { choose, field, heading, loadDialogs, logIn, press } from '../../support/actions/steps.ts';
import { filesOfZip } from '../../support/assertions/files.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { photo } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { newSession } from '../../support/factories/tokens.ts';
import {
  arrivedAt,
  breakServer,
  eventually,
  goOffline,
  hidden,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

test('a forgotten password is requested and set', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/login');
  await page.getByRole('link', { name: 'Forgot Password?', exact: true }).click();
  await shown(heading(page, 'Lupa kata sandi'));
  await fill(page, 'Email', member.email);
  await press(page, 'Kirim tautan');
  await shown(
    page.getByText('Bila alamat itu terdaftar, kami mengirim tautan untuk membuat kata sandi baru.'),
  );
  expect(await valuesOf('outbox')).toMatchObject([{ kind: 'password-reset', to: member.email }]);

  const code = String(await authAccounts.passwordResetCode(member.email));
  await page.goto(`/resetPassword?oobCode=${encodeURIComponent(code)}`);
  await shown(heading(page, 'Kata sandi baru'));
  await fill(page, 'Kata sandi baru', 'rahasia-baru');
  await fill(page, 'Konfirmasi kata sandi', 'rahasia-lain');
  await press(page, 'Simpan kata sandi');
  await shown(page.getByText('Password tidak cocok.').first());
  await fill(page, 'Konfirmasi kata sandi', 'rahasia-baru');
  await press(page, 'Simpan kata sandi');
  await arrivedAt(page, '/login');
  await shown(page.getByText('Kata sandi baru tersimpan. Silakan masuk.'));
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(member.email);
  await logIn(page, { email: member.email, password: 'rahasia-baru' }, '/membership');
});

test('a link without its code, or a used one, leads to a new request', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/resetPassword', { refusals: ['POST /api/users/reset-password 400'] });
  await shown(page.getByRole('link', { name: 'Minta tautan baru' }));
  await page.goto('/resetPassword?oobCode=sudah-dipakai');
  await fill(page, 'Kata sandi baru', 'rahasia-baru');
  await fill(page, 'Konfirmasi kata sandi', 'rahasia-baru');
  await press(page, 'Simpan kata sandi');
  await shown(page.getByText('Tautan ini tidak berlaku lagi.'));
  await page.getByRole('link', { name: 'Minta tautan baru' }).click();
  await arrivedAt(page, '/forgotPassword');
});

test('own data and photo are changed, and shown on the dashboard', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile', { as: member });
  await field(page, 'Nama lengkap').fill('Nama Yang Baru');
  await field(page, 'Departemen').fill('Informatika');
  await choose(page, 'Foto profil', await photo());
  await press(page, 'Pakai foto ini');
  await hidden(page.getByRole('dialog'));
  await press(page, 'Simpan');
  await shown(page.getByText('Profil diperbarui.'), page.getByRole('img', { name: 'Foto Nama Yang Baru' }));
  expect(await storedDocument('users', member.id)).toMatchObject({
    name: 'Nama Yang Baru',
    department: 'Informatika',
    photoFile: expect.any(String),
  });
  await page.getByRole('link', { name: 'Keanggotaan', exact: true }).click();
  await shown(page.getByText('Nama Yang Baru').first(), page.getByText('Informatika'));
});

test('a concurrent save of an admin is not overwritten unseen', { tags: ['full'] }, async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/profile', { as: member, refusals: ['PUT /api/users/user/profile 409'] });
  await field(page, 'Departemen').fill('Dari saya');
  await as(admin).ok('updateUser', { id: member.id, name: member.name, department: 'Dari admin' });
  await press(page, 'Simpan');
  await shown(page.getByText('Tersimpan sekarang: Dari admin').first());
  await press(page, 'Muat data terbaru');
  await eventually(() => field(page, 'Departemen').inputValue()).toBe('Dari admin');
});

test('the password is changed with the old one, and this session continues', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeMember();
  const page = await visit('/profile/security', {
    as: member,
    refusals: ['PUT /api/users/user/profile/password 400'],
  });
  await fill(page, 'Kata sandi lama', 'bukan-ini');
  await fill(page, 'Kata sandi baru', 'rahasia-baru');
  await fill(page, 'Konfirmasi kata sandi', 'rahasia-baru');
  await press(page, 'Ganti kata sandi');
  await shown(page.getByText('Kata sandi lama tidak cocok.').first());
  await fill(page, 'Kata sandi lama', member.password);
  await press(page, 'Ganti kata sandi');
  await shown(page.getByText('Kata sandi diubah. Semua sesi lain sudah diakhiri.'));
  await page.reload();
  await shown(heading(page, 'Keamanan'), page.getByText('Sesi ini'));
});

test('the own data is downloaded as a zip; a failure is reported', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember();
  const refusals = ['GET /api/users/user/profile/data 500'];
  const page = await visit('/profile/privacy', { as: member, refusals });
  const restore = await breakServer(page, 'GET', '/api/users/user/profile/data');
  await press(page, 'Unduh data saya');
  await shown(page.getByRole('alert').getByText('Data Anda tidak dapat diunduh. Coba lagi.'));
  await restore();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Unduh data saya')]);
  expect(download.suggestedFilename()).toMatch(/^data-saya-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect([...filesOfZip(zip).keys()]).toEqual([
    'data.json',
    expect.stringMatching(/^bukti-pembayaran\/.*\.webp$/),
  ]);
  await shown(page.getByText('Berkas data Anda diunduh.'));
});

test('other sessions are ended from here, and a failure is reported', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeMember();
  const elsewhere = await newSession(member);
  const page = await visit('/profile/security', {
    as: member,
    refusals: ['DELETE /api/users/user/profile/sessions/* failed'],
  });
  const end = page.getByRole('button', { name: /^Akhiri sesi/ });
  await shown(end);
  await loadDialogs(page);
  await goOffline(page);
  await end.click();
  await shown(page.getByRole('alert').filter({ hasText: 'Tidak ada sambungan ke server.' }));
  await page.context().setOffline(false);
  await end.click();
  await hidden(page.getByText('Sesi lain', { exact: true }));
  expect((await as(elsewhere).refused('getProfile', {})).status).toBe(401);
});
