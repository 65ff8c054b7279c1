/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { follow, hydrated } from '../../support/actions/public-pages.ts';
import { button, choose, field, heading, press, rowButton } from '../../support/actions/steps.ts';
import { photo } from '../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import {
  eventually,
  hidden,
  holdRequests,
  requestsOf,
  shown,
  test,
  type Visit,
} from '../../support/suite/browser.ts';

const lost = 'Tidak ada sambungan ke server.';
const outdated = 'Situs ini baru saja diperbarui. Muat ulang halaman untuk melanjutkan.';

/** Fails requests for files until the returned function is called. */
async function loseFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(`**/assets/${files}`, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(`**/assets/${files}`);
}

/** Makes files disappear permanently, as after a new release. */
const removeFiles = (page: Page, files: string, times?: number) =>
  page.route(
    `**/assets/${files}`,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not Found' }),
    times === undefined ? {} : { times },
  );

/** Asserts that the document was not reloaded, which would lose input elsewhere. */
async function marked(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  return () => page.evaluate(() => 'isTheSame' in window);
}

/** Presses 'Coba lagi' as soon as it is in the page. Effects of React run later, as on a slow machine. */
function pressOnAppearance() {
  const now = performance.now.bind(performance);
  performance.now = () => 20 * now();
  new MutationObserver((_changes, observer) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Coba lagi');
    if (button !== undefined) observer.disconnect();
    button?.click();
  }).observe(document, { childList: true, subtree: true });
}

describe('code that failed to load once', () => {
  const expectNextAttempt = async (visit: Visit, files: string, path: string) => {
    const page = await visit('/professional', { refusals: [`GET /assets/${files} failed`] });
    await hydrated(page);
    const isTheSame = await marked(page);
    const restore = await loseFiles(page, files);
    const asked = requestsOf(page, `GET /assets/${files}`);
    await page.evaluate(pressOnAppearance);
    await follow(page, path);
    // A page may have several files with this name, each requested once by an attempt.
    await eventually(() => asked.filter((file) => file === asked[0])).toHaveLength(2);
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await restore();
    await press(page, 'Coba lagi');
    await shown(page.getByRole('heading', { level: 1 }).and(page.locator(':not([role=alert] *)')));
    expect(await isTheSame()).toBe(true);
  };
  test('of a page is loaded on the next attempt', ({ visit }) =>
    expectNextAttempt(visit, 'about-page-*.js', '/about'));
  test('that a page needs is loaded on the next attempt', ({ visit }) =>
    expectNextAttempt(visit, 'reading-*.js', '/contact'));

  test('that the admin shell names is loaded on the next attempt', async ({ visit }) => {
    const files = 'admin-shell-*.js';
    const page = await visit('/about', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    const restore = await loseFiles(page, files);
    await page.goto('/admin/health');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await restore();
    const isTheSame = await marked(page);
    await press(page, 'Coba lagi');
    await shown(heading(page, 'Kesehatan sistem'));
    expect(await isTheSame()).toBe(true);
  });

  test('of a page is loaded when the reader returns to it', async ({ visit }) => {
    const files = 'shop-page-*.js';
    const page = await visit('/login', { refusals: [`GET /assets/${files} failed`] });
    await hydrated(page);
    const restore = await loseFiles(page, files);
    await follow(page, '/shop');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await follow(page, '/login');
    await shown(heading(page, 'Daftar atau masuk'));
    await restore();
    await follow(page, '/shop');
    await shown(page.getByRole('link', { name: /Beli/ }).first());
  });

  test('of a component keeps the input around it', async ({ visit }) => {
    const files = 'rich-text-editor-*.js';
    const page = await visit('/admin', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    // The skeleton is shown before the code.
    await shown(heading(page, 'Dashboard'), page.getByText('Tidak ada pesan yang terbuka'));
    const restore = await loseFiles(page, files);
    await follow(page, '/admin/manage-blog/add');
    await field(page, 'Title').fill('Judul yang lama diketik');
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await restore();
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
    const restore = await loseFiles(page, files);
    await shown(button(page, 'Change Photo'));
    const { name, bytes } = await photo();
    const picture = { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
    await page.locator('input[type=file]').setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: 'Atur foto' });
    await shown(dialog.getByRole('alert').filter({ hasText: lost }));
    await restore();
    await press(dialog, 'Coba lagi');
    await eventually(() => dialog.getByRole('img').count()).toBeGreaterThan(0);
  });

  test('of the crop dialog of a registration leaves the photo as it is', async ({ visit }) => {
    const files = ['photo-crop-dialog-*.js', 'crop-area-*.js'];
    const page = await visit('/register', { refusals: files.map((name) => `GET /assets/${name} failed`) });
    await hydrated(page);
    for (const name of files) await loseFiles(page, name);
    await choose(page, 'Foto profil', await photo());
    await shown(page.getByText('foto.jpg').first());
  });

  test('of dialogs is loaded on the first pointer movement; a failure is reported when one opens', async ({
    visit,
  }) => {
    const member = await makeMember();
    const files = 'dialogs-*.js';
    const page = await visit('/robots.txt', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} failed`],
    });
    const asked = requestsOf(page, `GET /assets/${files}`);
    const restore = await loseFiles(page, files);
    await page.goto('/admin/manage-user');
    const remove = rowButton(page, 'Delete', member);
    await shown(remove);
    await page.mouse.move(5, 5);
    await eventually(() => asked.length).toBeGreaterThan(0);
    expect(await page.getByRole('alert').filter({ hasText: lost }).count()).toBe(0);
    await remove.click();
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    // The message is closed like the dialog itself.
    await page.keyboard.press('Escape');
    await hidden(page.getByRole('alert').filter({ hasText: lost }));
    await remove.click();
    await shown(page.getByRole('alert').filter({ hasText: lost }));
    await restore();
    await press(page, 'Coba lagi');
    await shown(page.getByRole('alertdialog', { name: 'Confirm Deletion' }));
    await page.keyboard.press('Escape');
    await hidden(page.getByRole('alertdialog', { name: 'Confirm Deletion' }));
  });

  test('of a loading dialog is covered by an overlay, and Escape cancels it', async ({ visit }) => {
    const member = await makeMember();
    const page = await visit('/robots.txt', { as: await makeAdmin() });
    const release = await holdRequests(page, '**/assets/dialogs-*.js');
    await page.goto('/admin/manage-user');
    const remove = rowButton(page, 'Delete', member);
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await remove.click();
    const waits = page.getByRole('status').getByText('Loading...', { exact: true });
    await shown(waits);
    await page.keyboard.press('Escape');
    await hidden(waits);
    await remove.click();
    await shown(waits);
    release();
    await shown(question);
    await page.keyboard.press('Escape');
    await hidden(question);
  });

  test('that validates a form is loaded on submit', async ({ visit }) => {
    const files = 'accounts-*.js';
    const page = await visit('/register', {
      refusals: [`GET /assets/${files} failed`, 'POST /api/users/user/check 400'],
    });
    await hydrated(page);
    const restore = await loseFiles(page, files);
    const failed = page.waitForEvent('requestfailed');
    await field(page, 'Nama lengkap').fill('Dewi');
    await failed;
    await restore();
    const sent = requestsOf(page, 'POST /api/users/user');
    await press(page, 'Daftar');
    await shown(page.getByText('Wajib diisi.').first());
    expect(sent).toEqual([]);
  });
});

/** Its files are also cut off when a visitor leaves a page that still loads. */
describe('code of the site that cannot be loaded', () => {
  const files = 'mount-app-*.js';
  const refusals = [`GET /assets/${files} failed`];

  test('throws no error, and the text of the page remains', async ({ visit }) => {
    const page = await visit('/robots.txt', { refusals });
    await loseFiles(page, files);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await shown(page.getByRole('heading', { level: 1 }));
  });

  test('throws no error, and a page behind the login says so', async ({ visit }) => {
    const page = await visit('/robots.txt', { as: await makeMember(), refusals });
    await loseFiles(page, files);
    await page.goto('/profile', { waitUntil: 'networkidle' });
    await shown(page.getByText('Halaman ini tidak dapat dimuat. Muat ulang halaman.', { exact: true }));
  });
});

describe('code of an older release', () => {
  test('reloads the page automatically, once', async ({ visit }) => {
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

  test('shows a message if the reload did not help', async ({ visit }) => {
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

  test('shows a message in a component, where input may exist', async ({ visit }) => {
    const files = 'rich-text-editor-*.js';
    const page = await visit('/admin', {
      as: await makeAdmin(),
      refusals: [`GET /assets/${files} 404`],
    });
    // The skeleton is shown before the code.
    await shown(heading(page, 'Dashboard'), page.getByText('Tidak ada pesan yang terbuka'));
    await removeFiles(page, files);
    await follow(page, '/admin/manage-blog/add');
    await field(page, 'Title').fill('Judul yang lama diketik');
    await shown(page.getByRole('alert').filter({ hasText: outdated }), button(page, 'Muat ulang'));
    expect(await field(page, 'Title').inputValue()).toBe('Judul yang lama diketik');
  });
});
