import { formatRupiah } from 'contract/text/numbers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  button,
  clickTwice,
  endedDialog,
  listShown,
  logInWithin,
  rowOf,
  sendNow,
} from '../../support/actions/steps.ts';
import { expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { changeDocument, documentOf, storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeRenewalsWithBills } from '../../support/factories/bills.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../support/factories/people.ts';
import {
  eventually,
  hidden,
  requestsOf,
  shown,
  stopAnimationFrames,
  test,
} from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { makeGate } from '../../support/suite/interleaving.ts';

const pick = (page: Page, { name }: Pick<Person, 'name'>) =>
  page.getByRole('checkbox', { name: `Pilih ${name}` });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });
const chosen = (page: Page, count: number) =>
  page.getByRole('status').getByText(`${count} dipilih`, { exact: true });
const path = '/admin/manage-user';

test('the registrations and renewals among the selected users are approved', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, joining, renewing, active] = await Promise.all([
    makeAdmin(),
    makeMember({ status: 'waitingApproval' }),
    makeMember({ status: 'RequestRenew' }),
    makeMember(),
  ]);
  const page = await visit(path, { as: admin });
  for (const person of [joining, renewing, active]) await pick(page, person).check();
  await shown(chosen(page, 3));

  await button(page, 'Setujui yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Setujui yang Dipilih' });
  await shown(
    dialog.getByText('Setujui 2 permintaan?', { exact: true }),
    dialog.getByText(joining.name, { exact: true }),
    dialog.getByText(renewing.name, { exact: true }),
    dialog.getByText('1 lainnya tidak menunggu persetujuan dan dilewati.'),
  );
  await hidden(dialog.getByText(active.name, { exact: true }));
  const sent = requestsOf(page, 'PUT /api/users/user/*/*');
  await clickTwice(dialog.getByRole('button', { name: 'Setujui', exact: true }));
  await hidden(dialog);
  await shown(page.getByText('2 permintaan', { exact: true }));
  await expectGoodScreen(page);
  await sendNow(page);
  expect(sent.toSorted()).toEqual(
    [`PUT /api/users/user/${joining.id}/approve`, `PUT /api/users/user/${renewing.id}/renew`].toSorted(),
  );
  await shown(rowOf(page, joining).getByText('Active', { exact: true }), chosen(page, 1));
  for (const { id } of [joining, renewing]) {
    expect(await storedDocument('users', id)).toMatchObject({ isActive: 'active' });
  }
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('approving a selection states its amounts, and leaves a payment of another amount to the desk', async ({
  visit,
}) => {
  const [admin, [first, second, short]] = [await makeAdmin(), await makeRenewalsWithBills(3)];
  if (first === undefined || second === undefined || short === undefined) throw new Error('too few renewals');
  const line = { id: 'line', date: '2026-01-05', sen: 10_000_000, narrative: 'TRSF' };
  const why = { amountFits: false, codeFits: true, nameFits: null };
  const { bill } = await storedDocument('users', short.id);
  await changeDocument('users', short.id, { bankMatch: { bill, line: { ...line, why } } });
  const page = await visit('/admin/request-renewal', { as: admin });
  await shown(pick(page, first));
  await all(page).check();
  await button(page, 'Setujui yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Setujui yang Dipilih' });
  await shown(
    dialog.getByText('Setujui 2 permintaan?', { exact: true }),
    dialog.getByText(formatRupiah(first.transfer.rupiah), { exact: true }),
    dialog.getByText(formatRupiah(second.transfer.rupiah), { exact: true }),
    dialog.getByText('Total 2 pembayaran', { exact: true }),
    dialog.getByText(formatRupiah(first.transfer.rupiah + second.transfer.rupiah), { exact: true }),
    dialog.getByText('Dapat diurungkan selama 10 detik. Setelah terkirim, keputusan tetap.'),
    dialog.getByText(`berbeda dengan tagihan ${formatRupiah(short.transfer.rupiah)}`, { exact: false }),
    dialog.getByRole('link', { name: `Buka tinjauan: ${short.name}` }),
  );
});

test('all requests of a page are rejected with one reason, and one that another admin decided is listed separately', {
  tags: ['full'],
}, async ({ visit }) => {
  const [admin, other, joining, renewing, gonePerson] = await Promise.all([
    makeAdmin({ name: 'Ratna' }),
    makeAdmin({ name: 'Lain' }),
    makeMember({ status: 'waitingApproval' }),
    makeMember({ status: 'RequestRenew' }),
    makeMember({ status: 'waitingApproval' }),
  ]);
  const page = await visit(`${path}?q=anggota`, {
    as: admin,
    refusals: ['DELETE /api/users/user/*/reject-regist 409'],
  });
  await shown(rowOf(page, joining));
  await all(page).check();
  await shown(chosen(page, 3));
  await as(other).ok('rejectRegistration', { id: gonePerson.id });
  await button(page, 'Tolak yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Tolak yang Dipilih' });
  await shown(dialog.getByText('Tolak 3 permintaan?'));
  await dialog.getByLabel(/Alasan penolakan/).fill('Bukti buram.');
  await dialog.getByRole('button', { name: 'Tolak', exact: true }).click();
  await sendNow(page);
  const alert = page.getByRole('alert').filter({ hasText: gonePerson.name });
  await shown(alert.getByText(`Permintaan ini sudah ditolak oleh ${other.name} pada`));
  await hidden(rowOf(page, joining));
  expect(await documentOf('users', joining.id)).toBeUndefined();
  expect(await storedDocument('users', renewing.id)).toMatchObject({
    isActive: 'rejectedByAdmin',
    rejectionReason: 'Bukti buram.',
  });
});

test('a bulk deletion can be stopped, and the remaining users stay selected', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, people] = await Promise.all([makeAdmin({ name: 'Ratna' }), makeMany(3)]);
  const page = await visit(`${path}?q=anggota&sort=createdAt`, { as: admin });
  await shown(rowOf(page, people[0] as Person));
  await all(page).check();
  const gate = makeGate();
  await page.route('**/api/users/user/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await gate.opened;
    return route.continue();
  });
  await button(page, 'Hapus yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Hapus yang Dipilih' });
  await shown(dialog.getByText('Hapus 3 pengguna? Tindakan ini tidak dapat dibatalkan.'));
  // Escape means no, and the focus returns to the button.
  await page.keyboard.press('Escape');
  await hidden(dialog);
  await button(page, 'Hapus yang dipilih').click();
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await shown(dialog.getByText('0 dari 3 selesai'));
  expect(await dialog.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 dari 3');
  await dialog.getByRole('button', { name: 'Hentikan' }).click();
  gate.open();
  await shown(
    dialog.getByText('1 dari 3 berhasil'),
    dialog.getByText('Dihentikan: 2 belum dikerjakan dan tetap terpilih.'),
  );
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await shown(chosen(page, 2));
  await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(2);
  expect((await valuesOf('users')).length).toBe(3);
  await button(page, 'Batalkan pilihan').click();
  await hidden(chosen(page, 2));
});

test('a key before the next frame means no', { tags: ['full'] }, async ({ visit }) => {
  const [admin, people] = await Promise.all([makeAdmin(), makeMany(1)]);
  const page = await visit(path, { as: admin });
  await pick(page, people[0] as Person).check();
  await shown(chosen(page, 1));
  await stopAnimationFrames(page);
  await button(page, 'Hapus yang dipilih').click();
  const cancel = page
    .getByRole('alertdialog', { name: 'Hapus yang Dipilih' })
    .getByRole('button', { name: 'Batal' });
  expect(await cancel.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a bulk run pauses when the session ends, and continues after a new login', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, people] = await Promise.all([makeAdmin({ name: 'Ratna' }), makeMany(3)]);
  const page = await visit(`${path}?q=anggota&sort=createdAt`, {
    as: admin,
    refusals: ['DELETE /api/users/user/* 401'],
  });
  await shown(rowOf(page, people[0] as Person));
  await all(page).check();
  const sent = requestsOf(page, 'DELETE /api/users/user/*');
  // Ended elsewhere while the second request is pending.
  await page.route('**/api/users/user/*', async (route) => {
    if (route.request().method() === 'DELETE' && sent.length === 2) await as(admin).ok('logout', {});
    return route.fallback();
  });
  await button(page, 'Hapus yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Hapus yang Dipilih' });
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await shown(endedDialog(page));
  expect((await valuesOf('users')).length).toBe(3);
  expect(sent).toHaveLength(2);
  await logInWithin(page, admin);
  await shown(dialog.getByText('3 dari 3 berhasil'));
  expect((await valuesOf('users')).length).toBe(1);
  // The second of three was sent again.
  expect(sent).toHaveLength(4);
});

test('all selected requests are approved', { tags: ['full'] }, async ({ visit }) => {
  const [admin, ...people] = await Promise.all([
    makeAdmin(),
    ...Array.from({ length: 3 }, () => makeMember({ status: 'waitingApproval' })),
  ]);
  const [first, second, third] = people as [Person, Person, Person];
  const page = await visit('/admin/request-register', { as: admin });
  await listShown(page, 'Request Register (3)');
  await pick(page, first).focus();
  await page.keyboard.press('Space');
  await pick(page, second).check();
  await shown(chosen(page, 2));
  const sent = requestsOf(page, 'PUT /api/users/user/*/approve');
  await button(page, 'Setujui yang dipilih').click();
  const dialog = page.getByRole('alertdialog', { name: 'Setujui yang Dipilih' });
  await shown(dialog.getByText('Setujui 2 permintaan?'));
  await dialog.getByRole('button', { name: 'Setujui', exact: true }).click();
  await sendNow(page);
  await listShown(page, 'Request Register (1)');
  await shown(rowOf(page, third));
  expect(sent).toHaveLength(2);
  await pick(page, third).check();
  await page.getByRole('button', { name: `Approve ${third.name}`, exact: true }).click();
  await sendNow(page);
  await listShown(page, 'Request Register (0)');
  await hidden(chosen(page, 1));
});
