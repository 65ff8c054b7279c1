/** @module-tag full */
import { dayStart } from 'contract/text/dates';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createStatementFiles } from '../../../tools/seed/statements/files.ts';
import { createDemoBankAccount } from '../../../tools/seed/statements/transfers.ts';
import { button, heading, listShown, press, requestShown } from '../../support/actions/steps.ts';
import { valuesOf } from '../../support/assertions/stores.ts';
import { makeRenewalsWithBills, type Renewal } from '../../support/factories/bills.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { requestsOf, shown, test } from '../../support/suite/browser.ts';

/** Actions of a treasurer, as the browser counts them. */
interface Effort {
  readonly keys: number;
  readonly clicks: number;
}

/** Makes a page count every key and press until it reloads. */
const countEffort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const effort = { keys: 0, clicks: 0 };
    Object.assign(window, { effort });
    window.addEventListener('keydown', () => (effort.keys += 1), true);
    window.addEventListener('pointerdown', () => (effort.clicks += 1), true);
  });

const effortOf = (page: Page): Promise<Effort> =>
  page.evaluate(() => (window as unknown as { effort: Effort }).effort);

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Sends forty decisions one after another, which takes longer than other waits. */
async function sendAll(page: Page): Promise<void> {
  await press(page, 'Kirim sekarang');
  await page
    .getByRole('region', { name: 'Keputusan yang belum dikirim' })
    .waitFor({ state: 'hidden', timeout: 90_000 });
}

async function expectAllActive(renewals: readonly Renewal[]): Promise<void> {
  const [users, payments, bills] = await Promise.all([
    valuesOf('users'),
    valuesOf('payments'),
    valuesOf('bills'),
  ]);
  expect(users.filter(({ isActive }) => isActive === 'active')).toHaveLength(renewals.length + 1);
  expect(payments.map(({ state }) => state)).toEqual(renewals.map(() => 'approved'));
  expect(bills.map(({ state }) => state)).toEqual(renewals.map(() => 'closed'));
}

test('forty renewals without a statement take one key and one view of the proof each', async ({ visit }) => {
  const [admin, renewals] = [await makeAdmin(), await makeRenewalsWithBills(40)];
  const page = await visit('/admin', { as: admin });
  const proofRequests = requestsOf(page, 'GET /api/payments/*/proof');
  await shown(link(page, 'Request Renewal'));
  await countEffort(page);
  const start = performance.now();
  await link(page, 'Request Renewal').click();
  await link(page, 'Meja tinjau').click();
  for (const renewal of renewals) {
    await requestShown(page, renewal);
    await page.keyboard.press('a');
  }
  await shown(heading(page, 'Meja tinjau: perpanjangan'));
  await sendAll(page);
  expect(await effortOf(page)).toEqual({ keys: 40, clicks: 3 });
  expect(new Set(proofRequests).size).toBe(40);
  report('by proofs alone', start);
  await expectAllActive(renewals);
});

test('forty renewals with a statement take one press per page, and no proof is viewed', async ({ visit }) => {
  const [admin, renewals] = [await makeAdmin(), await makeRenewalsWithBills(40)];
  const account = createDemoBankAccount(
    renewals.map(({ transfer }) => transfer),
    new Date(dayStart(new Date()).getTime() + 86_400_000),
  );
  const [{ name, bytes } = { name: '', bytes: Buffer.alloc(0) }] = createStatementFiles(account);
  const page = await visit('/admin', { as: admin });
  const proofRequests = requestsOf(page, 'GET /api/payments/*/proof');
  await shown(link(page, 'Mutasi bank'));
  await countEffort(page);
  const start = performance.now();
  await link(page, 'Mutasi bank').click();
  await link(page, 'Impor mutasi').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Berkas mutasi').click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: bytes });
  await press(page, 'Impor mutasi');
  await shown(page.getByText('Cocok dengan tagihan: 40'));
  await link(page, 'Ke permintaan perpanjangan').click();
  await listShown(page, 'Request Renewal (40)');
  for (const number of [1, 2, 3, 4]) {
    await shown(page.getByText(`Halaman ${number} dari 4`, { exact: true }));
    await press(page, 'Pilih 10 yang sudah masuk mutasi');
    await shown(page.getByRole('status').getByText(`${number * 10} dipilih`, { exact: true }));
    if (number < 4) await button(page, `Next, halaman ${number + 1}`).click();
  }
  await press(page, 'Setujui yang dipilih');
  await press(page, 'Setujui');
  await sendAll(page);
  expect(await effortOf(page)).toEqual({ keys: 0, clicks: 15 });
  expect(proofRequests).toEqual([]);
  report('with a statement', start);
  await expectAllActive(renewals);
});

function report(how: string, start: number): void {
  process.stdout.write(`Forty renewals ${how}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
