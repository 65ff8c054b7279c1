/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirmDeletion, deleteButton } from '../../support/actions/content-steps.ts';
import { heading } from '../../support/actions/steps.ts';
import { makeMail, makeMessage } from '../../support/factories/admin-records.ts';
import { makeBlog, makeEvent, makeJournal } from '../../support/factories/content.ts';
import { makeAdmin, makeMany, makeMember } from '../../support/factories/people.ts';
import { breakServer, eventually, hidden, requestsOf, shown, test } from '../../support/suite/browser.ts';

const card = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) });
const count = (page: Page, label: string, value: number) =>
  shown(card(page, label).getByText(String(value), { exact: true }));
const charts = (page: Page) => page.getByRole('region', { name: /^Users vs Date/ });

test('a user in deletion is no longer counted on a dashboard opened meanwhile', async ({ visit }) => {
  await makeEvent({ title: 'Acara batal' });
  const page = await visit('/admin', { as: await makeAdmin() });
  const lead = (name: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  await count(page, 'Total Event', 1);
  await lead('Manage Event');
  await confirmDeletion(page, 'Delete Event', 'Acara batal');
  await hidden(deleteButton(page, 'Acara batal'));
  await lead('Dashboard');
  await count(page, 'Total Event', 0);
});

test('the dashboard counts records and waiting requests', async ({ visit }) => {
  const admin = await makeAdmin();
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const answer = { question: 'Atas nama siapa?', text: 'Budi', hasProof: false, answeredAt: days(1) };
  await makeMember({ status: 'waitingApproval', record: { createdAt: days(3), answer } });
  await makeMany(2);
  await Promise.all([makeMessage(), makeMail({ state: 'unclear' })]);
  await Promise.all([makeBlog(), makeEvent(), makeEvent(), makeJournal(), makeJournal(), makeJournal()]);
  const page = await visit('/admin', { as: admin });
  await shown(heading(page, 'Dashboard'), page.getByText('Welcome to the admin dashboard', { exact: true }));
  await eventually(() => page.title()).toBe('Dashboard · Admin | SISINDO');
  await count(page, 'Total User', 4);
  await count(page, 'Total Blog', 1);
  await count(page, 'Total Event', 2);
  await count(page, 'Total Journal', 3);
  await count(page, 'Request Register', 1);
  await count(page, 'Request Renewal', 0);
  await shown(
    card(page, 'Request Register').getByText(
      'Menunggu persetujuan Anda, paling lama 3 hari. 1 sudah menjawab pertanyaan.',
      { exact: true },
    ),
    card(page, 'Request Renewal').getByText('Tidak ada yang menunggu', { exact: true }),
    page.getByText('0 gagal terkirim, 1 tidak jelas sampai atau tidak', { exact: true }),
  );
  const today = page.getByRole('region', { name: 'Yang perlu dikerjakan hari ini' });
  const membership = page.getByRole('region', { name: 'Keadaan keanggotaan' });
  expect(await membership.getByRole('definition').first().innerText()).toBe('2');
  // First the tasks, then the state, then the totals.
  const places = await Promise.all(
    [today, membership, card(page, 'Total User')].map((part) => part.boundingBox()),
  );
  expect(places.map((box) => box?.y ?? 0)).toEqual(
    places.map((box) => box?.y ?? 0).toSorted((a, b) => a - b),
  );
  await eventually(() => charts(page).count()).toBe(2);
  await shown(page.getByRole('img', { name: /^Jumlah pengguna menurut status/ }));
  await today.getByRole('link', { name: 'Email', exact: true }).click();
  await shown(heading(page, 'Email'));
  expect(new URL(page.url()).search).toBe('?state=unclear');
});

test('memberships that end soon link to their list, earliest end first', async ({ visit }) => {
  const admin = await makeAdmin();
  const ends = (name: string, days: number) =>
    makeMember({ account: false, record: { name, validUntil: new Date(Date.now() + days * 86_400_000) } });
  await ends('Budi Santoso', 20);
  await ends('Zoe Lestari', 3);
  await ends('Citra Dewi', 60);
  const page = await visit('/admin', { as: admin });
  await count(page, 'Keanggotaan yang akan berakhir', 2);
  await page.getByRole('link', { name: 'Keanggotaan yang akan berakhir', exact: true }).click();
  await shown(heading(page, 'User Management'), page.getByText('2 pengguna', { exact: true }));
  const names = page
    .getByRole('table', { name: 'Pengguna' })
    .getByRole('link', { name: /Santoso|Lestari|Dewi/ });
  await eventually(() => names.allInnerTexts()).toEqual(['Zoe Lestari', 'Edit', 'Budi Santoso', 'Edit']);
  expect(await page.getByLabel('Status').inputValue()).toBe('ending');
});

test('the charts provide their numbers in a table, for 24 months', async ({ visit }) => {
  const admin = await makeAdmin();
  await makeMany(2);
  await makeMember({ status: 'waitingApproval' });
  const page = await visit('/admin', { as: admin });
  const [byStatus, joined] = [charts(page).first(), charts(page).last()];
  for (const chart of [byStatus, joined]) {
    await shown(chart.getByRole('heading', { name: 'Users vs Date', exact: true }));
    await chart.getByText('Tampilkan angka dalam tabel').click();
    await eventually(() => chart.locator('tbody').getByRole('row').count()).toBe(24);
  }
  const cells = (chart: typeof byStatus) =>
    chart.locator('tbody').getByRole('row').last().getByRole('cell').allInnerTexts();
  expect(await cells(byStatus)).toEqual(['3', '1', '0', '0', '0']);
  // The admin is a user, but not a member.
  expect(await cells(joined)).toEqual(['2']);
  const drawn = () =>
    byStatus.locator('canvas').evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value !== 0) ?? false;
    });
  await eventually(drawn).toBe(true);
});

test('failed numbers are reported, the four counts stay 0, and a retry is offered', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/admin/manage-user', {
    as: admin,
    refusals: ['GET /api/totals/dashboard 500', 'GET /api/totals/member-history 500'],
  });
  await shown(heading(page, 'User Management'));
  const mendCounts = await breakServer(page, 'GET', '/api/totals/dashboard');
  const restore = await breakServer(page, 'GET', '/api/totals/member-history');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Grafik tidak dapat dimuat.' });
  await shown(alert);
  for (const label of ['Total User', 'Total Blog', 'Total Event', 'Total Journal']) {
    await count(page, label, 0);
  }
  // No text claims that nothing waits.
  const numbers = page.getByRole('alert').filter({ hasText: 'Angka-angka dasbor tidak dapat dimuat.' });
  await shown(numbers);
  expect(await card(page, 'Request Register').innerText()).not.toMatch(/0|Tidak ada/);
  await mendCounts();
  await numbers.getByRole('button', { name: 'Coba lagi' }).click();
  await count(page, 'Total User', 1);
  await count(page, 'Request Register', 0);
  await restore();
  await page.keyboard.press('End');
  await alert.getByRole('button', { name: 'Coba lagi' }).click();
  await eventually(() => charts(page).count()).toBe(2);
});

test('the chart code is loaded by the dashboard only', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/admin/manage-user', { as: admin });
  const code = requestsOf(page, 'GET /assets/member-charts-*.js');
  await shown(heading(page, 'User Management'));
  expect(code).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await count(page, 'Total User', 1);
  await page.keyboard.press('End');
  await eventually(() => charts(page).count()).toBe(2);
  // Fetched, and imported from the response, which the test browser does not cache.
  expect(new Set(code).size).toBe(1);
});

test('on a phone the chart code loads on scrolling to the charts', async ({ visit }) => {
  const page = await visit('/admin', { as: await makeAdmin(), width: 360 });
  const code = requestsOf(page, 'GET /assets/member-charts-*.js');
  await count(page, 'Total User', 1);
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await page.mouse.wheel(0, 10_000);
  await eventually(() => charts(page).count()).toBe(2);
});
