import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { follow, hydrated } from '../support/actions/public-pages.ts';
import { button, heading, logIn } from '../support/actions/steps.ts';
import { makeAdmin, makeMember } from '../support/factories/people.ts';
import { endedSession, forgedSession } from '../support/factories/tokens.ts';
import {
  arrivedAt,
  atRest,
  breakServer,
  hidden,
  holdRequests,
  shown,
  test,
} from '../support/suite/browser.ts';
import { as } from '../support/suite/client.ts';

/** Waits until the page itself reports that it is ready; Playwright learns this a moment later. */
const isLedTo = (page: Page, path: string) =>
  page.waitForFunction((expected) => location.pathname === expected, path);

// One path of each layout, by a link and as a full load: the routes of a layout have the same guard.
test('a member who opens an admin path is redirected to /membership', async ({ visit }) => {
  const page = await visit('/membership', { as: await makeMember() });
  const membershipEnd = page.getByText(/^Membership is active until /);
  await shown(membershipEnd);
  // Until its answers are cached, each return requests them again, before the documents below.
  await page.waitForLoadState('networkidle');
  for (const path of ['/admin/manage-user/otherUserId', '/addAdmin']) {
    await follow(page, path);
    await isLedTo(page, '/membership');
    await shown(membershipEnd);
  }
  for (const path of ['/admin', '/addAdmin']) {
    await page.goto(path);
    await arrivedAt(page, '/membership');
    await shown(membershipEnd);
  }
});

test('without a token, member and admin pages redirect to /login', async ({ visit }) => {
  const page = await visit('/login');
  await hydrated(page);
  for (const path of [
    '/membership/card',
    '/profile/security',
    '/admin/manage-user/otherUserId',
    '/addAdmin',
  ]) {
    await follow(page, path);
    await isLedTo(page, '/login');
    await shown(heading(page, 'Daftar atau masuk'));
  }
  for (const [path, login] of [
    ['/membership', '/login'],
    ['/profile', '/login?next=%2Fprofile'],
    ['/admin', '/login'],
    ['/addAdmin', '/login?next=%2FaddAdmin'],
  ] as const) {
    await page.goto(path);
    await arrivedAt(page, login);
    await shown(heading(page, 'Daftar atau masuk'));
  }
});

test('a deep link redirects to /login, and after the login to its target', async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin/manage-user?role=Admin&sort=name');
  await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user%3Frole%3DAdmin%26sort%3Dname');
  await logIn(page, admin, '/admin/manage-user?role=Admin&sort=name');
  await button(page, 'Logout').click();
  await arrivedAt(page, '/login');
  // The role decides there, as with any link.
  await page.goto('/admin/manage-user?page=3');
  await logIn(page, member, '/membership');
  await button(page, 'Logout').click();
  // No redirect leaves this site.
  await page.goto('/login?next=//example.com/admin');
  await logIn(page, member, '/membership');
});

test('a logout during a pending request shows no message about an ended session', { tags: ['full'] }, async ({
  visit,
}) => {
  const page = await visit('/membership', { as: await makeAdmin() });
  await shown(button(page, 'Logout'));
  // As on a slow network: pending until the function has ended the session, before the page knows.
  const release = await holdRequests(page, '**/api/messages/totals');
  const asked = page.waitForRequest('**/api/messages/totals');
  await page.route('**/logout', async (route) => {
    const response = await route.fetch();
    release();
    // Its refusal arrives before the page knows of the logout.
    await (await asked).response();
    await route.fulfill({ response });
  });
  // All other requests end first, so only the held one meets the ended session.
  const others = page.waitForResponse('**/api/totals/member-history');
  await page.goto('/admin');
  await Promise.all([asked, others]);
  const answered = page.waitForResponse('**/logout');
  await button(page, 'Logout').click();
  await arrivedAt(page, '/login');
  await answered;
  await hidden(page.getByText('Sesi Anda berakhir'));
});

test('the check of the admin role can be retried after a failure', { tags: ['full'] }, async ({ visit }) => {
  const page = await visit('/', { as: await makeAdmin(), refusals: ['GET /api/users/user/* 500'] });
  const restore = await breakServer(page, 'GET', '/api/users/user/*');
  await page.goto('/admin/audit');
  await shown(page.getByText('Failed to fetch user data', { exact: true }));
  await restore();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await shown(heading(page, 'Audit'));
});

describe('an ended session', () => {
  test('redirects to /login and is removed', { tags: ['full'] }, async ({ visit }) => {
    const member = await makeMember();
    const page = await visit('/membership', {
      as: { token: await endedSession(member) },
      refusals: ['GET /api/users/user/profile 401'],
    });
    await arrivedAt(page, '/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await shown(page.getByRole('link', { name: 'Membership', exact: true }));
  });

  test('of an admin redirects to /login, even with a well forged token', { tags: ['full'] }, async ({
    visit,
  }) => {
    // Caller and data are requested in parallel from one endpoint: either refusal can arrive first.
    const page = await visit('/admin/manage-user/otherUserId', {
      as: { token: forgedSession(await makeMember()) },
      refusals: ['GET /api/users/user/* 401'],
    });
    await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user%2FotherUserId');
  });
});

test('an admin who logs out is on /login, and Back shows no list', { tags: ['full'] }, async ({ visit }) => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const page = await visit('/admin', { as: admin });
  await page.getByRole('main').getByRole('link', { name: 'Total User' }).click();
  await shown(page.getByRole('row').filter({ hasText: member.name }));
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Daftar atau masuk'));
  await page.goBack();
  await arrivedAt(page, '/login?next=%2Fadmin%2Fmanage-user');
  await shown(heading(page, 'Daftar atau masuk'));
  expect(await page.getByText(member.name).count()).toBe(0);
  expect((await as(admin).call('listUsers', {})).status).toBe(401);
});

test('a logout in one tab logs out the others, which remove their data', { tags: ['full'] }, async ({
  visit,
}) => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const page = await visit('/admin/audit', { as: admin });
  const other = await page.context().newPage();
  await other.goto('/admin/manage-user');
  await shown(other.getByRole('row').filter({ hasText: member.name }));
  await other.getByRole('link', { name: 'Audit', exact: true }).click();
  // No request is pending that could inform them.
  for (const tab of [page, other]) {
    await shown(heading(tab, 'Audit'), tab.getByText('Belum ada catatan', { exact: true }));
    await atRest(tab);
  }
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await arrivedAt(other, '/login');
  await shown(heading(other, 'Daftar atau masuk'));
  await other.goBack();
  await arrivedAt(other, '/login?next=%2Fadmin%2Fmanage-user');
  expect(await other.getByText(member.name).count()).toBe(0);
});

test('an unknown path of the admin area is not found, and has no public navigation bar', {
  tags: ['full'],
}, async ({ visit }) => {
  const page = await visit('/admin/no-such-page');
  await shown(heading(page, 'Oops!'), page.getByText('404 - Page not found', { exact: true }));
  expect(await page.getByRole('navigation', { name: 'Menu utama' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await arrivedAt(page, '/');
});
