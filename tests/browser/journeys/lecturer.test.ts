/** @module-tag full */
import { expect } from 'vitest';
import {
  button,
  choose,
  field,
  fillRegistration,
  heading,
  logIn,
  requestShown,
  sendNow,
} from '../../support/actions/steps.ts';
import { drawnTexts, recordDrawnTexts } from '../../support/assertions/card.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, shown, test } from '../../support/suite/browser.ts';

/** A long journey through the product by one person. Details between the steps are tested elsewhere. */

test('a lecturer with titles joins with an institution, invites staff, and renews for all', async ({
  visit,
}) => {
  const siti = {
    name: 'Prof. Dr. Ir. Hj. Siti Rahmawati, S.Kom., M.Sc., Ph.D.',
    email: 'siti.rahmawati@example.org',
    password: 'rahasia-siti',
  };
  const admin = await makeAdmin();
  const page = await visit('/register', { width: 360, prepare: recordDrawnTexts });
  await fillRegistration(page, {
    'Nama lengkap': siti.name,
    Email: siti.email,
    'Kata sandi': siti.password,
    'Konfirmasi kata sandi': siti.password,
  });
  await page.getByRole('radio', { name: /^Individu/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page
    .getByLabel('Jenis institusi')
    .selectOption({ label: 'Program studi sistem informasi di perguruan tinggi' });
  await button(page, 'Hapus foto.jpg').click();
  await button(page, 'Daftar').click();
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Daftar atau masuk'));
  await logIn(page, siti, '/membership');
  await shown(page.getByText('Status: Waiting for Admin Approval', { exact: true }));

  const desk = await visit('/admin/request-register/review', { as: admin });
  await requestShown(desk, siti);
  await desk.keyboard.press('a');
  await sendNow(desk);
  await eventually(async () => (await valuesOf('payments'))[0]?.state).toBe('approved');

  await page.reload();
  await shown(page.getByText(/^Membership is active until /));
  // Complete on the card, on as many lines as needed; initials instead of a photo.
  await eventually(async () => (await drawnTexts(page)).join(' ')).toContain(siti.name);
  expect(await drawnTexts(page)).toContain('SR');
  await page.getByRole('link', { name: 'Kelola institusi', exact: true }).click();
  await arrivedAt(page, '/membership/institution');
  await shown(heading(page, 'Universitas Contoh'), page.getByText('1 / 5 terisi, 0 diundang, 4 kosong'));
  await field(page, 'Email staf').fill('budi@example.org');
  await page.keyboard.press('Enter');
  await shown(page.getByText('budi@example.org').first());

  await page.getByRole('link', { name: /^Perpanjang, Rp/ }).click();
  await arrivedAt(page, '/membership/renew');
  await choose(page, 'Bukti pembayaran', await proof());
  await button(page, 'Renew').click();
  await button(page, 'OK').click();
  await page.goto('/membership/institution');
  await shown(page.getByText('Bukti perpanjangan sedang diperiksa.'));
  const payments = await valuesOf('payments');
  const amountOf = (state: string) => Number(payments.find((payment) => payment.state === state)?.amount);
  expect(amountOf('approved')).toBe(1_900_000);
  // Reduced by the bill's unique code.
  expect(amountOf('waiting')).toBeGreaterThanOrEqual(1_899_001);
  expect(amountOf('waiting')).toBeLessThanOrEqual(1_899_999);
  expect(payments.map(({ state }) => state).toSorted()).toEqual(['approved', 'waiting']);
});
