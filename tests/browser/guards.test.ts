import { beforeEach, describe, expect } from 'vitest';
import { hydrated } from '../support/act/public-pages.ts';
import { adminScreens, memberScreens } from '../support/act/screens.ts';
import { heading, listShown, logIn } from '../support/act/steps.ts';
import { makeAdmin, makeMember } from '../support/make/people.ts';
import { endedSession, forgedSession } from '../support/make/tokens.ts';
import { arrivedAt, breakServer, eventually, gone, shown, test } from '../support/suite/browser.ts';
import { as } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';

beforeEach(resetStores);

const adminPaths = adminScreens(() => 'somebody');

test('a member who opens an admin path is led to /membership', async ({ visit }) => {
  const page = await visit('/', { as: await makeMember() });
  for (const path of adminPaths) {
    await page.goto(path);
    await arrivedAt(page, '/membership');
    await shown(page.getByText(/^Membership is active until /));
  }
});

test('without a token the pages of members and admins lead to /login', async ({ visit }) => {
  const page = await visit('/');
  for (const path of [...memberScreens, ...adminPaths]) {
    await page.goto(path);
    await arrivedAt(page, '/login');
    await shown(heading(page, 'Masuk'));
  }
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
    const page = await visit('/admin/manage-user', {
      as: { token: forgedSession(await makeMember()) },
      refusals: ['GET /api/users/user/* 401'],
    });
    await arrivedAt(page, '/login');
  });

  test('in the middle of the work leads to /login, and a new login goes on', async ({ visit }) => {
    const admin = await makeAdmin();
    const page = await visit('/admin', { as: admin, refusals: ['GET /api/users/* 401'] });
    await shown(heading(page, 'Dashboard'));
    await as(admin).ok('logout', {});
    await page.getByRole('main').getByRole('link', { name: 'Total User' }).click();
    await arrivedAt(page, '/login');
    await logIn(page, admin, '/admin');
    await page.getByRole('main').getByRole('link', { name: 'Total User' }).click();
    await listShown(page, 'User Management');
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
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Masuk'));
  expect(await page.getByText(member.name).count()).toBe(0);
  expect((await as(admin).call('listUsers', {})).status).toBe(401);
});

// Paths below /admin are the app's own and come with 200; any other unknown one is a real 404.
test.for([
  ['/no/such/page', ['GET /no/such/page 404']],
  ['/admin/no-such-page', []],
] as const)('%s is not found', async ([path, refusals], { visit }) => {
  const page = await visit(path, { refusals });
  await shown(heading(page, 'Oops!'), page.getByText('404 - Page not found', { exact: true }));
  await page.getByRole('link', { name: 'Go Home', exact: true }).click();
  await arrivedAt(page, '/');
});

test('the button in the bar is Membership for visitors and Profile for who is logged in', async ({
  visit,
}) => {
  const visitor = await visit('/');
  const bar = (page: typeof visitor) => page.getByRole('navigation', { name: 'Menu utama' });
  await bar(visitor).getByRole('link', { name: 'Membership', exact: true }).click();
  await arrivedAt(visitor, '/login');

  const page = await visit('/', { as: await makeMember() });
  const profile = bar(page).getByRole('link', { name: 'Profile', exact: true });
  await shown(profile);
  expect(await profile.getAttribute('href')).toBe('/profile');

  await page.goto('/admin/no-such-page');
  await shown(heading(page, 'Oops!'));
  expect(await bar(page).count()).toBe(0);
});

test('the menu of a small screen opens, and closes on a link and on Escape', async ({ visit }) => {
  const page = await visit('/login', { width: 360 });
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  const membership = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Membership', exact: true });
  // What is pressed before the code has taken the page over does nothing yet.
  await hydrated(page);
  await shown(hamburger);
  expect(await membership.isVisible()).toBe(false);
  expect(await hamburger.getAttribute('aria-expanded')).toBe('false');

  await hamburger.click();
  await shown(membership);
  expect(await hamburger.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await gone(membership);
  expect(await hamburger.evaluate((button) => button === document.activeElement)).toBe(true);

  await hamburger.click();
  await membership.click();
  await gone(membership);
});

test('each new page starts at its top, with the focus on its heading', async ({ visit }) => {
  const page = await visit('/login', { width: 360 });
  await hydrated(page);
  await shown(heading(page, 'Masuk'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await arrivedAt(page, '/about');
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
