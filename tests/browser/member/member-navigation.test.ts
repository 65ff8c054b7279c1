/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { declaredScreens } from '../../../tools/build/declared-screens.ts';
import { button, fillRegistration, heading, press } from '../../support/actions/steps.ts';
import { invite, makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu anggota' });
const labels = (page: Page) => menu(page).getByRole('listitem').allInnerTexts();
const isLoggedIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') !== null);

test('every page of members has the whole menu at 360 px', async ({ visit }) => {
  const { coordinator, name } = await makeInstitution();
  const page = await visit('/membership', { as: coordinator, width: 360 });
  const all = ['Keanggotaan', 'Profil', 'Keamanan', 'Institusi', 'Keluar'];
  // A page of one record has the same layout.
  for (const { path } of declaredScreens('member').filter(({ path }) => !path.includes(':'))) {
    await page.goto(path);
    await shown(page.getByRole('heading', { level: 1 }));
    await eventually(() => labels(page)).toEqual(all);
    const items = await menu(page).getByRole('listitem').all();
    const boxes = await Promise.all(items.map((item) => item.boundingBox()));
    const edges = boxes.flatMap((box) => [box?.x ?? -1, (box?.x ?? -1) + (box?.width ?? 0)]);
    // From left to right, within the window, and no item covers another one.
    expect(
      [0, ...edges, 360].every(
        (edge, index, sorted) => index === 0 || edge >= (sorted[index - 1] ?? 0) - 0.5,
      ),
      path,
    ).toBe(true);
    expect(await menu(page).locator('[aria-current]').count(), path).toBe(1);
  }
  await menu(page).getByRole('link', { name: 'Institusi' }).click();
  await shown(heading(page, name));
});

test('a member without a seat sees no institution, and logs out from any page', async ({ visit }) => {
  const page = await visit('/profile/privacy', { as: await makeMember(), width: 360 });
  await shown(button(page, 'Unduh data saya'));
  expect(await labels(page)).toEqual(['Keanggotaan', 'Profil', 'Keamanan', 'Keluar']);
  const rows = await menu(page).getByRole('listitem').all();
  const tops = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await press(page, 'Keluar');
  await arrivedAt(page, '/login');
  expect(await isLoggedIn(page)).toBe(false);
});

test('the dashboard links to what is missing in the profile', async ({ visit }) => {
  const member = await makeMember({ record: { department: '', phoneNumber: '+628000004321' } });
  const page = await visit('/membership', { as: member });
  await shown(page.getByRole('link', { name: 'Isi departemen' }));
  await hidden(page.getByRole('link', { name: 'Isi WhatsApp' }));
  await page.getByRole('link', { name: 'Isi departemen' }).click();
  await arrivedAt(page, '/profile#updateProfile-department');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('updateProfile-department');
});

test('the pages for visitors lead a logged-in user on', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/register', { as: member });
  const notice = page.getByRole('status').filter({ hasText: 'Anda sudah masuk.' });
  await shown(notice.getByRole('link', { name: 'Buka keanggotaan saya' }));
  await page.goto('/login?next=%2Fprofile%2Femail');
  await notice.getByRole('link', { name: 'Lanjutkan' }).click();
  await arrivedAt(page, '/profile/email');
  await press(page, 'Keluar');
  await arrivedAt(page, '/login');
  await hidden(notice);

  const admin = await visit('/login', { as: await makeAdmin() });
  await admin.getByRole('link', { name: 'Buka dashboard admin' }).click();
  await arrivedAt(admin, '/admin');
});

test('after registration and invitation the login form has the address', async ({ visit }) => {
  const page = await visit('/register');
  await fillRegistration(page, { Email: 'Rina.Baru@example.org' });
  await press(page, 'Daftar');
  await arrivedAt(page, '/login');
  const email = page.getByLabel('Email', { exact: true });
  expect((await email.inputValue()).toLowerCase()).toBe('rina.baru@example.org');

  const institution = await makeInstitution();
  const code = await invite(institution, 'staf.baru@example.org');
  await page.goto(`/institution/invitation?code=${code}`);
  await page.getByLabel('Nama lengkap').fill('Dewi Lestari');
  await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia-dewi');
  await page.getByLabel('Konfirmasi kata sandi').fill('rahasia-dewi');
  await press(page, 'Buat akun dan terima undangan');
  await arrivedAt(page, '/login');
  expect(await email.inputValue()).toBe('staf.baru@example.org');
});
