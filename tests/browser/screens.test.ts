import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { hydrated, publicPaths } from '../support/act/public-pages.ts';
import { adminScreens, memberScreens, unlistedScreens } from '../support/act/screens.ts';
import { expectGoodScreen } from '../support/check/screen-checks.ts';
import { documentsOf } from '../support/check/stores.ts';
import { contactForm, makeBlog, makeEvent, makeJournal, makeProduct } from '../support/make/content.ts';
import { makeInstitution } from '../support/make/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../support/make/people.ts';
import { eventually, shown, test, type Visit, type VisitOptions } from '../support/suite/browser.ts';
import { nobody } from '../support/suite/client.ts';
import { resetStores, suite } from '../support/suite/emulators.ts';

let admin: Person;
let member: Person;
beforeAll(async () => {
  await resetStores();
  [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
});

/** Has a page remember what its policy refused. */
async function notePolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

const expectNothingRefused = async (page: Page) =>
  expect(
    await page.evaluate(() => (window as unknown as { refused: string[] }).refused),
    `policy on ${page.url()}`,
  ).toEqual([]);

async function open(visit: Visit, path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { ...options, prepare: notePolicy });
  await shown(page.getByRole('heading', { level: 1 }).first());
  await page.waitForLoadState('networkidle');
  return page;
}

const looks = [{ width: 360 }, { width: 1280 }, { width: 360, dark: true }] as const satisfies VisitOptions[];

describe.each(publicPaths)('%s', (path) => {
  test.for(looks)('comes alive without an error, and axe finds nothing (%o)', async (look, { visit }) => {
    const page = await open(visit, path, look);
    await hydrated(page);
    await expectGoodScreen(page);
    await expectNothingRefused(page);
  });
});

describe('a wrong address', () => {
  test.for([360, 1280] as const)('shows the page for it (%i px)', async (width, { visit }) => {
    const page = await open(visit, '/no/such/page?x=1', { width, refusals: ['GET /no/such/page 404'] });
    await hydrated(page);
    await shown(
      page.getByRole('heading', { name: 'Oops!' }),
      page.getByText('404 - Page not found', { exact: true }),
    );
    await expectGoodScreen(page);
    await expectNothingRefused(page);
    await page.getByRole('link', { name: 'Go Home', exact: true }).click();
    await eventually(() => page.url()).toBe(`${suite.baseUrl}/`);
    await eventually(() => page.title()).toMatch(/^Komunitas/);
  });
});

test('a page that is read in another year comes alive too', async ({ visit }) => {
  const page = await visit('/', {
    prepare: async (context) => {
      await context.clock.setFixedTime(new Date('2031-03-04T05:06:07Z'));
    },
  });
  await hydrated(page);
});

test('a query or a state of the history does not get in the way', async ({ visit }) => {
  const page = await visit('/blog?category=research&search=proposal');
  await hydrated(page);
  await page.goto('/login');
  await page.evaluate(() => history.replaceState({ usr: { registered: true }, key: 'k', idx: 0 }, ''));
  await page.reload();
  await hydrated(page);
  await shown(page.getByText('Pendaftaran diterima.'));
});

test('moving on replaces what the page said about itself', async ({ visit }) => {
  const page = await visit('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await eventually(() => page.title()).toMatch(/^Blog \|/);
  for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:url"]']) {
    expect(await page.locator(`head ${one}`).count(), one).toBe(1);
  }
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog$/);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

describe('the policy refuses nothing', () => {
  test.for([360, 1280] as const)(
    'of any screen behind a login (%i px)',
    { timeout: 300_000 },
    async (width, { visit }) => {
      const { coordinator, id: institution } = await makeInstitution({ staff: 1, logo: true });
      const [blog, journal, event, product] = [
        await makeBlog(),
        await makeJournal(),
        await makeEvent(),
        await makeProduct(),
      ];
      await nobody.ok('sendContactMessage', contactForm());
      const [message = ''] = Object.keys(await documentsOf('messages'));
      const ids = {
        ...{ user: member.id, institution, message },
        ...{ blog: blog.id, journal: journal.id, event: event.id, product: product.id },
      };
      const screens = [
        [coordinator, memberScreens],
        [admin, adminScreens((noun) => ids[noun])],
      ] as const;
      expect(screens.flatMap(([, paths]) => paths).length).toBeGreaterThan(35);
      for (const [as, paths] of screens) {
        const page = await visit('/about', { as, width, prepare: notePolicy });
        for (const path of paths) {
          await page.goto(path);
          await shown(page.getByRole('heading', { level: 1 }).first());
          await page.waitForLoadState('networkidle');
          await expectNothingRefused(page);
          expect(await page.locator('head > title').count(), path).toBe(1);
          expect(new URL(page.url()).pathname, path).toBe(path);
        }
      }
    },
  );

  test.for(unlistedScreens)('of %s', async (path, { visit }) => {
    await expectNothingRefused(await open(visit, path));
  });

  test('of an alert', async ({ visit }) => {
    const page = await open(visit, '/login', { refusals: ['POST /api/users/login 401'] });
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password-1');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await shown(page.getByText('Wrong email or password'));
    await expectNothingRefused(page);
  });
});

describe('without scripts', () => {
  test.for([360, 1280] as const)('every page can be read (%i px)', async (width, { browser }) => {
    const context = await browser.newContext({
      baseURL: suite.baseUrl,
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    for (const path of publicPaths) {
      await page.goto(path);
      await shown(
        page.getByRole('heading', { level: 1 }),
        page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Blog', exact: true }),
        page.getByRole('contentinfo'),
      );
      expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible(), path).toBe(false);
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
    }
    await context.close();
  });
});
