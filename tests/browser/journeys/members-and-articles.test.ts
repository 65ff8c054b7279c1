import { expect } from 'vitest';
import { goToEnd } from '../../support/actions/content-steps.ts';
import { pasteInto } from '../../support/actions/editor-steps.ts';
import {
  button,
  choose,
  field,
  fillRegistration,
  heading,
  logIn,
  requestShown,
  rowOf,
  sendNow,
} from '../../support/actions/steps.ts';
import { drawnTexts, recordDrawnTexts } from '../../support/assertions/card.ts';
import { changeDocument, documentsOf, valuesOf } from '../../support/assertions/stores.ts';
import { googleDocs } from '../../support/factories/clipboards.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';

/** Long journeys through the product, each by one person. Details between the steps are tested elsewhere. */

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

test('an article is pasted from Docs, scheduled, and opened by link after its publication', async ({
  visit,
}) => {
  const page = await visit('/admin/manage-blog/add', { as: await makeAdmin() });
  await field(page, 'Title').fill('Kuliah tamu: sistem informasi desa');
  await field(page, 'Author').fill('Sari');
  await field(page, 'Category').selectOption('sharing');
  const text = page.getByRole('textbox', { name: 'Content', exact: true });
  await shown(text, page.getByRole('toolbar', { name: 'Format teks' }));
  await text.focus();
  await pasteInto(text, { html: googleDocs, plain: 'Kuliah tamu' });
  await shown(text.getByRole('heading', { name: 'Kuliah tamu' }));
  await goToEnd(page, 'Control+End');
  await page.keyboard.press('Control+z');
  await hidden(text.getByRole('heading', { name: 'Kuliah tamu' }));
  await page.keyboard.press('Control+Shift+z');
  await shown(text.getByRole('heading', { name: 'Kuliah tamu' }));
  await field(page, 'Terbit pada').fill('2040-02-03T09:30');
  await button(page, 'Jadwalkan 3 Februari 2040 pukul 09.30 WIB').click();
  await arrivedAt(page, '/admin/manage-blog');
  const row = rowOf(page, { name: 'Kuliah tamu: sistem informasi desa' });
  await shown(row.getByText('Terjadwal', { exact: true }));

  const [id = ''] = Object.keys(await documentsOf('blogs'));
  const opened = () => fetch(`${suite.baseUrl}/blog/blog-details/${id}`);
  expect((await opened()).status).toBe(404);

  // Its publication time passes.
  await changeDocument('blogs', id, { createdAt: new Date(Date.now() - 60_000) });
  const answer = await opened();
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<meta property="og:title" content="Kuliah tamu: sistem informasi desa');
  expect(html).toMatch(/<h2[^>]*>Kuliah tamu<\/h2>/);
  await page.reload();
  await shown(row.getByText('Terbit', { exact: true }));
});
