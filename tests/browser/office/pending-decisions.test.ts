import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { ready } from '../../support/act/review-desk.ts';
import { button, listShown, press, rowButton, rowOf, sendNow } from '../../support/act/steps.ts';
import { documentsOf, storedDocument } from '../../support/check/stores.ts';
import { jpeg } from '../../support/make/images.ts';
import { makeAdmin, makeMember, type Person, register } from '../../support/make/people.ts';
import { eventually, gone, goOffline, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const renewals = '/admin/request-renewal';
const statusOf = async ({ id }: Person) => (await storedDocument('users', id)).isActive;
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const standing = (page: Page) => page.getByRole('region', { name: 'Keputusan yang belum dikirim' });
const renewing = () => makeMember({ status: 'RequestRenew' });

test('a row stands for ten seconds, in which it can be taken back, on another screen too', async ({
  visit,
}) => {
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
  await gone(standing(page));

  await page.keyboard.press('Enter');
  await rowButton(page, 'Reject', two).click();
  await press(page.getByRole('alertdialog'), 'Reject');
  await shown(rowOf(page, two).getByText('Akan ditolak', { exact: true }));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await press(page, `Urungkan: ${two.name}`);
  await page.clock.fastForward(9000);
  expect(sent).toEqual([]);
  await page.clock.fastForward(1100);
  await gone(standing(page));
  await eventually(() => statusOf(one)).toBe('active');
  expect(sent).toEqual([`PUT /api/users/user/${one.id}/renew`]);
  expect(await statusOf(two)).toBe('RequestRenew');
});

test('on a telephone what becomes of it and its way back are in sight, however long the name', async ({
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
  const undo = button(standing(page), `Urungkan: ${member.name}`);
  await shown(undo);
  const { x = 0, width = 0 } = (await undo.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(360);
  const words = standing(page).getByText(/akan disetujui$/);
  expect(await words.evaluate((place) => place.scrollWidth <= place.clientWidth)).toBe(true);
  await undo.click();
  await gone(standing(page));
});

describe('nothing is lost', () => {
  test('when the tab is closed: what stood is sent with it', async ({ visit }) => {
    const [admin, one, two] = await Promise.all([makeAdmin(), renewing(), renewing()]);
    // No request passes the driver there, which would lose those of a window that is gone.
    const page = await visit(renewals, { as: admin, hasCache: true });
    await rowButton(page, 'Approve', one).click();
    await rowButton(page, 'Approve', two).click();
    await shown(standing(page).getByText(two.name, { exact: true }));
    // A browser goes on when one of its tabs is closed.
    await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    for (const person of [one, two]) await eventually(() => statusOf(person)).toBe('active');
  });

  test('without network: it is sent by the next visit of this admin, and by no other', async ({ visit }) => {
    const [admin, other, member] = await Promise.all([makeAdmin(), makeAdmin(), renewing()]);
    const page = await visit(renewals, {
      as: admin,
      refusals: ['PUT /api/users/user/*/renew failed'],
    });
    await rowButton(page, 'Approve', member).click();
    await shown(standing(page));
    const context = page.context();
    await goOffline(page);
    await press(page, 'Kirim sekarang');
    await shown(standing(page).getByText('belum terkirim, menunggu sambungan', { exact: false }));
    await page.close();
    await context.setOffline(false);
    expect(await statusOf(member)).toBe('RequestRenew');

    const later = await context.newPage();
    await later.goto('/login');
    await later.evaluate((token) => localStorage.setItem('token', token), other.token);
    await later.goto(renewals);
    await shown(rowButton(later, 'Approve', member));
    expect(await standing(later).count()).toBe(0);
    await later.evaluate((token) => localStorage.setItem('token', token), admin.token);
    await later.goto('/admin');
    await shown(later.getByText(`Keputusan dari kunjungan sebelumnya dikirim: ${member.name}.`));
    await eventually(() => statusOf(member)).toBe('active');
  });

  test('with a logout, which sends first', async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), renewing()]);
    const page = await visit(renewals, { as: admin });
    await rowButton(page, 'Approve', member).click();
    await shown(standing(page));
    await press(page, 'Logout');
    await shown(page.getByRole('heading', { level: 1, name: 'Masuk' }));
    expect(await statusOf(member)).toBe('active');
  });
});

test('what another admin decided meanwhile is told in its row, by whom, and in the bar', async ({
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
  await gone(page.getByText('sudah ditolak oleh Ratna', { exact: false }));
});

test('a proof that was replaced after it was opened is not decided by the old one, and is seen first', async ({
  visit,
}) => {
  const [admin, member, other] = await Promise.all([makeAdmin(), renewing(), renewing()]);
  const paymentOf = async () => String((await storedDocument('users', member.id)).paymentId);
  const page = await visit(renewals, { as: admin, refusals: ['PUT /api/users/user/*/renew 409'] });
  await rowButton(page, 'View payment proof of', member).click();
  await shown(page.getByRole('dialog').getByRole('img', { name: `Payment proof of ${member.name}` }));
  const paymentProof = { name: 'bukti.jpg', bytes: await jpeg(500, 700) };
  await as(member).ok('replaceProof', { id: await paymentOf(), paymentProof });
  await page.keyboard.press('Escape');
  await gone(page.getByRole('dialog'));
  // The list is read anew and knows of the new proof; whoever decides has not seen it.
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
  await ready(page, member);
  await shown(page.getByRole('img', { name: `Payment proof of ${member.name}` }));
  expect(proofs).toEqual([`GET /api/payments/${await paymentOf()}/proof`]);
  await page.keyboard.press('a');
  await shown(page.getByText('Semua permintaan sudah diputuskan'));
  await sendNow(page);
  expect(await statusOf(member)).toBe('active');
});

test('a used proof is marked, left out by bulk, and approved where it was seen', async ({ visit }) => {
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
  await press(page, 'Approve selected');
  const dialog = page.getByRole('alertdialog', { name: 'Approve Selected' });
  await shown(
    dialog.getByText('Approve 1 request?', { exact: true }),
    dialog.getByText(plain.name, { exact: true }),
    dialog.getByText('2 dilewati:', { exact: true }),
    dialog.getByRole('link', { name: `Buka tinjauan: ${second.name}` }),
  );
  await button(dialog, 'Approve').click();
  await sendNow(page);
  await listShown(page, 'Request Register (2)');
  await page.getByRole('link', { name: `Review ${second.name}`, exact: true }).click();
  await ready(page, second);
  await shown(page.getByRole('alert').filter({ hasText: 'Bukti ini sudah pernah dipakai.' }));
  await page.keyboard.press('a');
  await ready(page, first);
  await sendNow(page);
  expect(await statusOf(second)).toBe('active');
  expect(await statusOf(first)).toBe('waitingApproval');
  expect(Object.keys(await documentsOf('users'))).toHaveLength(4);
});
