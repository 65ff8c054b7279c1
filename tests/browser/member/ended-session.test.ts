import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  button,
  choose,
  endedDialog,
  field,
  heading,
  logInWithin,
  press,
} from '../../support/actions/steps.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { photo, proof } from '../../support/factories/images.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { newSession } from '../../support/factories/tokens.ts';
import {
  arrivedAt,
  atRest,
  eventually,
  hidden,
  requestsOf,
  shown,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

/** Ends the first session of a browser, as an expiry or another device does. */
const endSession = (person: Person) => as(person).ok('logout', {});

const hasFocus = (page: Page, label: string) =>
  endedDialog(page)
    .getByLabel(label, { exact: true })
    .evaluate((element) => element === document.activeElement);

test('a form continues after a login in a dialog, by keyboard, and submits itself', async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile', {
    as: member,
    width: 360,
    refusals: ['PUT /api/users/user/profile 401', 'POST /api/users/login 401'],
  });
  await field(page, 'Departemen').fill('Informatika');
  await atRest(page);
  const changes = requestsOf(page, 'PUT /api/users/user/profile');
  await endSession(member);
  await press(page, 'Simpan');
  await shown(endedDialog(page));
  // The address is known; only the dialog receives keys, and Escape does not lose the input.
  expect(await endedDialog(page).getByLabel('Email', { exact: true }).inputValue()).toBe(member.email);
  await eventually(() => hasFocus(page, 'Kata sandi')).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.type('bukan-ini');
  await page.keyboard.press('Enter');
  await shown(endedDialog(page).getByRole('alert').getByText('Wrong email or password'));
  await endedDialog(page).getByLabel('Kata sandi', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await hidden(endedDialog(page));
  await shown(page.getByText('Profil diperbarui.'));
  expect(changes).toHaveLength(2);
  expect(await storedDocument('users', member.id)).toMatchObject({ department: 'Informatika' });
  await arrivedAt(page, '/profile');
});

test('a chosen file is sent after the new login, also in another tab', { tags: ['full'] }, async ({
  visit,
}) => {
  const member = await makeMember({ status: 'expired' });
  const page = await visit('/membership/renew', {
    as: member,
    refusals: [`PUT /api/users/user/${member.id}/requestRenew 401`],
  });
  await shown(page.getByRole('region', { name: 'Transfer tepat' }));
  await choose(page, 'Bukti pembayaran', await proof());
  await endSession(member);
  await press(page, 'Renew');
  await shown(endedDialog(page));
  const other = await page.context().newPage();
  await other.goto('/login');
  await other.evaluate((token) => localStorage.setItem('token', token), await newSession(member));
  await hidden(endedDialog(page));
  await shown(page.getByRole('dialog', { name: 'Berhasil' }));
  expect(await storedDocument('users', member.id)).toMatchObject({ isActive: 'RequestRenew' });
});

test('the login dialog opens above another dialog, whose picture survives Escape', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/membership', {
    as: member,
    refusals: ['PUT /api/users/user/profile/photo 401'],
  });
  await shown(button(page, 'Change Photo'));
  const { name, bytes } = await photo();
  const file = { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await endSession(member);
  const crop = page.getByRole('dialog', { name: 'Atur foto' });
  await button(crop, 'Simpan foto').click();
  await shown(endedDialog(page));
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await shown(endedDialog(page), crop);
  await logInWithin(page, member);
  await hidden(crop);
  await eventually(async () => (await storedDocument('users', member.id)).photoFile).not.toBeNull();
});

test('another account starts fresh, and nothing of the first account is sent', { tags: ['full'] }, async ({
  visit,
}) => {
  const [member, other] = await Promise.all([makeMember(), makeMember()]);
  const page = await visit('/profile', { as: member, refusals: ['PUT /api/users/user/profile 401'] });
  await field(page, 'Departemen').fill('Dari yang pertama');
  await atRest(page);
  await endSession(member);
  const changes = requestsOf(page, 'PUT /api/users/user/profile');
  await press(page, 'Simpan');
  await logInWithin(page, other);
  await eventually(() => field(page, 'Nama lengkap').inputValue()).toBe(other.name);
  await atRest(page);
  expect(await field(page, 'Departemen').inputValue()).toBe('Sistem Informasi');
  expect(changes).toHaveLength(1);
  const departments = (await valuesOf('users')).map(({ department }) => department);
  expect(departments).toEqual(['Sistem Informasi', 'Sistem Informasi']);
});

test('cancelling the new login leads to the login page', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile', { as: member, refusals: ['PUT /api/users/user/profile 401'] });
  await field(page, 'Departemen').fill('Informatika');
  await atRest(page);
  await endSession(member);
  await press(page, 'Simpan');
  await button(endedDialog(page), 'Masuk sebagai orang lain').click();
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Daftar atau masuk'));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the device whose session a sixth login ended learns it when it becomes visible', {
  tags: ['full'],
}, async ({ visit }) => {
  const member = await makeMember();
  for (let count = 0; count < 4; count += 1) await newSession(member);
  // On a slow line, the code that asks early arrives after the page has asked. No screen uses its answer.
  const prepare = async (context: BrowserContext) => {
    const asked = context.waitForEvent('request', (request) => request.url().endsWith('/user/status'));
    await context.route('**/member-prefetch-*.js', (route) => asked.then(() => route.continue()));
  };
  const page = await visit('/profile', { as: member, prepare });
  await field(page, 'Departemen').fill('Informatika');
  await page.waitForLoadState('networkidle');
  await newSession(member);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await logInWithin(page, member);
  // The focus is where it was.
  const department = field(page, 'Departemen');
  expect(await department.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(page, 'Simpan');
  await shown(page.getByText('Profil diperbarui.'));
});

test('an answer to an older token does not end the newer session', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember();
  const page = await visit('/profile', { as: member, refusals: ['PUT /api/users/user/profile 401'] });
  await field(page, 'Departemen').fill('Informatika');
  await atRest(page);
  await endSession(member);
  const newer = await newSession(member);
  // Another tab logs in during the request, and its event arrives after the answer.
  await page.route('**/api/users/user/profile', async (route) => {
    await page.evaluate((token) => localStorage.setItem('token', token), newer);
    await page.unroute('**/api/users/user/profile');
    await route.fallback();
  });
  await press(page, 'Simpan');
  await shown(page.getByText('Profil diperbarui.'));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(newer);
});
