/** @module-tag full */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { cardLink } from 'contract/rules/codes/card-statement';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { press } from '../../support/actions/steps.ts';
import { pngOnScreen, textInCode } from '../../support/assertions/card.ts';
import { expectGoodEnglishScreen, expectGoodScreen } from '../../support/assertions/screen-checks.ts';
import { collectReplies } from '../../support/assertions/sweep.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { arrivedAt, eventually, goOffline, hidden, shown, test } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { timeoutMs } from '../../support/suite/contexts.ts';
import { suite } from '../../support/suite/emulators.ts';

/** The page of the card, which opens without network after one visit (decision 0114). */

const path = '/membership/card';
const offline = ['GET /api/user/status failed', 'GET /api/users/user/profile failed'];
const cardShown = (page: Page) => shown(page.getByRole('img', { name: /^Kartu anggota / }));
const isStored = (page: Page) =>
  shown(page.getByText('Kartu ini tersimpan di perangkat ini sampai Anda keluar.'));
const offlineNotice = (page: Page) => page.getByText('Tanpa sambungan. Kartu ini salinan di perangkat ini.');
const codeOf = async (member: Person) => cardLink((await as(member).ok('getCard', {})).body.code);
/** Returns the code below the card as a PNG. A wide screen does not show it. */
async function largeCode(page: Page): Promise<Buffer> {
  const canvas = page.getByRole('img', {
    name: /^(?:Kode QR kartu|QR code of the card)$/,
    includeHidden: true,
  });
  const url = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('session-copy:')));
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  );
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** A site with an origin of its own that forwards to the suite, so that a test can change what is deployed. */
async function startDeployment() {
  const changes = new Map<string, (text: string) => string>();
  const removed = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', suite.baseUrl);
    if (removed.has(pathname)) return response.writeHead(404).end();
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    const body = await buffer(request);
    const answer = await fetch(`${suite.baseUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length === 0 ? {} : { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const change = changes.get(pathname);
    // `fetch` has decompressed the body.
    const own = [...answer.headers].filter(([name]) => !connectionHeaders.has(name));
    response.writeHead(answer.status, Object.fromEntries(own));
    response.end(change === undefined ? bytes : change(bytes.toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    change: (pathname: string, change: (text: string) => string) => changes.set(pathname, change),
    remove: (pathname: string) => removed.add(pathname),
    /** Opens the card of a member and waits until it is stored. */
    async open(browser: Browser, member: Person): Promise<Page> {
      const context = await browser.newContext({ locale: 'id-ID' });
      onTestFinished(() => context.close());
      context.setDefaultTimeout(timeoutMs);
      const page = await context.newPage();
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((token) => localStorage.setItem('token', token), member.token);
      await page.goto(`${origin}${path}`);
      await isStored(page);
      return page;
    },
  };
}

const connectionHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

const sites = [
  {
    language: 'Indonesian',
    address: '/membership/card',
    stored: 'Kartu ini tersimpan di perangkat ini sampai Anda keluar.',
    notice: 'Tanpa sambungan. Kartu ini salinan di perangkat ini.',
    checked: /^Terakhir diperiksa \d+ \w+ \d{4} pukul \d\d\.\d\d WIB$/,
    brightness: 'Naikkan kecerahan layar agar kode QR mudah dipindai.',
    tryAgain: 'Coba lagi',
  },
  {
    language: 'English',
    address: '/en/membership/card',
    stored: 'This card is stored on this device until you log out.',
    notice: 'No connection. This card is a copy on this device.',
    checked: /^Last checked \d+ \w+ \d{4} at \d\d:\d\d WIB$/,
    brightness: 'Turn up the screen brightness so that the QR code is easy to scan.',
    tryAgain: 'Try again',
  },
] as const;

test.for(sites.map((site) => [site.language, site] as const))(
  'the card opens in %s without network after one visit, with the time of its check',
  async ([, site], { visit }) => {
    const member = await makeMember({ photo: true });
    // Collects replies before the card loads: they contain the member's name, which is an Indonesian word.
    const page = await visit('/robots.txt', { as: member, width: 360, refusals: offline });
    const replies = collectReplies(page);
    await page.goto(site.address);
    const expectGood = async () =>
      site.language === 'English' ? expectGoodEnglishScreen(page, await replies()) : expectGoodScreen(page);
    const isStoredHere = () => shown(page.getByText(site.stored));
    await isStoredHere();
    expect(await workers(page)).toEqual([site.address]);
    expect(await textInCode(await pngOnScreen(page))).toBe(await codeOf(member));
    await expectGood();
    const online = await pngOnScreen(page);
    await goOffline(page);
    await page.reload();
    await shown(page.getByText(site.notice), page.getByText(site.checked), page.getByText(site.brightness));
    expect((await pngOnScreen(page)).equals(online)).toBe(true);
    expect(await textInCode(await largeCode(page))).toBe(await codeOf(member));
    await expectGood();
    await page.context().setOffline(false);
    await press(page, site.tryAgain);
    await hidden(page.getByText(site.notice));
    await isStoredHere();
  },
);

test('the stored card is readable only with the token of the session', async ({ visit }) => {
  const member = await makeMember({ record: { name: 'Dewi Lestari' } });
  const page = await visit(path, { as: member });
  await isStored(page);
  const [key = ''] = await copies(page);
  const stored = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  expect(Buffer.from(stored, 'base64').toString()).not.toMatch(/Dewi|data:image/);
});

describe('the stored card is deleted', () => {
  test('by a logout, so that the page shows no card without network', async ({ visit }) => {
    const page = await visit(path, { as: await makeMember() });
    await isStored(page);
    await press(page, 'Keluar');
    await arrivedAt(page, '/login');
    expect(await copies(page)).toEqual([]);
    await goOffline(page);
    await page.goto(path);
    await hidden(page.getByRole('img', { name: /^Kartu anggota / }));
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Terakhir diperiksa');
  });

  test('when the session has ended', async ({ visit }) => {
    const member = await makeMember();
    const page = await visit(path, { as: member, refusals: ['GET /api/users/user/profile 401'] });
    await isStored(page);
    await as(member).ok('logout', {});
    await page.reload();
    await arrivedAt(page, `/login?next=${encodeURIComponent(path)}`);
    expect(await copies(page)).toEqual([]);
  });

  test('when another account logs in, also in another tab', async ({ visit }) => {
    const [member, other] = [await makeMember(), await makeMember({ record: { name: 'Orang Lain' } })];
    const page = await visit(path, { as: member });
    await isStored(page);
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    const tab = await page.context().newPage();
    await tab.goto('/about');
    await tab.evaluate((token) => localStorage.setItem('token', token), other.token);
    await shown(page.getByRole('img', { name: /^Kartu anggota Orang Lain/ }));
    await isStored(page);
    const after = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await copies(page)).toHaveLength(1);
    expect(after).not.toBe(before);
  });
});

/** A busy browser can postpone its check for a new worker until a later visit. */
const checkForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => null));

describe('the worker', () => {
  test('answers no other page', async ({ visit }) => {
    const paths = ['/membership', '/membership/card-x', '/membership/card/x', '/verifyEmail', '/'];
    const page = await visit('/verify', {
      as: await makeMember(),
      refusals: paths.map((one) => `GET ${one} failed`),
    });
    await shown(page.getByText('Halaman ini sudah tersimpan', { exact: false }));
    await page.goto(path);
    await isStored(page);
    expect(await workers(page)).toEqual([path, '/verify']);
    await goOffline(page);
    for (const one of paths) await expect(page.goto(one), one).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('is not registered by other pages', async ({ visit }) => {
    const page = await visit('/', { as: await makeMember() });
    await page.goto('/membership');
    await cardShown(page);
    expect(await workers(page)).toEqual([]);
  });

  test('serves the code of a new deployment after its update', async ({ browser }) => {
    const site = await startDeployment();
    const page = await site.open(browser, await makeMember());
    const [old = ''] = await cacheNames(page);
    expect(old).toMatch(/^membership-card-[0-9a-f]{12}$/);
    site.change('/card-worker.js', (script) =>
      script.replace(/const version = '\w+'/, "const version = 'next'"),
    );
    site.change(path, (html) => html.replace('<html', '<html data-deployment="next"'));
    await page.reload();
    await isStored(page);
    await checkForUpdate(page);
    await eventually(() => cacheNames(page)).toEqual(['membership-card-next']);
    await goOffline(page);
    await page.reload();
    await shown(offlineNotice(page));
    expect(await page.locator('html').getAttribute('data-deployment')).toBe('next');
  });

  test('removes itself and its cache when a deployment switches it off', async ({ browser }) => {
    const site = await startDeployment();
    const page = await site.open(browser, await makeMember());
    site.change('/card-worker.js', (script) => script.replace(/const files = .*;/, 'const files = [];'));
    await page.reload();
    await cardShown(page);
    await checkForUpdate(page);
    await eventually(() => cacheNames(page)).toEqual([]);
    await eventually(() => workers(page)).toEqual([]);
  });

  test('removes itself when the site no longer has its page', async ({ browser }) => {
    const site = await startDeployment();
    const page = await site.open(browser, await makeMember());
    site.remove(path);
    await page.goto(`${site.origin}${path}`);
    await eventually(() => cacheNames(page)).toEqual([]);
    await eventually(() => workers(page)).toEqual([]);
  });
});

test('the page works in a browser without service workers and without storage', async ({ visit }) => {
  const prepare = async (context: BrowserContext) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('session-copy:')) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
  };
  const member = await makeMember();
  const page = await visit(path, { as: member, prepare });
  expect(await textInCode(await pngOnScreen(page))).toBe(await codeOf(member));
  await hidden(page.getByText('Kartu ini tersimpan di perangkat ini sampai Anda keluar.'));
});
