/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rowOf } from '../../support/actions/steps.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { arrivedAt, hidden, holdRequests, shown, test } from '../../support/suite/browser.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Cari' });
const found = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const showAll = (page: Page) => page.getByRole('button', { name: 'Tampilkan semua', exact: true });

/** Begins to wait until the number of found rows leaves the page, and then reads the text of the search box. */
const watchNumber = (number: Element) => ({
  boxAfter: new Promise<string | undefined>((resolve) => {
    const observer = new MutationObserver(() => {
      if (number.isConnected) return;
      observer.disconnect();
      resolve(document.querySelector<HTMLInputElement>('input[type=search]')?.value);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }),
});

test('each list has a search box, whose text is in the URL', async ({ visit }) => {
  await makeMember({ status: 'waitingApproval', record: { name: 'Sari Dewi' } });
  await makeMember({ status: 'RequestRenew', record: { name: 'Sari Dewi' } });
  await makeMessage({ firstName: 'Sari', lastName: 'Dewi' });
  await makeInstitution({ record: { name: 'Sari Dewi' } });
  await makeEvent({ title: 'Sari Dewi', bannerImage: null });
  const page = await visit('/admin/request-register', { as: await makeAdmin(), width: 360 });
  for (const [path, text] of [
    ['/admin/request-register', '1 permintaan ditemukan.'],
    ['/admin/request-renewal', '1 permintaan ditemukan.'],
    ['/admin/messages', '1 pesan ditemukan.'],
    ['/admin/institutions', '1 institusi ditemukan.'],
    ['/admin/manage-event', '1 acara ditemukan.'],
    ['/admin/manage-blog', '0 artikel ditemukan.'],
    ['/admin/manage-journal', '0 jurnal ditemukan.'],
    ['/admin/manage-product', '0 produk ditemukan.'],
    ['/admin/money/bills', '0 tagihan ditemukan.'],
  ] as const) {
    await page.goto(path);
    await searchBox(page).fill('sari dewi');
    await arrivedAt(page, `${path}?q=sari+dewi`);
    await shown(found(page, text));
    if (text.startsWith('0')) await shown(page.getByText('Tidak ditemukan', { exact: true }));
    const watched = await found(page, text).evaluateHandle(watchNumber);
    await showAll(page).click();
    await arrivedAt(page, path);
    expect(await watched.evaluate(({ boxAfter }) => boxAfter)).toBe('');
  }
});

test('a search finds messages beyond the page that is shown, and Back leaves it', async ({ visit }) => {
  await makeMessage({ firstName: 'Wulan', lastName: 'Sari' });
  for (let number = 1; number <= 12; number += 1)
    await makeMessage({ firstName: 'Budi', lastName: `${number}` });
  const page = await visit('/admin/messages', { as: await makeAdmin() });
  await shown(rowOf(page, { name: 'Budi 12' }), page.getByText('Halaman 1 dari 2'));
  await page.getByRole('button', { name: /^Next/ }).click();
  await arrivedAt(page, '/admin/messages?page=2');
  await searchBox(page).pressSequentially('wulan');
  await arrivedAt(page, '/admin/messages?q=wulan');
  await shown(found(page, '1 pesan ditemukan.'), rowOf(page, { name: 'Wulan Sari' }));
  await hidden(rowOf(page, { name: 'Budi 1' }));
  await page.goBack();
  await arrivedAt(page, '/admin/messages?page=2');
  await shown(rowOf(page, { name: 'Budi 1' }));
  expect(await searchBox(page).inputValue()).toBe('');
});

test('the pages of a search keep its text', async ({ visit }) => {
  for (let number = 1; number <= 12; number += 1)
    await makeMessage({ firstName: 'Budi', lastName: `${number}` });
  const page = await visit('/admin/messages?q=budi', { as: await makeAdmin() });
  await shown(found(page, '12 pesan ditemukan.'), page.getByText('Halaman 1 dari 2'));
  await page.getByRole('button', { name: /^Next/ }).click();
  await arrivedAt(page, '/admin/messages?q=budi&page=2');
  await hidden(rowOf(page, { name: 'Budi 12' }));
  await shown(rowOf(page, { name: 'Budi 1' }), page.getByText('Halaman 2 dari 2'));
});

test('a late reply to an earlier search does not replace the newer rows', async ({ visit }) => {
  await makeMessage({ firstName: 'Wulan', lastName: 'Sari' });
  await makeMessage({ firstName: 'Budi', lastName: 'Santoso' });
  const page = await visit('/admin/messages', { as: await makeAdmin() });
  await shown(rowOf(page, { name: 'Wulan Sari' }));
  const release = await holdRequests(page, '**/api/messages?*q=wulan');
  await searchBox(page).fill('wulan');
  await searchBox(page).press('Enter');
  await arrivedAt(page, '/admin/messages?q=wulan');
  await searchBox(page).fill('budi');
  await searchBox(page).press('Enter');
  await arrivedAt(page, '/admin/messages?q=budi');
  await shown(found(page, '1 pesan ditemukan.'), rowOf(page, { name: 'Budi Santoso' }));
  release();
  await shown(rowOf(page, { name: 'Budi Santoso' }));
  await hidden(rowOf(page, { name: 'Wulan Sari' }));
});
