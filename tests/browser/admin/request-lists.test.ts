/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { clickTwice, listShown, rowButton, rowOf, sendNow } from '../../support/actions/steps.ts';
import { storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMany, makeMember } from '../../support/factories/people.ts';
import { eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

/** Three in the morning in Jakarta; still the 4th further west. */
const fifthOfJanuary = new Date('2025-01-04T20:00:00.000Z');

/** Sets a marker that a page reload would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('Request Register shows the applicants, their dates and their details', async ({ visit }) => {
  const [admin, man, woman] = await Promise.all([
    makeAdmin(),
    makeMember({
      status: 'waitingApproval',
      record: {
        name: 'Bambang Wijayakusuma Putra',
        gender: 'laki-laki',
        institution: 'Institut Teknologi Contoh Raya',
        createdAt: fifthOfJanuary,
      },
    }),
    makeMember({ status: 'waitingApproval', record: { gender: 'perempuan' } }),
  ]);
  const page = await visit('/admin/request-register', { as: admin });
  await listShown(page, 'Request Register (2)');
  const row = rowOf(page, man);
  await shown(
    row.getByText('Bambang Wijayakusum...', { exact: true }),
    row.getByText('Institut Teknologi ...', { exact: true }),
    row.getByText('Waiting Approval', { exact: true }),
    row.getByText('5 jan 2025', { exact: true }),
  );
  for (const name of ['Name', 'Institution', 'Status', 'Joined Date', 'Payment', 'Actions']) {
    await shown(page.getByRole('columnheader', { name, exact: true }));
  }

  await rowButton(page, 'Detail', man).click();
  const detail = page.getByRole('dialog', { name: `Detail: ${man.name}` });
  await shown(detail);
  const lines = (await detail.locator('dl').innerText()).split('\n').filter((line) => line !== '');
  const expected = {
    Name: man.name,
    Email: man.email,
    Phone: '+62 800-0000-1234',
    Gender: 'Male',
    Role: 'Member',
    Institution: 'Institut Teknologi Contoh Raya',
    'Institution Address': 'Jalan Contoh No. 5, Bandung',
    Department: 'Sistem Informasi',
    Expertise: 'Tata kelola TI',
    'Joined At': '5 jan 2025',
    Status: 'Waiting Approval',
  };
  expect(lines).toEqual(Object.entries(expected).flat());
  await detail.getByRole('button', { name: 'Tutup', exact: true }).click();
  await hidden(detail);
  await rowButton(page, 'Detail', woman).click();
  await shown(page.getByRole('dialog').getByText('Female', { exact: true }));
});

test('Request Renewal shows the renewals and their dates', async ({ visit }) => {
  const [admin, member] = await Promise.all([
    makeAdmin(),
    makeMember({
      status: 'RequestRenew',
      record: {
        name: 'Bambang Wijayakusuma Putra',
        email: 'bambang.wijayakusuma@example.org',
        institution: 'Institut Teknologi Contoh Raya',
        updatedAt: fifthOfJanuary,
      },
    }),
  ]);
  const page = await visit('/admin/request-renewal', { as: admin });
  await listShown(page, 'Request Renewal (1)');
  for (const name of [
    'Name',
    'Email',
    'Institution',
    'Phone',
    'Status',
    'Request Date',
    'Payment',
    'Actions',
  ]) {
    await shown(page.getByRole('columnheader', { name, exact: true }));
  }
  const row = rowOf(page, member);
  await shown(
    row.getByText('bambang.wijayakusum...', { exact: true }),
    row.getByText('+62 800-0000-1234', { exact: true }),
    row.getByText('Waiting Approval', { exact: true }),
    row.getByText('5 jan 2025', { exact: true }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  const frame = page.getByRole('table').locator('..');
  await eventually(() => frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const text of ['bambang.wijayakusum...', '+62 800-0000-1234', '5 jan 2025']) {
    const box = await row.getByText(text, { exact: true }).boundingBox();
    expect(box?.height).toBeLessThan(24);
  }
});

test('the payment proof opens over the screen and closes by click, button and Escape', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
  const page = await visit('/admin/request-register', { as: admin });
  const eye = page.getByRole('button', { name: `Lihat bukti pembayaran ${member.name}` });
  const overlay = page.getByRole('dialog', { name: `Bukti pembayaran ${member.name}` });
  const proof = overlay.getByRole('img', { name: `Bukti pembayaran ${member.name}` });
  const ways = [
    () => proof.click(),
    () => overlay.getByRole('button', { name: 'Tutup' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await eye.click();
    await shown(proof);
    await eventually(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
    await close();
    await hidden(overlay);
    await eventually(() => eye.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

describe('approving', () => {
  test('removes the row and updates the counts without a reload, here and on the dashboard', async ({
    visit,
  }) => {
    const [admin, [first, second]] = await Promise.all([
      makeAdmin(),
      Promise.all([makeMember({ status: 'RequestRenew' }), makeMember({ status: 'RequestRenew' })]),
    ]);
    const page = await visit('/admin', { as: admin });
    const card = page.getByRole('listitem').filter({ hasText: 'Menunggu persetujuan Anda' });
    await shown(card.getByText('2', { exact: true }));
    await mark(page);
    await page.getByRole('main').getByRole('link', { name: 'Request Renewal', exact: true }).click();
    await listShown(page, 'Request Renewal (2)');

    const sent = requestsOf(page, 'PUT /api/users/user/*/renew');
    await clickTwice(rowButton(page, 'Approve', first));
    await sendNow(page);
    await hidden(rowOf(page, first));
    await listShown(page, 'Request Renewal (1)');
    expect(sent).toEqual([`PUT /api/users/user/${first.id}/renew`]);
    await shown(rowOf(page, second));
    expect(await storedDocument('users', first.id)).toMatchObject({ isActive: 'active' });
    expect(await storedDocument('users', second.id)).toMatchObject({ isActive: 'RequestRenew' });

    await page.goBack();
    await shown(card.getByText('1', { exact: true }));
    expect(await isMarked(page)).toBe(true);
  });

  test('the last request of the last page leads to the previous page', async ({ visit }) => {
    const [admin] = await Promise.all([makeAdmin(), makeMany(10, { status: 'waitingApproval' })]);
    const last = await makeMember({ status: 'waitingApproval', record: { createdAt: new Date() } });
    const page = await visit('/admin/request-register?page=2', { as: admin });
    await listShown(page, 'Request Register (11)');
    await rowButton(page, 'Approve', last).click();
    await sendNow(page);
    await listShown(page, 'Request Register (10)');
    await shown(page.getByText('Halaman 1 dari 1', { exact: true }));
    await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(10);
  });
});
