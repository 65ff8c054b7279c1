/** @module-tag full */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, choose, press } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { photo, proof } from '../../support/factories/images.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const shows = (page: Page, { name }: Person) => page.getByRole('img', { name: `Foto ${name}` });

/** A browser whose tabs do not receive events of each other, as in the moment before they arrive. */
const deaf = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
};

/** Logs another user in, in another tab of the same browser. */
async function logInElsewhere(page: Page, { token }: Person): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  await other.close();
}

test('a tab leaves the screens of the earlier user when another user logs in', async ({ visit }) => {
  const [first, second] = await Promise.all([makeMember({ photo: true }), makeMember({ photo: true })]);
  const page = await visit('/membership', { as: first });
  await shown(shows(page, first));
  await atRest(page);
  await logInElsewhere(page, second);
  await shown(shows(page, second));
  expect(await page.getByText(first.name).count()).toBe(0);
});

test('an alert of the earlier user closes when another user logs in', async ({ visit }) => {
  const [first, second] = await Promise.all([makeMember(), makeMember({ photo: true })]);
  const page = await visit('/membership/renew', { as: first });
  await choose(page, 'Bukti pembayaran', await proof());
  await press(page, 'Renew');
  const alert = page.getByRole('dialog', { name: 'Berhasil' });
  await shown(alert);
  await logInElsewhere(page, second);
  await hidden(alert);
  await eventually(() => page.getByLabel('Nama').inputValue()).toBe(second.name);
});

test('a card is not replaced for a user who logged in elsewhere', async ({ visit }) => {
  const [first, second] = await Promise.all([makeMember({ photo: true }), makeMember({ photo: true })]);
  const page = await visit('/membership', {
    as: first,
    prepare: deaf,
    refusals: ['POST /api/membership/card/reissue 409'],
  });
  await shown(shows(page, first));
  await press(page, 'Kartu hilang? Terbitkan ulang');
  await logInElsewhere(page, second);
  const before = await storedDocument('users', second.id);
  await button(page.getByRole('alertdialog'), 'Terbitkan ulang').click();
  await shown(shows(page, second));
  await hidden(page.getByRole('alertdialog'));
  expect(await storedDocument('users', second.id)).toEqual(before);
});

test('a photo is not replaced for a user who logged in elsewhere', async ({ visit }) => {
  const [first, second] = await Promise.all([makeMember({ photo: true }), makeMember({ photo: true })]);
  const page = await visit('/membership', {
    as: first,
    prepare: deaf,
    refusals: ['PUT /api/users/user/profile/photo 409'],
  });
  await shown(shows(page, first));
  const { name, bytes } = await photo();
  const file = { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"]').setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Atur foto' });
  await shown(crop);
  await logInElsewhere(page, second);
  const before = await storedDocument('users', second.id);
  await button(crop, 'Simpan foto').click();
  await shown(shows(page, second));
  await hidden(crop);
  expect(await storedDocument('users', second.id)).toEqual(before);
});

test("a logout in the earlier user's tab leaves the newer session alone", async ({ visit }) => {
  const [first, second] = await Promise.all([makeMember({ photo: true }), makeMember({ photo: true })]);
  const page = await visit('/membership', {
    as: first,
    prepare: deaf,
    refusals: ['POST /api/users/logout 409'],
  });
  await shown(shows(page, first));
  await logInElsewhere(page, second);
  await press(page, 'Logout');
  await shown(shows(page, second));
  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBe(second.token);
});
