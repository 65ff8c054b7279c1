/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { follow, hydrated } from '../../support/actions/public-pages.ts';
import {
  applicant,
  button,
  field,
  fillRegistration,
  holds,
  listShown,
  loadDialogs,
  press,
  rowOf,
} from '../../support/actions/steps.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import {
  arrivedAt,
  eventually,
  goOffline,
  requestsOf,
  shown,
  test,
  type VisitOptions,
} from '../../support/suite/browser.ts';

const words = 'Tidak ada sambungan ke server.';
const offlineAlert = (page: Page) => page.getByRole('alert').filter({ hasText: words });

/** The message is visible without scrolling, also at the end of a long form. */
const inSight = (page: Page) =>
  eventually(() =>
    offlineAlert(page).evaluate((alert) => {
      const { top, bottom } = alert.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }),
  ).toBe(true);

interface Filled {
  readonly path: string;
  readonly as?: VisitOptions['as'];
  readonly request: string;
  /** The request that fails, if the form asks the server before it sends `request`. */
  readonly check?: string;
  readonly submit: string;
  readonly fill: (page: Page) => Promise<void>;
  /** Asserts that all input and files are preserved. */
  readonly kept: (page: Page) => Promise<void>;
  readonly sent: (page: Page) => Promise<void>;
}

/** Returns the names of the loaded files of the site, such as 'members'. */
const loadedAssets = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /\/assets\/(.+)-[\w-]{8}\./.exec(name)?.[1]),
  );

const proofShown = (page: Page) => shown(page.getByRole('img', { name: 'Pratinjau bukti.jpg' }));

const forms: Readonly<Record<string, () => Filled | Promise<Filled>>> = {
  'a registration with its files': () => ({
    path: '/register',
    request: 'POST /api/users/user',
    check: 'POST /api/users/user/check',
    submit: 'Daftar',
    fill: fillRegistration,
    kept: async (page) => {
      for (const [label, value] of Object.entries(applicant)) await holds(page, label, value);
      await proofShown(page);
    },
    sent: (page) => arrivedAt(page, '/login'),
  }),
  'a user that an admin edits': async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    return {
      path: `/admin/manage-user/edit/${member.id}`,
      as: admin,
      request: 'PUT /api/users/user/*',
      submit: 'Update',
      fill: async (page) => {
        await loadDialogs(page);
        await field(page, 'Department').fill('Informatika');
        await eventually(() => loadedAssets(page)).toEqual(
          expect.arrayContaining(['members', 'sessions', 'schemas', 'people-filter']),
        );
      },
      kept: (page) => holds(page, 'Department', 'Informatika'),
      sent: (page) => arrivedAt(page, '/admin/manage-user'),
    };
  },
};

describe('without network', () => {
  test.for(Object.keys(forms))(
    '%s says so immediately and keeps the input until it is sent again',
    async (name, { visit }) => {
      const form = await forms[name]?.();
      if (form === undefined) throw new Error(name);
      const page = await visit(form.path, {
        as: form.as,
        width: 360,
        refusals: [`${form.check ?? form.request} failed`],
      });
      await hydrated(page);
      await form.fill(page);
      // The form's validation code has loaded during the input.
      await goOffline(page);
      await press(page, form.submit);
      await shown(offlineAlert(page));
      await inSight(page);
      await form.kept(page);

      const sent = requestsOf(page, form.request);
      await page.context().setOffline(false);
      // A request that waited for the network would be sent before the next answer.
      await page.evaluate(() => fetch('/api/user/status'));
      expect(sent).toEqual([]);
      await press(page, form.submit);
      await form.sent(page);
      expect(sent).toHaveLength(1);
    },
  );

  test('a list says that it failed to load, and loads when it can', async ({ visit }) => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    const page = await visit('/admin/request-register', {
      as: admin,
      refusals: ['GET /api/users/getRequests failed'],
    });
    await shown(rowOf(page, member));
    // The browser has the list's code in its cache; the page does not.
    await page.goto('/admin/manage-user');
    await shown(rowOf(page, member));
    await loadDialogs(page);
    await goOffline(page);
    await follow(page, '/admin/request-register');
    await shown(offlineAlert(page));
    await press(page, 'Coba lagi');
    await shown(offlineAlert(page));
    await page.context().setOffline(false);
    await shown(rowOf(page, member));
    await listShown(page, 'Request Register (1)');
  });
});

describe('a server that accepts a request and does not answer', () => {
  test('times out after a minute, and is called again only by a click', async ({ visit }) => {
    const page = await visit('/register');
    await page.clock.install();
    const sent = requestsOf(page, 'POST /api/users/user');
    await page.route('**/api/users/user', () => {});
    await fillRegistration(page);
    await press(page, 'Daftar');
    await shown(button(page, 'Mengirim…'));
    await eventually(() => sent).toHaveLength(1);
    await page.clock.fastForward('00:25');
    await shown(button(page, 'Mengirim…'));
    await page.clock.fastForward('01:00');
    await shown(offlineAlert(page));
    await proofShown(page);
    expect(await field(page, 'Nama lengkap').inputValue()).toBe(applicant['Nama lengkap']);
    await page.clock.fastForward('02:00');
    expect(sent).toHaveLength(1);
    await page.unroute('**/api/users/user');
    await press(page, 'Daftar');
    await arrivedAt(page, '/login');
  });

  test('makes a list say so after half a minute', async ({ visit }) => {
    const page = await visit('/admin/manage-user', { as: await makeAdmin() });
    await shown(page.getByRole('table'));
    await page.clock.install();
    await page.route('**/api/users/getRequests*', () => {});
    await follow(page, '/admin/request-register');
    await shown(page.getByText('Loading...').first());
    await page.clock.fastForward('00:31');
    await shown(offlineAlert(page), button(page, 'Coba lagi'));
  });
});

test('a failed registration keeps all input', async ({ visit }) => {
  const failures = [
    [500, 'text/html', '<h1>Server Error</h1>', 'Terjadi gangguan pada server.'],
    [413, 'text/html', '<h1>Too Large</h1>', 'Ukuran kiriman melebihi batas.'],
    [429, 'text/html', '<h1>Rate exceeded</h1>', 'Terlalu banyak percobaan.'],
  ] as const;
  const refusals = failures.map(([status]) => `POST /api/users/user ${status}`);
  const page = await visit('/register', { refusals });
  await fillRegistration(page);
  for (const [status, contentType, body, text] of failures) {
    await page.route('**/api/users/user', (route) => route.fulfill({ status, contentType, body }));
    await press(page, 'Daftar');
    await shown(page.getByRole('alert').getByText(text));
    for (const [label, value] of Object.entries(applicant)) await holds(page, label, value);
    await proofShown(page);
  }
});
