import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { follow, hydrated } from '../support/act/public-pages.ts';
import { adminScreens, memberScreens } from '../support/act/screens.ts';
import { button, heading, logIn } from '../support/act/steps.ts';
import { makeAdmin, makeMember } from '../support/make/people.ts';
import { endedSession, forgedSession } from '../support/make/tokens.ts';
import { arrivedAt, atRest, breakServer, gone, shown, test } from '../support/suite/browser.ts';
import { as } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';

beforeEach(resetStores);

const adminPaths = adminScreens('somebody');

/** Waits until the page itself says that it is there; its driver learns of that a moment later. */
const isLedTo = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname === wanted, path);

// Each path as a link leads to it; one of each layout as it is when it is loaded there.
test('a member who opens an admin path is led to /membership', async ({ visit }) => {
  const page = await visit('/membership', { as: await makeMember() });
  const standing = page.getByText(/^Membership is active until /);
  await shown(standing);
  // Until its answers are kept each return asks for them again, and all of them stand before the documents below.
  await page.waitForLoadState('networkidle');
  for (const path of adminPaths) {
    await follow(page, path);
    await isLedTo(page, '/membership');
    await shown(standing);
  }
  for (const path of ['/admin', '/addAdmin']) {
    await page.goto(path);
    await arrivedAt(page, '/membership');
    await shown(standing);
  }
});

test('without a token the pages of members and admins lead to /login', async ({ visit }) => {
  const page = await visit('/login');
  await hydrated(page);
  for (const path of [...memberScreens, ...adminPaths]) {
    await follow(page, path);
    await isLedTo(page, '/login');
    await shown(heading(page, 'Masuk'));
  }
  for (const [path, login] of [
    ['/membership', '/login'],
    ['/profile', '/login?next=%2Fprofile'],
    ['/admin', '/login'],
    ['/addAdmin', '/login?next=%2FaddAdmin'],
  ] as const) {
    await page.goto(path);
    await arrivedAt(page, login);
    await shown(heading(page, 'Masuk'));
  }
});

test('a deep link leads to /login, and from there to where it pointed', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin/manage-user?page=3&sort=name');
  await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user%3Fpage%3D3%26sort%3Dname');
  await logIn(page, admin, '/admin/manage-user?page=3&sort=name');
  await button(page, 'Logout').click();
  await arrivedAt(page, '/login');
  // The role has its say there, as with any link.
  await page.goto('/admin/manage-user?page=3');
  await logIn(page, member, '/membership');
  await button(page, 'Logout').click();
  // Nobody is led away from this site.
  await page.goto('/login?next=//example.com/admin');
  await logIn(page, member, '/membership');
});

test('who logs out while something is still being read is not told that the session ended', async ({
  visit,
}) => {
  const page = await visit('/membership', { as: await makeAdmin() });
  await shown(button(page, 'Logout'));
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  // As slow as on a bad network: on its way until the function has ended the session, and the page not heard of it.
  await page.route('**/api/messages/totals', async (route) => {
    await left;
    await route.continue().catch(() => {});
  });
  await page.route('**/logout', async (route) => {
    const response = await route.fetch();
    release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/api/messages/totals');
  await page.goto('/admin');
  await asked;
  const answered = page.waitForResponse('**/logout');
  await button(page, 'Logout').click();
  await arrivedAt(page, '/login');
  await answered;
  await gone(page.getByText('Sesi Anda berakhir'));
});

test('whether somebody is an admin can be asked again when the answer did not come', async ({ visit }) => {
  const page = await visit('/', { as: await makeAdmin(), refusals: ['GET /api/users/user/* 500'] });
  const mend = await breakServer(page, 'GET', '/api/users/user/*');
  await page.goto('/admin/audit');
  await shown(page.getByText('Failed to fetch user data', { exact: true }));
  await mend();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await shown(heading(page, 'Audit'));
});

describe('a session that has ended', () => {
  test('leads to /login and is forgotten', async ({ visit }) => {
    const member = await makeMember();
    const page = await visit('/membership', {
      as: { token: await endedSession(member) },
      refusals: ['GET /api/users/user/profile 401'],
    });
    await arrivedAt(page, '/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await shown(page.getByRole('link', { name: 'Membership', exact: true }));
  });

  test('as an admin leads to /login, however well the token is forged', async ({ visit }) => {
    // Who is calling and what is shown are asked at once, by one endpoint: either refusal may come first.
    const page = await visit('/admin/manage-user/somebody', {
      as: { token: forgedSession(await makeMember()) },
      refusals: ['GET /api/users/user/* 401'],
    });
    await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user%2Fsomebody');
  });
});

test('an admin who logs out ends at /login, and Back shows no list', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin', { as: admin });
  await page.getByRole('main').getByRole('link', { name: 'Total User' }).click();
  await shown(page.getByRole('row').filter({ hasText: member.name }));
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Masuk'));
  await page.goBack();
  await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user');
  await shown(heading(page, 'Masuk'));
  expect(await page.getByText(member.name).count()).toBe(0);
  expect((await as(admin).call('listUsers', {})).status).toBe(401);
});

test('who logs out in one tab is logged out in the others, which forget what they showed', async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const page = await visit('/admin/audit', { as: admin });
  const other = await page.context().newPage();
  await other.goto('/admin/manage-user');
  await shown(other.getByRole('row').filter({ hasText: member.name }));
  await other.getByRole('link', { name: 'Audit', exact: true }).click();
  // No request is on its way that could tell either of them.
  for (const tab of [page, other]) {
    await shown(heading(tab, 'Audit'), tab.getByText('No entries yet', { exact: true }));
    await atRest(tab);
  }
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await arrivedAt(other, '/login');
  await shown(heading(other, 'Masuk'));
  await other.goBack();
  await arrivedAt(other, '/login?next=%2Fadmin%2Fmanage-user');
  expect(await other.getByText(member.name).count()).toBe(0);
});

// Paths below /admin are the app's own and come with 200; any other unknown one is a real 404.
test.for([
  ['/no/such/page', ['GET /no/such/page 404']],
  ['/admin/no-such-page', []],
] as const)('%s is not found', async ([path, refusals], { visit }) => {
  const page = await visit(path, { refusals });
  await shown(heading(page, 'Oops!'), page.getByText('404 - Page not found', { exact: true }));
  // The office has no bar of the site, not even where it has no screen.
  const bars = path.startsWith('/admin') ? 0 : 1;
  expect(await page.getByRole('navigation', { name: 'Menu utama' }).count()).toBe(bars);
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await arrivedAt(page, '/');
});
