/**
 * How to write a test in a real browser (project `browser`; run it with
 * `npm run emulators:exec -- --no-seed 'npx vitest run --project browser'`):
 *
 *   beforeEach(resetStores);
 *
 *   test('an admin approves', async ({ visit }) => {
 *     const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
 *     const page = await visit('/admin/request-register', { as: admin, width: 360 });
 *     await page.getByRole('button', { name: `Approve ${member.name}` }).click();
 *     await shown(page.getByText('No user found'));
 *   });
 *
 * Each `visit` is a browser of its own, with its own storage. A test fails by itself when a page logs an
 * error, throws, asks another host for anything, or gets an answer of 400 and above that the test did not
 * name in `refusals` — and when a refusal that it named never came. Wait for roles and texts, never for time.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { chromiumLaunchOptions } from '../../../tools/testing/chromium.ts';
import { suite } from './emulators.ts';

export interface VisitOptions {
  /** Who is logged in; nobody when left out. */
  readonly as?: { readonly token: string } | undefined;
  /** Width of the window: a telephone's or a desktop's. */
  readonly width?: 360 | 1280;
  readonly dark?: boolean;
  /**
   * Failures that the test is about: 'POST /api/users/login 401', '*' for a part of the path, 'failed' for no answer,
   * 'foreign: https://calendar.google.com' for a request to another host.
   */
  readonly refusals?: readonly string[];
  /** Called before the first page is loaded, for scripts and routes. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Opens a path in a new browser. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Costs nothing while all is well; a loaded machine needs it. */
const patience = 20_000;

async function newContext(browser: Browser, { as, width = 1280, dark }: VisitOptions) {
  const localStorage = as === undefined ? [] : [{ name: 'token', value: as.token }];
  const context = await browser.newContext({
    baseURL: suite.baseUrl,
    viewport: { width, height: width === 360 ? 740 : 800 },
    isMobile: width === 360,
    hasTouch: width === 360,
    colorScheme: dark ? 'dark' : 'light',
    // Nothing here is about animations, and a check of colours must not meet one half way.
    reducedMotion: 'reduce',
    locale: 'id-ID',
    // Far from Jakarta: dates must be Jakarta's wherever the reader sits.
    timezoneId: 'America/Los_Angeles',
    storageState: { cookies: [], origins: [{ origin: suite.baseUrl, localStorage }] },
  });
  context.setDefaultTimeout(patience);
  return context;
}

const escaped = (text: string): string => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');
const fits = (pattern: string, line: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '[^/ ]+')}$`).test(line);

/** Notes what goes wrong in a browser. Gives what the test did not expect, and what it expected in vain. */
function watch(context: BrowserContext, refusals: readonly string[]): () => string[] {
  const problems: string[] = [];
  const missing = new Set(refusals);
  const refused = (line: string) => {
    const pattern = refusals.find((candidate) => fits(candidate, line));
    if (pattern === undefined) problems.push(line);
    else missing.delete(pattern);
  };
  context.on('console', (message) => {
    // Chromium's line for a failed request names no method; `response` and `requestfailed` tell it better.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource:')) return;
    problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (event) => problems.push(`page error: ${event.error().stack}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== suite.baseUrl) refused(`foreign: ${origin}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refused(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  context.on('requestfailed', (request) => {
    // A service worker tries for itself: the page is told of what it is given instead.
    if (request.serviceWorker() !== null) return;
    // Given up by the page itself, because it moved on.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    refused(`${request.method()} ${new URL(request.url()).pathname} failed`);
  });
  return () => [...problems, ...[...missing].map((pattern) => `expected, but never came: ${pattern}`)];
}

/** Where a failed test leaves pictures of its pages. */
const album = fileURLToPath(new URL('../../../.cache/browser-failures', import.meta.url));

async function picture(test: string, opened: readonly { context: BrowserContext }[]): Promise<void> {
  const pages = opened.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(album, `${test.replace(/\W+/g, '-')}-${index + 1}.png`);
    // A page that cannot be pictured must not hide why the test failed.
    const taken = await page.screenshot({ path }).catch(() => undefined);
    process.stderr.write(
      `${page.url()} ${taken === undefined ? 'could not be pictured' : `looked like ${path}`}\n`,
    );
  }
}

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(await chromiumLaunchOptions());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, task }, { onCleanup }) => {
    const opened: { context: BrowserContext; problems: () => string[] }[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await picture(task.name, opened);
      await Promise.all(opened.map(({ context }) => context.close()));
      expect(opened.flatMap(({ problems }) => problems())).toEqual([]);
    });
    const visit: Visit = async (path, options = {}) => {
      const context = await newContext(browser, options);
      opened.push({ context, problems: watch(context, options.refusals ?? []) });
      await options.prepare?.(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    return visit;
  });

/** Waits until each of them is on screen. */
export async function shown(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await locator.waitFor();
}

/** Waits until none of them is on screen. */
export async function gone(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await locator.waitFor({ state: 'hidden' });
}

/** As `expect`, asked again until it holds. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: patience, interval: 30 });

/** Waits for the path, its query included. */
export const arrivedAt = (page: Page, path: string): Promise<void> =>
  eventually(() => page.url().slice(suite.baseUrl.length)).toBe(path) as unknown as Promise<void>;

/** The requests of one kind that a page sends from now on, as 'PUT /api/users/user/123/approve'. */
export function requestsOf(page: Page, pattern: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (fits(pattern, line)) sent.push(line);
  });
  return sent;
}

/** Has the server fail at one path, as its platform does: with a page that is no JSON. Gives how to mend it. */
export async function breakServer(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => fits(path, url.pathname);
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' });
  });
  return () => page.unroute(matches);
}
