/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, heading } from '../../support/actions/steps.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin, makeMany, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, breakServer, eventually, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const steps = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
const textsOf = (page: Page, title: string) => steps(page, title).allTextContents();
const paymentsOf = (page: Page) =>
  page.getByRole('region', { name: 'Riwayat pembayaran' }).getByRole('listitem');

test('an applicant sees the progress of the proof and the usual waiting time', async ({ visit }) => {
  await makeMany(5, { status: 'expired' });
  const member = await makeMember({ status: 'waitingApproval' });
  const page = await visit('/membership', { as: member });
  await shown(page.getByText('Biasanya diputuskan dalam kurang dari satu hari.'));
  const [received, review, decision] = await textsOf(page, 'Status pendaftaran');
  expect(received).toMatch(/^Selesai: Bukti pembayaran diterima\d/);
  expect(review).toContain('Sedang berlangsung: Sedang diperiksa');
  expect(decision).toBe('Belum: Keputusan');
  expect(await steps(page, 'Status pendaftaran').nth(1).getAttribute('aria-current')).toBe('step');
  await shown(paymentsOf(page).getByText('Menunggu persetujuan', { exact: true }));
});

test('a member with a rejected renewal sees the reason and uploads a new proof without typing', async ({
  visit,
}) => {
  const admin = await makeAdmin();
  const member = await makeMember({ status: 'RequestRenew' });
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Jumlah transfer kurang.' });
  const page = await visit('/membership', { as: member });
  await shown(steps(page, 'Status perpanjangan').getByText('Alasan: Jumlah transfer kurang.'));
  await shown(paymentsOf(page).getByText('Alasan penolakan: Jumlah transfer kurang.'));
  await shown(page.getByText('Unggah bukti baru. Data lain sudah tersimpan.'));
  // One action, one link.
  expect(await page.locator('main a[href="/membership/renew"]').count()).toBe(1);
  await page.getByRole('link', { name: 'Renew Membership' }).click();
  await arrivedAt(page, '/membership/renew');
  await shown(heading(page, 'Perpanjang keanggotaan'), page.getByText('Alasan: Jumlah transfer kurang.'));
  await choose(page, 'Bukti pembayaran', await proof());
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('link', { name: 'Lihat statusnya', exact: true }).click();
  await shown(steps(page, 'Status perpanjangan').getByText('Sedang diperiksa'));
  await eventually(() => paymentsOf(page).count()).toBe(2);
});

test('a history that fails to load leaves the rest of the page, and can be retried', async ({ visit }) => {
  const member = await makeMember({ status: 'RequestRenew' });
  const refusals = ['GET /api/users/user/*/payments 500', 'GET /api/payments/usual-wait 500'];
  const page = await visit('/login', { refusals });
  await page.evaluate((token) => localStorage.setItem('token', token), member.token);
  const mendHistory = await breakServer(page, 'GET', '/api/users/user/*/payments');
  await breakServer(page, 'GET', '/api/payments/usual-wait');
  await page.goto('/membership');
  await shown(page.getByText('Riwayat pembayaran tidak dapat dimuat.'));
  await shown(steps(page, 'Status perpanjangan').getByText('Sedang diperiksa'));
  await mendHistory();
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
  await shown(paymentsOf(page).getByText('Menunggu persetujuan', { exact: true }));
});
