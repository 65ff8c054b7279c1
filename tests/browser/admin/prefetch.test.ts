/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setDisplayMode, telephone } from '../../support/actions/page-state.ts';
import { heading, logIn, press, rowOf } from '../../support/actions/steps.ts';
import { makeAdmin, makeMany, makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, holdRequests, requestsOf, shown, test } from '../../support/suite/browser.ts';

const list = 'GET /api/users/users';
/** Requested by the sidebar of each screen. */
const sidebarCounts = ['GET /api/users/get-total-user', 'GET /api/messages/totals'];

/** Calls of a page so far. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('a list is requested while the guard identifies the caller, and is shown afterwards', async ({
  visit,
}) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/about', { as: admin });
  const release = await holdRequests(page, `**/api/users/user/${admin.id}`);
  const asked = requestsOf(page, list);
  await page.goto('/admin/manage-user');
  await eventually(() => asked).toEqual([list]);
  expect(await page.getByText(member.name).count()).toBe(0);
  release();
  await shown(heading(page, 'User Management'), rowOf(page, member));
  expect(asked).toEqual([list]);
});

/** The code that every page needs. */
const siteCode = '**/assets/shell-*.js';

test("a screen requests its data before the site's code has loaded, once", async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/robots.txt', { as: admin });
  const release = await holdRequests(page, siteCode);
  const asked = callsOf(page);
  await page.goto('/admin/manage-user?status=active');
  const first = [`GET /api/users/user/${admin.id}`, list, 'GET /api/users/filters'];
  await eventually(() => asked).toEqual(first);
  release();
  await shown(heading(page, 'User Management'), rowOf(page, member));
  await eventually(() => asked).toEqual([...first, ...sidebarCounts]);
});

test("a screen shows its skeleton and heading before the site's code, for permitted callers", async ({
  visit,
}) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const adminPage = await visit('/robots.txt', { as: admin });
  const releaseAdminPage = await holdRequests(adminPage, siteCode);
  await adminPage.goto('/admin/manage-user');
  const line = adminPage.getByText('Manage member and their account here', { exact: true });
  await shown(heading(adminPage, 'User Management'), line);
  releaseAdminPage();
  await shown(rowOf(adminPage, member), line);
  expect(await heading(adminPage, 'User Management').count()).toBe(1);

  const own = await visit('/robots.txt', { as: member });
  const releaseOwn = await holdRequests(own, siteCode);
  await own.goto('/membership');
  await shown(heading(own, 'Keanggotaan saya'));
  await own.goto('/admin/manage-user');
  expect(await own.locator('#root').innerHTML()).toBe('');
  releaseOwn();
  await arrivedAt(own, '/membership');
  await shown(own.getByText(/^Membership is active until /));
});

test('on a phone the line below the heading is as high in the skeleton as on the screen', async ({
  visit,
}) => {
  const page = await visit('/robots.txt', { as: await makeAdmin() });
  await setDisplayMode(page, telephone);
  const release = await holdRequests(page, siteCode);
  await page.goto('/admin/request-register');
  const line = page.getByText('Bandingkan bukti pembayaran, lalu setujui atau tolak pendaftarannya');
  const before = (await line.boundingBox())?.height;
  release();
  await shown(page.getByText('No user found'));
  expect((await line.boundingBox())?.height).toBe(before);
});

test("data requested before the site's code is never shown to a later login", async ({ visit }) => {
  const [first, next, member] = await Promise.all([makeAdmin(), makeAdmin(), makeMember()]);
  const page = await visit('/robots.txt', { as: first });
  const release = await holdRequests(page, siteCode);
  const answered: (string | undefined)[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/users/users?')) return;
    answered.push(response.request().headers()['x-account']);
  });
  await page.goto('/admin/manage-user');
  await eventually(() => answered).toEqual([first.id]);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((value) => localStorage.setItem('token', value), next.token);
  await other.close();
  release();
  await shown(heading(page, 'User Management'), rowOf(page, member));
  expect(answered).toEqual([first.id, next.id]);
});

test('hovering over a link requests its list once, and the arrived list is shown immediately', async ({
  visit,
}) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin/messages', { as: admin });
  await shown(heading(page, 'Pesan (0)'));
  const asked = requestsOf(page, list);
  const link = page.getByRole('link', { name: 'Manage User', exact: true });
  const answered = page.waitForResponse('**/api/users/users?*');
  await link.hover();
  await (await answered).finished();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1')?.textContent !== 'User Management') return;
      seen.push(main.querySelector('tbody tr') === null ? 'waits' : 'rows');
    }).observe(document.body, { subtree: true, childList: true });
  });
  await link.click();
  await shown(rowOf(page, member));
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual(['rows']);
  expect(asked).toEqual([list]);
});

test('a click says immediately that the code of the screen is still loading', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin/messages', { as: admin });
  await shown(heading(page, 'Pesan (0)'));
  const release = await holdRequests(page, '**/assets/manage-user-page-*.js');
  await page.getByRole('link', { name: 'Manage User', exact: true }).click();
  await shown(page.getByText('Memuat…', { exact: true }));
  release();
  await shown(heading(page, 'User Management'), rowOf(page, member));
});

test('hovering over Next requests its rows once, with the filter of the list', async ({ visit }) => {
  const [admin] = await Promise.all([makeAdmin(), makeMany(11)]);
  const page = await visit('/admin/manage-user?role=Member', { as: admin });
  await shown(page.getByText('Halaman 1 dari 2', { exact: true }));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/users/users')
      asked.push(`${searchParams.get('role')} ${searchParams.get('page')}`);
  });
  const next = page.getByRole('button', { name: 'Next, halaman 2', exact: true });
  await next.hover();
  await eventually(() => asked).toEqual(['Member 2']);
  await shown(page.getByText('Halaman 1 dari 2', { exact: true }));
  await next.click();
  await shown(page.getByText('Halaman 2 dari 2', { exact: true }));
  await eventually(() => page.locator('tbody').getByRole('row').count()).toBe(1);
  expect(asked).toEqual(['Member 2']);
});

test('a link requests nothing in data-saver mode', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/admin/messages', {
    as: admin,
    prepare: async (context) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    },
  });
  await shown(heading(page, 'Pesan (0)'));
  const asked = callsOf(page);
  await page.clock.install();
  await page.getByRole('link', { name: 'Manage User', exact: true }).hover();
  await page.getByRole('link', { name: 'Manage Blog', exact: true }).focus();
  await page.clock.runFor(1000);
  // The screen itself requested the counts of the sidebar.
  expect(asked.filter((call) => !sidebarCounts.includes(call))).toEqual([]);
});

const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Users who take over the tab after another user hovered over a link. */
const successions = [
  [
    'logs in after a logout in the same tab',
    async (page: Page, next: Person) => {
      await press(page, 'Logout');
      await arrivedAt(page, '/login');
      await logIn(page, next, '/admin');
    },
  ],
  [
    'logs in in another tab',
    async (page: Page, { token }: Person) => {
      const other = await page.context().newPage();
      await other.goto('/about');
      await other.evaluate((value) => localStorage.setItem('token', value), token);
      await other.close();
    },
  ],
] as const;

test.for(successions)('prefetched data is never shown to a user who %s', async ([, succeed], { visit }) => {
  const [first, next] = await Promise.all([makeAdmin(), makeAdmin()]);
  const page = await visit('/admin/messages', { as: first });
  await shown(heading(page, 'Pesan (0)'));
  // The first user's answer arrives after the next user has logged in.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const askers: (string | undefined)[] = [];
  await page.route('**/api/users/users?*', async (route) => {
    const asker = route.request().headers()['x-account'];
    const response = await route.fetch();
    askers.push(asker);
    if (asker === first.id) await released;
    // The requesting page can be closed.
    await route.fulfill({ response }).catch(() => {});
  });
  await linkTo(page, 'Manage User').hover();
  await eventually(() => askers).toEqual([first.id]);
  const member = await makeMember();
  const isThere = page.waitForRequest(`**/api/users/user/${next.id}`);
  await succeed(page, next);
  await isThere;
  release();
  await linkTo(page, 'Manage User').click();
  await shown(heading(page, 'User Management'), rowOf(page, member));
  expect(askers).toEqual([first.id, next.id]);
});
