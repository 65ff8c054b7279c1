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
 * Each `visit` is a browser of its own, with its own storage; a `tour` goes on in the window of the tests before.
 * What a screen looks like is checked for each of its states in tests/browser/screens, at both widths; a flow runs
 * once, on a desktop. A test fails by itself when a page logs an error, throws, asks another host for anything, or
 * gets an answer of 400 and above that the test did not name in `refusals` — and when a refusal that it named never
 * came. Wait for roles and texts, never for time.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { chromiumLaunchOptions } from '../../../tools/testing/chromium.ts';
import { type ContextOptions, Contexts, patience } from './contexts.ts';
import { suite } from './emulators.ts';
import { fits, watch } from './watch.ts';

export interface VisitOptions extends ContextOptions {
  /** Who is logged in; nobody when left out. */
  readonly as?: { readonly token: string } | undefined;
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

/**
 * As `Visit`, in the one window that this person has in all tests of a file: for tests that only look, and leave
 * nothing behind. What the policy of the site refused there is in the page's `refused`.
 */
export type Tour = (
  path: string,
  options?: Pick<VisitOptions, 'as' | 'refusals'> & { open?: (page: Page, path: string) => Promise<unknown> },
) => Promise<Page>;

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

/** Has a page remember what its policy refused. */
export async function notePolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

export const test = base
  // One for all files of a process, as starting it costs as much as a short test.
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(await chromiumLaunchOptions());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('contexts', { scope: 'worker' }, async ({ browser }) => new Contexts(browser))
  .extend('visit', async ({ contexts, task }, { onCleanup }) => {
    const opened: { context: BrowserContext; options: VisitOptions; problems: () => string[] }[] = [];
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      if (hasFailed) await picture(task.name, opened);
      await Promise.all(
        opened.map(({ context, options }) =>
          hasFailed ? context.close() : contexts.giveBack(context, options),
        ),
      );
      expect(opened.flatMap(({ problems }) => problems())).toEqual([]);
    });
    const visit: Visit = async (path, options = {}) => {
      const page = await contexts.open(options.as?.token, options);
      const context = page.context();
      opened.push({ context, options, problems: watch(context, options.refusals ?? []) });
      await options.prepare?.(context);
      await page.goto(path);
      return page;
    };
    return visit;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('windows', { scope: 'file' }, async ({}, { onCleanup }) => {
    const windows = new Map<string, Page>();
    onCleanup(async () => {
      for (const page of windows.values()) await page.context().close();
    });
    return windows;
  })
  .extend('tour', async ({ contexts, windows, task }, { onCleanup }) => {
    const entered = new Map<Page, () => string[]>();
    onCleanup(async () => {
      const pages = [...entered.keys()];
      if (task.result?.state === 'fail') {
        await picture(
          task.name,
          pages.map((page) => ({ context: page.context() })),
        );
        // Whatever it was in the middle of: the next test gets a window that knows nothing of it.
        for (const [key, page] of windows) if (entered.has(page)) windows.delete(key);
        await Promise.all(pages.map((page) => page.context().close()));
      }
      for (const page of pages) if (!page.isClosed()) await page.unrouteAll();
      expect([...entered.values()].flatMap((problems) => problems())).toEqual([]);
    });
    const goTo = (page: Page, path: string) => page.goto(path);
    const tour: Tour = async (path, { as, refusals = [], open = goTo } = {}) => {
      const key = as?.token ?? '';
      let page = windows.get(key);
      if (page === undefined) {
        page = await contexts.open(as?.token, {});
        await notePolicy(page.context());
        windows.set(key, page);
      }
      if (!entered.has(page)) entered.set(page, watch(page.context(), refusals));
      await open(page, path);
      return page;
    };
    return tour;
  });

/** The driver's own wait looks again after half a second only; most of what a test waits for comes in a tenth. */
async function until(locator: Locator, state: 'visible' | 'hidden'): Promise<void> {
  const end = Date.now() + patience;
  while ((await locator.isVisible()) !== (state === 'visible')) {
    if (Date.now() > end) throw new Error(`Not ${state} after ${patience / 1000} s: ${locator}`);
    await sleep(20);
  }
}

/** Waits until each of them is on screen. */
export async function shown(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await until(locator, 'visible');
}

/** Waits until none of them is on screen. */
export async function gone(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await until(locator, 'hidden');
}

/** Waits until the screen is there, and nothing of it is still on its way: code, records or pictures. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.animate-spin, [aria-busy=true]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** Takes the network away once nothing is on its way any more: what came with the screen would be lost too. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Has what the page leaves to its next frame never come: a machine so slow that keys are faster. */
export const holdFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

/** As `expect`, asked again until it holds. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: patience, interval: 50 });

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

/**
 * Has the server fail at one path, as its platform does: with a page that is no JSON. Gives how to mend it. What is
 * read is asked for once more after a second, which is not waited for.
 */
export async function breakServer(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => fits(path, url.pathname);
  if (method === 'GET') await page.clock.install();
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' });
    if (method === 'GET') setTimeout(() => page.clock.fastForward(1000).catch(() => {}), 50);
  });
  return () => page.unroute(matches);
}
