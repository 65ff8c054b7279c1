/** @module-tag full */
import type { BrowserContext, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { fillLogin, fillRegistration, heading, logInButton, press } from '../../support/actions/steps.ts';
import { makeMember } from '../../support/factories/people.ts';
import { arrivedAt, eventually, holdRequests, shown, test, type Visit } from '../../support/suite/browser.ts';
import { suite } from '../../support/suite/emulators.ts';

const opacityOf = (place: Locator) => place.evaluate((element) => Number(getComputedStyle(element).opacity));

async function expectNoLostInput(visit: Visit, path: string): Promise<void> {
  const page = await visit('/robots.txt');
  const release = await holdRequests(page, '**/*.js');
  // The page counts as loaded after its code has arrived.
  await page.goto(path, { waitUntil: 'commit' });
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
  await shown(email);
  expect(await email.isDisabled()).toBe(true);
  await eventually(() => opacityOf(email)).toBeLessThan(1);
  // A native submit must not put a password into the URL.
  expect(await email.evaluate((input) => (input as HTMLInputElement).form?.method)).toBe('post');
  // An invisible picker covers its drop zone, also when disabled.
  const pickers = page.locator('main input[type=file]');
  const seen = await pickers.evaluateAll((all) => all.map((picker) => getComputedStyle(picker).opacity));
  expect(seen).toEqual(path === '/register' ? ['0', '0'] : []);
  release();
  await email.fill('sari@example.org');
  await eventually(() => email.inputValue()).toBe('sari@example.org');
  expect(await opacityOf(email)).toBe(1);
}

test.for(['/register', '/login', '/contact'])(
  'on %s no input before hydration is lost or sent',
  (path, { visit }) => expectNoLostInput(visit, path),
);

/** The browser blocks site data: every access to storage throws. */
const blockStorage = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
};

test('with blocked site data a visitor registers, logs in and writes a message', async ({ visit }) => {
  const page = await visit('/register', { prepare: blockStorage });
  await press(page, 'Tampilkan nominal transfer');
  await shown(page.getByRole('region', { name: 'Transfer tepat' }));
  await fillRegistration(page);
  await press(page, 'Daftar');
  await arrivedAt(page, '/login');
  await shown(heading(page, 'Daftar atau masuk'));
  const member = await makeMember();
  await fillLogin(page, member.email, member.password);
  await logInButton(page).click();
  await arrivedAt(page, '/membership');
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Apakah mahasiswa boleh mendaftar?');
});

test.for(['/login', '/register', '/contact', '/verify'])(
  'without scripts, %s says that it needs them',
  async (path, { browser }) => {
    const context = await browser.newContext({ baseURL: suite.baseUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await shown(
      page
        .getByRole('main')
        .getByText(/memerlukan JavaScript/)
        .first(),
    );
    await context.close();
  },
);
