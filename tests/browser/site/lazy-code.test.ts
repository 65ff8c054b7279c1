import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { follow, hydrated } from '../../support/act/public-pages.ts';
import { button, field, heading, press, rowButton } from '../../support/act/steps.ts';
import { photo } from '../../support/make/images.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { eventually, gone, requestsOf, shown, test } from '../../support/suite/browser.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

const lost = 'Tidak ada sambungan ke server.';
const outdated = 'Situs ini baru saja diperbarui. Muat ulang halaman untuk melanjutkan.';

/** Has files not come until that is called which this gives. */
async function loseFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(`**/assets/${files}`, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(`**/assets/${files}`);
}

/** Has files be gone for good, as after another release. */
const removeFiles = (page: Page, files: string, times?: number) =>
  page.route(
    `**/assets/${files}`,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not Found' }),
    times === undefined ? {} : { times },
  );

/** That it is still the same document: what was typed elsewhere would be gone with it. */
async function marked(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  return () => page.evaluate(() => 'isTheSame' in window);
}

describe('code that could not be loaded once', () => {
  test.for([
    ['of a page', 'about-page-*.js', '/about'],
    ['that a page needs', 'reading-*.js', '/contact'],
  ] as const)('%s is loaded on the next try', async ([, files, path], { visit }) => {
    const page = await visit('/professional', { refusals: [`GET /assets/${files} failed`] });
    await hydrated(page);
    const isTheSame = await marked(page);
    const mend = await loseFiles(page, files);
    await follow(page, path);
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await press(page, 'Coba lagi');
    await shown(button(page, 'Coba lagi'));
    await mend();
    await press(page, 'Coba lagi');
    await shown(page.getByRole('heading', { level: 1 }).and(page.locator(':not([role=alert] *)')));
    expect(await isTheSame()).toBe(true);
  });

  test('that the document of the office names is loaded on the next try', async ({ visit }) => {
    const files = 'office-*.js';
    const page = await visit('/about', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    const mend = await loseFiles(page, files);
    await page.goto('/admin/health');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await mend();
    const isTheSame = await marked(page);
    await press(page, 'Coba lagi');
    await shown(heading(page, 'Health'));
    expect(await isTheSame()).toBe(true);
  });

  test('of a page is loaded when the reader comes back to it', async ({ visit }) => {
    const files = 'shop-page-*.js';
    const page = await visit('/login', { refusals: [`GET /assets/${files} failed`] });
    await hydrated(page);
    const mend = await loseFiles(page, files);
    await follow(page, '/shop');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await follow(page, '/login');
    await shown(heading(page, 'Masuk'));
    await mend();
    await follow(page, '/shop');
    await shown(page.getByRole('link', { name: /Beli/ }).first());
  });

  test('of a part leaves what was typed around it', async ({ visit }) => {
    const files = 'rich-text-editor-*.js';
    const page = await visit('/admin', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    // Whose frame is there before its code.
    await shown(heading(page, 'Dashboard'), page.getByText('Tidak ada pesan yang terbuka'));
    const mend = await loseFiles(page, files);
    await follow(page, '/admin/manage-blog/add');
    await field(page, 'Title').fill('Judul yang lama diketik');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await mend();
    await press(page, 'Coba lagi');
    await shown(page.getByRole('textbox', { name: 'Content' }));
    expect(await field(page, 'Title').inputValue()).toBe('Judul yang lama diketik');
  });

  test('of a dialog is loaded there', async ({ visit }) => {
    const files = 'crop-area-*.js';
    const page = await visit('/membership', {
      as: await makeMember(),
      refusals: [`GET /assets/${files} failed`],
    });
    const mend = await loseFiles(page, files);
    await shown(button(page, 'Change Photo'));
    const { name, bytes } = await photo();
    const picture = { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
    await page.locator('input[type=file]').setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'Atur foto' });
    await shown(dialog.getByRole('alert').filter({ hasText: lost }));
    await mend();
    await press(dialog, 'Coba lagi');
    await eventually(() => dialog.getByRole('img').count()).toBeGreaterThan(0);
  });

  test('of dialogs comes with the pointer; where it does not, that is said once one is opened', async ({
    visit,
  }) => {
    const member = await makeMember();
    const files = 'dialogs-*.js';
    const page = await visit('/robots.txt', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    const asked = requestsOf(page, `GET /assets/${files}`);
    const mend = await loseFiles(page, files);
    await page.goto('/admin/manage-user');
    const remove = rowButton(page, 'Delete', member);
    await shown(remove);
    await page.mouse.move(5, 5);
    await eventually(() => asked.length).toBeGreaterThan(0);
    expect(await page.getByRole('alert').filter({ hasText: lost }).count()).toBe(0);
    await remove.click();
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    // It is given up like the dialog itself would be.
    await page.keyboard.press('Escape');
    await gone(page.getByRole('alert').filter({ hasText: lost }));
    await remove.click();
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await mend();
    await press(page, 'Coba lagi');
    await shown(page.getByRole('alertdialog', { name: 'Confirm Deletion' }));
    await page.keyboard.press('Escape');
    await gone(page.getByRole('alertdialog', { name: 'Confirm Deletion' }));
  });

  test('of a dialog that is on its way covers the page, and is called off by Escape', async ({ visit }) => {
    const member = await makeMember();
    const page = await visit('/robots.txt', { as: await makeAdmin() });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/dialogs-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/admin/manage-user');
    const remove = rowButton(page, 'Delete', member);
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await remove.click();
    const waits = page.getByRole('status').getByText('Loading...', { exact: true });
    await shown(waits);
    await page.keyboard.press('Escape');
    await gone(waits);
    await remove.click();
    await shown(waits);
    letGo();
    await shown(question);
    await page.keyboard.press('Escape');
    await gone(question);
  });

  test('that checks a form is loaded when it is sent', async ({ visit }) => {
    const files = 'accounts-*.js';
    const page = await visit('/register', { refusals: [`GET /assets/${files} failed`] });
    await hydrated(page);
    const mend = await loseFiles(page, files);
    const failed = page.waitForEvent('requestfailed');
    await field(page, 'Nama lengkap').fill('Dewi');
    await failed;
    await mend();
    const sent = requestsOf(page, 'POST /api/users/user');
    await press(page, 'Daftar');
    await shown(page.getByText('Wajib diisi.').first());
    expect(sent).toEqual([]);
  });
});

describe('code that another release has replaced', () => {
  test('has the page loaded anew by itself, once', async ({ visit }) => {
    const files = 'shop-page-*.js';
    const page = await visit('/login', { refusals: [`GET /assets/${files} 404`] });
    await hydrated(page);
    const isTheSame = await marked(page);
    // The new document names the files of its own release.
    await removeFiles(page, files, 1);
    await follow(page, '/shop');
    await shown(page.getByRole('link', { name: /Beli/ }).first());
    expect(await isTheSame()).toBe(false);
  });

  test('does not when that did not help, and says so', async ({ visit }) => {
    const files = 'profile-page-*.js';
    const page = await visit('/login', {
      as: await makeMember(),
      refusals: [`GET /assets/${files} 404`],
    });
    await hydrated(page);
    const loaded = requestsOf(page, 'GET /profile');
    await removeFiles(page, files);
    await follow(page, '/profile');
    await shown(page.getByRole('alert').filter({ hasText: outdated }), button(page, 'Muat ulang'));
    await eventually(() => loaded).toHaveLength(1);
    await shown(button(page, 'Muat ulang'));
  });

  test('is told in a part, where something may be typed', async ({ visit }) => {
    const files = 'rich-text-editor-*.js';
    const page = await visit('/admin', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} 404`],
    });
    // Whose frame is there before its code.
    await shown(heading(page, 'Dashboard'), page.getByText('Tidak ada pesan yang terbuka'));
    await removeFiles(page, files);
    await follow(page, '/admin/manage-blog/add');
    await field(page, 'Title').fill('Judul yang lama diketik');
    await shown(page.getByRole('alert').filter({ hasText: outdated }), button(page, 'Muat ulang'));
    expect(await field(page, 'Title').inputValue()).toBe('Judul yang lama diketik');
  });
});
