import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { englishApplicant, englishForms } from '../../support/actions/form-labels.ts';
import { approveOnly, downloadCard, monthIn } from '../../support/actions/membership-steps.ts';
import { hydrated } from '../../support/actions/public-pages.ts';
import { button, choose, fillEnglishRegistration, heading, logIn } from '../../support/actions/steps.ts';
import { cardOnScreen, drawnTexts, recordDrawnTexts } from '../../support/assertions/card.ts';
import { expectEnglish } from '../../support/assertions/language.ts';
import { expectNoSidewaysScroll } from '../../support/assertions/screen-checks.ts';
import { collectReplies } from '../../support/assertions/sweep.ts';
import { proof } from '../../support/factories/images.ts';
import { makeAdmin } from '../../support/factories/people.ts';
import { arrivedAt, atRest, eventually, hidden, shown, test } from '../../support/suite/browser.ts';

/** The way of a member who reads only English. The admin works on the Indonesian site. */

const emma = {
  name: englishApplicant['Full name'],
  email: englishApplicant.Email,
  password: englishApplicant.Password,
};

/** Paths and headings of the main menu. */
const menu = [
  ['About', '/en/about', 'From the islands, for information systems in research and practice'],
  ['Council & Committees', '/en/councilAndCommittees', 'Council and committees'],
  ['Blog', '/en/blog', 'Blog'],
  ['Event', '/en/event', 'Events'],
  ['Shop', '/en/shop', 'Shop'],
  ['Contact', '/en/contact', 'Contact'],
] as const;

/** Today in Jakarta, some years later: '27 November 2027'. */
const dayIn = (years: number): string => {
  const day = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Jakarta', day: 'numeric' });
  return `${day} ${monthIn(years)}`;
};

async function chooseInMenu(page: Page, label: string): Promise<void> {
  await button(page, 'Menu').click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: label, exact: true })
    .click();
}

async function register(page: Page): Promise<void> {
  await fillEnglishRegistration(page);
  await shown(page.getByRole('img', { name: 'Preview of foto.jpg' }));
  await button(page, 'Register').click();
  await arrivedAt(page, '/en/login');
  await shown(
    page.getByText('We have received your registration. Log in to see the status of your membership.', {
      exact: true,
    }),
  );
}

async function renew(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Renew Membership', exact: true }).click();
  await arrivedAt(page, '/en/membership/renew');
  await shown(heading(page, 'Renew membership'), page.getByText('Transfer exactly', { exact: true }));
  await choose(page, 'Proof of payment', await proof('transfer.jpg'));
  await shown(page.getByRole('img', { name: 'Preview of transfer.jpg' }));
  await button(page, 'Renew').click();
  const alert = page.getByRole('dialog', { name: 'Success' });
  await shown(
    alert.getByText('We have received your proof of payment. Your renewal is being checked.', {
      exact: true,
    }),
  );
  await button(alert, 'OK').click();
  await hidden(alert);
}

test('a visitor joins, gets a card and renews in English', async ({ visit }) => {
  const admin = await makeAdmin();
  const page = await visit('/robots.txt', { width: 360, prepare: recordDrawnTexts });
  const replies = collectReplies(page);
  const isEnglish = async () => {
    await atRest(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expectEnglish(page, await replies());
    await expectNoSidewaysScroll(page);
  };

  await page.goto('/en');
  await hydrated(page);
  await shown(heading(page, 'Where Indonesia’s information systems people meet'));
  await isEnglish();
  for (const [label, path, title] of menu) {
    await chooseInMenu(page, label);
    await arrivedAt(page, path);
    await shown(heading(page, title));
    await isEnglish();
  }

  await chooseInMenu(page, 'Membership');
  await arrivedAt(page, '/en/login');
  await shown(heading(page, 'Register or log in'));
  await isEnglish();
  await page.getByRole('link', { name: 'Create an account', exact: true }).click();
  await arrivedAt(page, '/en/register');
  await shown(heading(page, 'Membership registration'));
  await isEnglish();
  await register(page);
  await isEnglish();

  await logIn(page, emma, '/en/membership', englishForms);
  await shown(
    heading(page, 'My membership'),
    page.getByText('Status: Waiting for Admin Approval', { exact: true }),
    page.getByText('Your registration is being checked', { exact: true }),
  );
  await isEnglish();

  const adminPage = await visit('/en/login');
  await logIn(adminPage, admin, '/admin', englishForms);
  await shown(heading(adminPage, 'Dashboard'));
  await approveOnly(adminPage, emma, 'Request Register', 'Pendaftaran disetujui.');

  await page.reload();
  await shown(
    page.getByText(`Your membership is valid until ${dayIn(1)}`, { exact: true }),
    page.getByText(`Membership is active until ${monthIn(1)}`, { exact: true }),
  );
  expect(await drawnTexts(page)).toEqual(
    expect.arrayContaining(['Emma Hartley', 'Community Member', monthIn(1)]),
  );
  expect(await cardOnScreen(page)).toMatchObject({ width: 600, height: 350 });
  await isEnglish();
  await downloadCard(page, 'membership-card-emma-hartley.png');

  await renew(page);
  await isEnglish();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await arrivedAt(page, '/en');
  await page.goto('/en/membership');
  await shown(
    page.getByText('Status: Membership renewal is being processed', { exact: true }),
    page.getByText(`Your renewal is being checked; your membership is still valid until ${dayIn(1)}`, {
      exact: true,
    }),
  );
  await isEnglish();

  await adminPage.goBack();
  await approveOnly(adminPage, emma, 'Request Renewal', 'Perpanjangan disetujui.');
  await page.reload();
  await shown(page.getByText(`Membership is active until ${monthIn(2)}`, { exact: true }));
  await eventually(() => drawnTexts(page)).toContain(monthIn(2));
  await isEnglish();
  await button(page, 'Logout').click();
  await arrivedAt(page, '/en/login');
  await isEnglish();
});
