/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  button,
  listShown,
  press,
  requestShown,
  rowButton,
  rowOf,
  sendNow,
} from '../../support/actions/steps.ts';
import { documentsOf, paymentIdOf, storedDocument } from '../../support/assertions/stores.ts';
import { jpeg } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, register } from '../../support/factories/people.ts';
import { eventually, goOffline, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const renewals = '/admin/request-renewal';
const statusOf = async ({ id }: Person) => (await storedDocument('users', id)).isActive;
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const pendingDecisions = (page: Page) => page.getByRole('region', { name: 'Keputusan yang belum dikirim' });
const renewing = () => makeMember({ status: 'RequestRenew' });

test('a decision can be undone for ten seconds, also on another screen', async ({ visit }) => {
  const [admin, one, two] = await Promise.all([makeAdmin(), renewing(), renewing()]);
  const page = await visit(renewals, { as: admin });
  await listShown(page, 'Request Renewal (2)');
  await page.clock.install();
  const sent = requestsOf(page, 'PUT /api/users/user/*/*');
  await rowButton(page, 'Approve', one).focus();
  await page.keyboard.press('Enter');
  await shown(rowOf(page, one).getByText('Akan disetujui', { exact: true }));
  await eventually(() => focusOf(page)).toBe(`Urungkan ${one.name}`);
  await page.keyboard.press('Enter');
  await eventually(() => focusOf(page)).toBe(`Approve ${one.name}`);
  await hidden(pendingDecisions(page));

  const decidedAt = await page.evaluate(() => Date.now());
  await page.keyboard.press('Enter');
  await rowButton(page, 'Reject', two).click();
  await press(page.getByRole('alertdialog'), 'Reject');
  await shown(rowOf(page, two).getByText('Akan ditolak', { exact: true }));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await press(page, `Urungkan: ${two.name}`);
  await page.clock.pauseAt(decidedAt + 9900);
  expect(sent).toEqual([]);
  await page.clock.resume();
  await hidden(pendingDecisions(page));
  await eventually(() => statusOf(one)).toBe('active');
  expect(sent).toEqual([`PUT /api/users/user/${one.id}/renew`]);
  expect(await statusOf(two)).toBe('RequestRenew');
});

test('on a phone the state of a decision and its undo button are visible with any name', async ({
  visit,
}) => {
  const [admin, member] = await Promise.all([
    makeAdmin(),
    makeMember({
      status: 'RequestRenew',
      record: { name: 'Prof. Dr. Ir. Hj. Siti Nurhaliza Rahmawati, Ph.D.' },
    }),
  ]);
  const page = await visit(renewals, { as: admin, width: 360 });
  await rowButton(page, 'Approve', member).click();
  const undo = button(pendingDecisions(page), `Urungkan: ${member.name}`);
  await shown(undo);
  const { x = 0, width = 0 } = (await undo.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(360);
  const words = pendingDecisions(page).getByText(/akan disetujui$/);
  expect(await words.evaluate((place) => place.scrollWidth <= place.clientWidth)).toBe(true);
  await undo.click();
  await hidden(pendingDecisions(page));
});

describe('a pending decision', () => {
  test('is sent when the tab is closed', async ({ visit }) => {
    const [admin, one, two] = await Promise.all([makeAdmin(), renewing(), renewing()]);
    // Playwright does not intercept here, because it would lose the requests of a closed page.
    const page = await visit(renewals, { as: admin, hasCache: true });
    await rowButton(page, 'Approve', one).click();
    await rowButton(page, 'Approve', two).click();
    await shown(pendingDecisions(page).getByText(two.name, { exact: true }));
    // A browser keeps running when one of its tabs is closed.
    await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    for (const person of [one, two]) await eventually(() => statusOf(person)).toBe('active');
  });

  test('without network is sent at the next visit of this admin, and of no other', async ({ visit }) => {
    const [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin(), renewing()]);
    const page = await visit(renewals, {
      as: admin,
      refusals: ['PUT /api/users/user/*/renew failed'],
    });
    await rowButton(page, 'Approve', member).click();
    await shown(pendingDecisions(page));
    const context = page.context();
    await goOffline(page);
    await press(page, 'Kirim sekarang');
    await shown(pendingDecisions(page).getByText('belum terkirim, menunggu sambungan', { exact: false }));
    await page.close();
    await context.setOffline(false);
    expect(await statusOf(member)).toBe('RequestRenew');

    const later = await context.newPage();
    await later.goto('/login');
    await later.evaluate((token) => localStorage.setItem('token', token), other.token);
    await later.goto(renewals);
    await shown(rowButton(later, 'Approve', member));
    expect(await pendingDecisions(later).count()).toBe(0);
    await later.evaluate((token) => localStorage.setItem('token', token), admin.token);
    await later.goto('/admin');
    await shown(later.getByText(`Keputusan dari kunjungan sebelumnya dikirim: ${member.name}.`));
    await eventually(() => statusOf(member)).toBe('active');
  });

  test('is sent before a logout', async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), renewing()]);
    const page = await visit(renewals, { as: admin });
    await rowButton(page, 'Approve', member).click();
    await shown(pendingDecisions(page));
    await press(page, 'Logout');
    await shown(page.getByRole('heading', { level: 1, name: 'Daftar atau masuk' }));
    expect(await statusOf(member)).toBe('active');
  });
});

test('a concurrent decision of another admin is shown in its row, with the name, and in the bar', async ({
  visit,
}) => {
  const [admin, other, one, two] = await Promise.all([
    makeAdmin(),
    makeAdmin({ name: 'Ratna' }),
    renewing(),
    renewing(),
  ]);
  const page = await visit(renewals, { as: admin, refusals: ['PUT /api/users/user/*/renew 409'] });
  await rowButton(page, 'Approve', one).click();
  await rowButton(page, 'Approve', two).click();
  await as(other).ok('rejectRenewal', { id: one.id });
  await as(other).ok('approveRenewal', { id: two.id });
  await sendNow(page);
  await shown(
    page.getByRole('alert').getByText('Permintaan ini sudah ditolak oleh Ratna pada', { exact: false }),
    page.getByText(`${two.name}: Permintaan ini sudah disetujui oleh Ratna pada`, { exact: false }),
  );
  await listShown(page, 'Request Renewal (0)');
  await press(page, `Tutup pesan tentang ${one.name}`);
  await hidden(page.getByText('sudah ditolak oleh Ratna', { exact: false }));
});

test('a proof replaced after its view cannot be decided by the old one, and must be viewed first', async ({
  visit,
}) => {
  const [admin, member, other] = await Promise.all([makeAdmin(), renewing(), renewing()]);
  const page = await visit(renewals, { as: admin, refusals: ['PUT /api/users/user/*/renew 409'] });
  await rowButton(page, 'Lihat bukti pembayaran', member).click();
  await shown(page.getByRole('dialog').getByRole('img', { name: `Bukti pembayaran ${member.name}` }));
  const paymentProof = { name: 'bukti.jpg', bytes: await jpeg(500, 700) };
  await as(member).ok('replaceProof', { id: await paymentIdOf(member), paymentProof });
  await page.keyboard.press('Escape');
  await hidden(page.getByRole('dialog'));
  // The list reloads with the new proof, which the admin has not seen.
  await rowButton(page, 'Approve', other).click();
  await sendNow(page);
  await listShown(page, 'Request Renewal (1)');
  await rowButton(page, 'Approve', member).click();
  await sendNow(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Pemohon mengganti bukti pembayarannya pada' });
  await shown(alert.getByText(member.name, { exact: true }));
  expect(await statusOf(member)).toBe('RequestRenew');

  const proofs = requestsOf(page, 'GET /api/payments/*/proof');
  await alert.getByRole('link', { name: `Buka tinjauan: ${member.name}` }).click();
  await requestShown(page, member);
  await shown(page.getByRole('img', { name: `Bukti pembayaran ${member.name}` }));
  expect(proofs).toEqual([`GET /api/payments/${await paymentIdOf(member)}/proof`]);
  await page.keyboard.press('a');
  await shown(page.getByText('Semua permintaan sudah diputuskan'));
  await sendNow(page);
  expect(await statusOf(member)).toBe('active');
});

test('a reused proof is marked, excluded from bulk approval, and approved at its review', async ({
  visit,
}) => {
  const paymentProof = { name: 'bukti.jpg', bytes: await jpeg(500, 700) };
  const [admin, plain] = [await makeAdmin(), await register()];
  const [first, second] = [await register({ paymentProof }), await register({ paymentProof })];
  const page = await visit('/admin/request-register', { as: admin });
  await listShown(page, 'Request Register (3)');
  for (const person of [first, second]) {
    await shown(rowOf(page, person).getByText('Bukti pernah dipakai', { exact: true }));
    expect(await rowButton(page, 'Approve', person).count()).toBe(0);
  }
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await press(page, 'Setujui yang dipilih');
  const dialog = page.getByRole('alertdialog', { name: 'Setujui yang Dipilih' });
  await shown(
    dialog.getByText('Setujui 1 permintaan?', { exact: true }),
    dialog.getByText(plain.name, { exact: true }),
    dialog.getByText('2 dilewati:', { exact: true }),
    dialog.getByRole('link', { name: `Buka tinjauan: ${second.name}` }),
  );
  await button(dialog, 'Setujui').click();
  await sendNow(page);
  await listShown(page, 'Request Register (2)');
  await page.getByRole('link', { name: `Tinjau ${second.name}`, exact: true }).click();
  await requestShown(page, second);
  await shown(page.getByRole('alert').filter({ hasText: 'Bukti ini sudah pernah dipakai.' }));
  await page.keyboard.press('a');
  await requestShown(page, first);
  await sendNow(page);
  expect(await statusOf(second)).toBe('active');
  expect(await statusOf(first)).toBe('waitingApproval');
  expect(Object.keys(await documentsOf('users'))).toHaveLength(4);
});
