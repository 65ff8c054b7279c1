import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { clickTwice } from '../../support/actions/steps.ts';
import { readPdf } from '../../support/assertions/files.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';

const receiptButton = (page: Page) => page.getByRole('button', { name: /^Kuitansi / });

async function downloaded(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  return { name: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

test('a member downloads the receipt from the payment history by keyboard', async ({ visit }) => {
  const member = await makeMember({ record: { name: 'Dewi Lestari' } });
  const page = await visit('/membership', { as: member });
  await receiptButton(page).focus();
  const first = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(first.name).toMatch(/^kuitansi-KW-\d{4}-000001\.pdf$/);
  expect(first.pdf.text).toContain('Dewi Lestari');
  await shown(page.getByRole('status').getByText('Kuitansi diunduh.'));
  expect(await receiptButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  const again = await downloaded(page, () => clickTwice(receiptButton(page)));
  expect(again).toEqual(first);
});

test('an admin downloads the receipt from the page of the member', { tags: ['full'] }, async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ record: { name: 'Dewi Lestari' } })];
  const page = await visit(`/admin/manage-user/${member.id}`, { as: admin });
  await atRest(page);
  const { pdf } = await downloaded(page, () => receiptButton(page).click());
  expect(pdf.text).toContain('Dewi Lestari');
});

test('a name in another script is requested once in Latin letters', { tags: ['full'] }, async ({ visit }) => {
  const member = await makeMember({ record: { name: '李小龍' } });
  const page = await visit('/membership', {
    as: member,
    refusals: ['POST /api/payments/*/receipt 409'],
  });
  await receiptButton(page).click();
  await page.getByLabel('Nama dalam huruf Latin').fill('Li Xiaolong');
  const { pdf } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(pdf.text).toContain('Li Xiaolong');
  await hidden(page.getByLabel('Nama dalam huruf Latin'));
  await downloaded(page, () => receiptButton(page).click());
});

test('a waiting or rejected payment has no receipt', { tags: ['full'] }, async ({ visit }) => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  const page = await visit('/membership', { as: member });
  await shown(page.getByRole('button', { name: /^Lihat bukti pembayaran / }));
  expect(await receiptButton(page).count()).toBe(0);
  await as(admin).ok('rejectRenewal', { id: member.id });
  await page.reload();
  await shown(page.getByText('Ditolak', { exact: true }).first());
  await eventually(() => receiptButton(page).count()).toBe(0);
});
