import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { approveOnly, downloadCard, inJakarta, monthIn } from '../support/actions/membership-steps.ts';
import { applicant, choose, fillRegistration, heading, logIn } from '../support/actions/steps.ts';
import { cardOnScreen, drawnTexts, recordDrawnTexts } from '../support/assertions/card.ts';
import { expectNoSidewaysScroll } from '../support/assertions/screen-checks.ts';
import { fileBytes, valuesOf } from '../support/assertions/stores.ts';
import { cameraPhoto } from '../support/factories/camera-photos.ts';
import { proof } from '../support/factories/images.ts';
import { makeAdmin, type Person } from '../support/factories/people.ts';
import { arrivedAt, eventually, hidden, shown, test, type Visit } from '../support/suite/browser.ts';

const rina = { name: applicant['Nama lengkap'], email: applicant.Email, password: applicant['Kata sandi'] };

/** Returns a date such as '05.01.2025'. */
const today = () =>
  inJakarta({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'de-DE').format(new Date());

/** Registers with a photo of the slip as a phone takes it: rotated and over the limit. */
async function register(page: Page): Promise<void> {
  await fillRegistration(page);
  const { bytes } = await cameraPhoto();
  await choose(page, 'Bukti pembayaran', { name: 'IMG_0001.jpg', bytes });
  await shown(
    page.getByRole('img', { name: 'Pratinjau foto.jpg' }),
    page.getByRole('img', { name: 'Pratinjau IMG_0001.jpg' }),
  );
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await arrivedAt(page, '/login');
  await shown(
    page.getByText('Pendaftaran diterima. Silakan masuk untuk melihat status keanggotaan Anda.', {
      exact: true,
    }),
  );
}

async function checkCard(page: Page, until: string): Promise<void> {
  const texts = await drawnTexts(page);
  expect(texts).toEqual(
    expect.arrayContaining([rina.name, 'Community Member', `SISINDO.01.${today()}`, until]),
  );
  expect(texts.some((text) => /^SISINDO-\d{4}-\d{6}$/.test(text))).toBe(true);
  const picture = await cardOnScreen(page);
  expect(picture).toMatchObject({ width: 600, height: 350 });
  expect(picture.colours).toBeGreaterThan(1000);
  expectPhoto(picture.inPhoto);
}

/** The test photo is red in its top left corner; nothing else on the card is red. */
function expectPhoto([red = 0, green = 0, blue = 0]: number[]): void {
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(60);
}

async function renew(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Renew Membership', exact: true }).click();
  await arrivedAt(page, '/membership/renew');
  await choose(page, 'Bukti pembayaran', await proof('transfer.jpg'));
  await shown(page.getByRole('img', { name: 'Pratinjau transfer.jpg' }));
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  const alert = page.getByRole('dialog', { name: 'Berhasil' });
  await shown(
    alert.getByText('Bukti pembayaran diterima. Perpanjangan keanggotaan Anda sedang diperiksa.', {
      exact: true,
    }),
  );
  await alert.getByRole('button', { name: 'OK' }).click();
  await hidden(alert, page.getByRole('img', { name: 'Pratinjau transfer.jpg' }));
  await shown(page.getByText('Pilih berkas'));
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await arrivedAt(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await shown(heading(page, 'Daftar atau masuk'));
  // The earlier pages were home, the renewal and the dashboard.
  for (const path of ['/', '/login?next=%2Fmembership%2Frenew', '/login']) {
    await page.goBack();
    await arrivedAt(page, path);
    await shown(page.getByRole('heading', { level: 1 }));
    const text = await page.locator('body').innerText();
    expect(text).not.toContain(rina.name);
    expect(text).not.toContain(rina.email);
    expect(text).not.toContain('Membership is active');
  }
}

/** The member uses a phone, the admin a desktop. */
async function openBoth(visit: Visit, admin: Person): Promise<[Page, Page]> {
  return Promise.all([
    visit('/register', { width: 360, prepare: recordDrawnTexts }),
    visit('/login').then(async (page) => {
      await logIn(page, admin, '/admin');
      return page;
    }),
  ]);
}

test('a member joins, is approved, downloads the card, renews and leaves', async ({ visit }) => {
  const admin = await makeAdmin();
  const [member, adminPage] = await openBoth(visit, admin);

  await register(member);
  const [{ file } = {}] = await valuesOf('payments');
  expect(await sharp(await fileBytes(String(file))).metadata()).toMatchObject({ width: 1500, height: 2000 });
  await logIn(member, rina, '/membership');
  await shown(member.getByText('Status: Waiting for Admin Approval', { exact: true }));
  expect(await member.getByRole('button', { name: 'Download Membership Card' }).count()).toBe(0);

  await approveOnly(adminPage, rina, 'Request Register', 'Pendaftaran disetujui.');
  await member.reload();
  await shown(member.getByText(`Membership is active until ${monthIn(1)}`, { exact: true }));
  await checkCard(member, monthIn(1));
  await downloadCard(member, 'membership-card-rina-wulandari.png');
  await expectNoSidewaysScroll(member);

  await renew(member);
  await member.getByRole('link', { name: 'Back', exact: true }).click();
  await member.getByRole('main').getByRole('link', { name: 'Membership', exact: true }).click();
  await shown(member.getByText('Status: Membership renewal is being processed', { exact: true }));

  await adminPage.goBack();
  await approveOnly(adminPage, rina, 'Request Renewal', 'Perpanjangan disetujui.');
  await member.reload();
  await shown(member.getByText(`Membership is active until ${monthIn(2)}`, { exact: true }));
  await checkCard(member, monthIn(2));
  await eventually(() => drawnTexts(member)).not.toContain(monthIn(1));

  await logOut(member);
});
