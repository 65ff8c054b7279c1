/** @module-tag full */
import { dayStart, formatDate } from 'contract/text/dates';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, loadDialogs } from '../../support/actions/steps.ts';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { documentOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  hidden,
  shown,
  stopAnimationFrames,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Hapus akun Anda?' });
const passwordIn = (page: Page) => dialogOf(page).getByLabel('Kata sandi Anda', { exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Hapus akun saya', exact: true });
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const isFocused = (page: Page) => passwordIn(page).evaluate((input) => input === document.activeElement);

test('an account is deleted a week after the password, and a login before that cancels it', async ({
  visit,
}) => {
  const member = await makeMember({ record: { validUntil: new Date('2032-11-24T16:59:59.999Z') } });
  const day = formatDate(dayStart(new Date(), 8));
  const refusals = ['DELETE /api/users/user/profile 400'];
  const page = await visit('/profile/deletion', { as: member, refusals });
  await shown(page.getByRole('heading', { name: 'Yang tetap kami simpan, dan mengapa' }));
  await opener(page).click();
  await shown(
    dialogOf(page).getByText(`${member.name} · ${member.email}`),
    dialogOf(page).getByText(
      'Kartu anggota dan keanggotaan yang berlaku sampai 24 November 2032 hangus. Anda keluar dari semua perangkat. Dalam 7 hari, akun kembali bila Anda masuk.',
    ),
  );
  await eventually(() => isFocused(page)).toBe(true);
  await page.keyboard.type('bukan-ini');
  await page.keyboard.press('Enter');
  await shown(dialogOf(page).getByText('Kata sandi salah.', { exact: true }));
  await eventually(() => isFocused(page)).toBe(true);
  await passwordIn(page).fill(member.password);
  await dialogOf(page).getByRole('button', { name: 'Hapus akun', exact: true }).click();
  await arrivedAt(page, '/');
  await shown(
    page
      .getByRole('status')
      .getByText(`Akun Anda dihapus pada ${day}. Berubah pikiran? Masuk sebelum tanggal itu.`, {
        exact: true,
      }),
  );
  await eventually(() => tokenIn(page)).toBeNull();
  await expectGoodScreen(page);
  expect((await storedDocument('users', member.id)).deletionAt).toBeInstanceOf(Date);
  await page.goto('/membership');
  await arrivedAt(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await arrivedAt(page, '/membership');
  await shown(
    page.getByText('Penghapusan akun dibatalkan. Akun Anda tetap seperti semula.', { exact: true }),
  );
  expect((await storedDocument('users', member.id)).deletionAt).toBeNull();
});

test('nothing is deleted by Escape, Batal or without a password', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile/deletion', { as: member });
  await loadDialogs(page);
  await opener(page).click();
  await page.keyboard.press('Enter');
  await shown(dialogOf(page).getByText('Wajib diisi.', { exact: true }));
  await page.keyboard.press('Escape');
  await hidden(dialogOf(page));
  await eventually(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await opener(page).click();
  await hidden(dialogOf(page).getByText('Wajib diisi.', { exact: true }));
  await passwordIn(page).fill(member.password);
  await dialogOf(page).getByRole('button', { name: 'Batal', exact: true }).click();
  await hidden(dialogOf(page));
  await shown(heading(page, 'Hapus akun saya'));
  expect((await as(member).ok('getProfile', {})).status).toBe(200);
});

test('a key before the next frame reaches the dialog', async ({ visit }) => {
  const page = await visit('/profile/deletion', { as: await makeMember() });
  await shown(opener(page));
  await loadDialogs(page);
  await stopAnimationFrames(page);
  await opener(page).click();
  await page.keyboard.press('Enter');
  await shown(dialogOf(page).getByText('Wajib diisi.', { exact: true }));
});

test('the last admin sees why the account stays', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/profile/deletion', {
    as: admin,
    refusals: ['DELETE /api/users/user/profile 409'],
  });
  await opener(page).click();
  await passwordIn(page).fill(admin.password);
  await page.keyboard.press('Enter');
  await shown(dialogOf(page).getByRole('alert').getByText('Admin terakhir tidak dapat dihapus.'));
  expect(await documentOf('users', admin.id)).toBeDefined();
});
