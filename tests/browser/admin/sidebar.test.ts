/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, rowOf } from '../../support/actions/steps.ts';
import { makeMessage } from '../../support/factories/admin-records.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMany, makeMember } from '../../support/factories/people.ts';
import { eventually, hidden, shown, test } from '../../support/suite/browser.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const inSidebar = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('the sidebar groups all links by task, with counts, and fits into 800 pixels', async ({ visit }) => {
  const [admin] = await Promise.all([makeAdmin(), makeMany(2, { status: 'waitingApproval' }), makeMessage()]);
  const page = await visit('/admin', { as: admin });
  await page.setViewportSize({ width: 1280, height: 800 });
  await shown(inSidebar(page, 'Request Register 2 menunggu'), inSidebar(page, 'Pesan 1 menunggu'));
  const links = sidebar(page).locator('button, a');
  expect((await links.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(
    [
      ['Hari ini', 'Dashboard', 'Request Register', 'Request Renewal', 'Pembayaran Acara', 'Pesan'],
      ['Anggota', 'Manage User', 'Institusi', 'Add Admin'],
      ['Konten', 'Manage Blog', 'Manage Journal', 'Manage Event', 'Manage Product', 'Manage Content'],
      ['Keuangan', 'Ringkasan', 'Mutasi bank', 'Buku kas', 'QRIS'],
      ['Sistem', 'Email', 'Sampah', 'Audit', 'Kesehatan'],
    ].flat(),
  );
  const { y = 0, height = 0 } = (await page.getByRole('button', { name: 'Logout' }).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(800);
});

test('a group of the sidebar that was closed stays closed after a reload', async ({ visit }) => {
  const page = await visit('/admin', { as: await makeAdmin() });
  const group = sidebar(page).getByRole('button', { name: 'Sistem', exact: true });
  await group.click();
  await hidden(inSidebar(page, 'Kesehatan'));
  await page.reload();
  await shown(heading(page, 'Dashboard'));
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  await hidden(inSidebar(page, 'Kesehatan'));
  await group.press('Enter');
  await shown(inSidebar(page, 'Kesehatan'));
});

test('a treasurer finds people and institutions for their payments, without actions on them', async ({
  visit,
}) => {
  const [treasurer, member] = [await makeAdmin({ duties: ['money'] }), await makeMember()];
  const { name } = await makeInstitution();
  const page = await visit('/admin', { as: treasurer });
  await inSidebar(page, 'Manage User').click();
  await shown(rowOf(page, member));
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Edit|Delete)/ })
      .count(),
  ).toBe(0);
  await rowOf(page, member).getByRole('link', { name: member.name }).click();
  await shown(page.getByRole('link', { name: 'Catat pembayaran' }));
  await inSidebar(page, 'Institusi').click();
  await page.getByRole('link', { name, exact: true }).click();
  await shown(page.getByRole('heading', { level: 2, name: 'Pembayaran' }));
  await eventually(() => page.getByRole('heading', { name: 'Ganti nama' }).count()).toBe(0);
});
