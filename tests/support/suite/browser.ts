/**
 * Fixtures and waits of tests in a real browser (project `browser`). tests/support/README.md shows an
 * example. Run one file with `npm test -- browser <part of its path>`.
 *
 * Each `visit` opens a browser with its own storage. A `tour` reuses the window of the earlier tests of the
 * file. tests/browser/screens checks the appearance of each screen in each of its states, at both widths. A
 * flow runs only once, at the width where it is most likely to fail.
 *
 * A test fails by itself when a page logs an error, throws, or requests another host. It also fails on a
 * response of 400 and above that `refusals` does not list, and on a listed refusal that does not happen. Wait
 * for roles and texts, never for time.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect, type TestContext } from 'vitest';
import { chromiumLaunchOptions } from '../../../tools/testing/chromium.ts';
import { type ContextOptions, Contexts, timeoutMs } from './contexts.ts';
import { suite } from './emulators.ts';
import { isAtRest } from './page-conditions.ts';
import { matchesPattern, pendingOf, type Watch, watch } from './watch.ts';

export interface VisitOptions extends ContextOptions {
  /** Person who is logged in. A visitor without a token by default. */
  readonly as?: { readonly token: string } | undefined;
  /**
   * Failures that the test expects: 'POST /api/users/login 401', '*' for a part of the path, 'failed' for a
   * request without a response, 'foreign: https://calendar.google.com' for a request to another host.
   */
  readonly refusals?: readonly string[];
  /** Adds scripts and routes before the first page loads. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * Opens a path in one window that all tests of a file share for this person. Only for tests that change
 * nothing. The page's `refused` lists the violations of the content security policy.
 */
export type Tour = (
  path: string,
  options?: Pick<VisitOptions, 'as' | 'refusals'> & {
    /** Failures that may happen. */
    possible?: readonly string[];
    /** Name of a further window of this person. */
    window?: string;
    open?: (page: Page, path: string) => Promise<unknown>;
  },
) => Promise<Page>;

/** Folder for screenshots of the pages of a failed test. */
const screenshotFolder = fileURLToPath(new URL('../../../.cache/browser-failures', import.meta.url));

async function takeScreenshots(test: string, opened: readonly { context: BrowserContext }[]): Promise<void> {
  const pages = opened.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(screenshotFolder, `${test.replace(/\W+/g, '-')}-${index + 1}.png`);
    // A failed screenshot must not hide the reason of the test failure.
    const screenshot = await page.screenshot({ path }).catch(() => undefined);
    process.stderr.write(
      `${page.url()} ${screenshot === undefined ? 'could not be pictured' : `looked like ${path}`}\n`,
    );
  }
}

/** Records violations of the content security policy in the page's `refused`. */
export async function recordPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/**
 * Fails the test if its windows recorded problems. This is not part of the fixture's cleanup, which must
 * release the windows in any case.
 */
const expectNoProblems = (onTestFinished: TestContext['onTestFinished'], watches: () => readonly Watch[]) =>
  onTestFinished(async () =>
    expect((await Promise.all(watches().map(({ end }) => end()))).flat()).toEqual([]),
  );

/** Waits for expected refusals whose request is slower than the screen. `end` reports those that never happen. */
async function refusalsHappened(watches: readonly Watch[]): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (watches.some(({ isWaiting }) => isWaiting()) && Date.now() < end) await sleep(20);
}

/**
 * Starts as many processes of the function as a page uses at the same time. Otherwise the first screen would
 * wait for them, half a minute on a busy machine.
 */
const startFunction = () =>
  Promise.all(Array.from({ length: 6 }, () => fetch(`${suite.baseUrl}/api/user/status`)));

export const test = base
  // All files of a process share one browser, because starting it costs as much as a short test.

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const [browser] = await Promise.all([chromium.launch(await chromiumLaunchOptions()), startFunction()]);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('contexts', { scope: 'worker' }, async ({ browser }) => new Contexts(browser))
  .extend('visit', async ({ contexts, task, onTestFinished }, { onCleanup }) => {
    const opened: { context: BrowserContext; options: VisitOptions; watch: Watch }[] = [];
    expectNoProblems(onTestFinished, () => opened.map((one) => one.watch));
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      if (hasFailed) await takeScreenshots(task.name, opened);
      else await refusalsHappened(opened.map((one) => one.watch));
      await Promise.all(
        opened.map(({ context, options }) =>
          hasFailed ? context.close() : contexts.release(context, options),
        ),
      );
    });
    const visit: Visit = async (path, options = {}) => {
      const page = await contexts.open(options.as?.token, options);
      const context = page.context();
      opened.push({ context, options, watch: watch(context, options.refusals ?? []) });
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
  .extend('tour', async ({ contexts, windows, task, onTestFinished }, { onCleanup }) => {
    const entered = new Map<Page, Watch>();
    expectNoProblems(onTestFinished, () => [...entered.values()]);
    onCleanup(async () => {
      const pages = [...entered.keys()];
      if (task.result?.state === 'fail') {
        await takeScreenshots(
          task.name,
          pages.map((page) => ({ context: page.context() })),
        );
        // The failed test may have left the window in any state, so the next test opens a new one.
        for (const [key, page] of windows) if (entered.has(page)) windows.delete(key);
        await Promise.all(pages.map((page) => page.context().close()));
      }
      for (const page of pages) if (!page.isClosed()) await page.unrouteAll();
    });
    const goTo = (page: Page, path: string) => page.goto(path);
    const tour: Tour = async (path, { as, refusals = [], possible = [], window = '', open = goTo } = {}) => {
      const key = `${as?.token ?? ''} ${window}`;
      let page = windows.get(key);
      if (page === undefined) {
        page = await contexts.open(as?.token, {});
        await recordPolicyViolations(page.context());
        windows.set(key, page);
      }
      if (!entered.has(page)) entered.set(page, watch(page.context(), refusals, possible));
      await open(page, path);
      return page;
    };
    return tour;
  });

/** Describes the page of a failed wait: its messages, its requests without a response, and its address. */
async function describePage(page: Page): Promise<string> {
  const messages = page.locator(':is([role=alert], [role=status], [aria-busy=true]):visible');
  const texts = await messages.allInnerTexts().catch(() => ['(the page does not answer)']);
  const pending = pendingOf(page.context());
  return `messages ${JSON.stringify(texts)}, waiting for ${JSON.stringify(pending)}, at ${page.url()}`;
}

/**
 * Polls at first every 20 ms: most waits end within a tenth of a second, and Playwright's own wait backs off to
 * half a second. A longer wait polls less often, because each poll takes time from the page.
 */
async function until(locator: Locator, state: 'visible' | 'hidden'): Promise<void> {
  const start = Date.now();
  while ((await locator.isVisible()) !== (state === 'visible')) {
    const waited = Date.now() - start;
    if (waited > timeoutMs) {
      const found = await describePage(locator.page());
      throw new Error(`Not ${state} after ${timeoutMs / 1000} s: ${locator}; ${found}`);
    }
    await sleep(Math.min(100, 20 + waited / 10));
  }
}

export async function shown(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await until(locator, 'visible');
}

export async function hidden(...locators: Locator[]): Promise<void> {
  for (const locator of locators) await until(locator, 'hidden');
}

/** Waits until the screen is complete: code, records and pictures are loaded. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
}

/** Disconnects the network after all requests have finished, so that the screen itself loads completely. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A navigation within the site does not change that state.
  await atRest(page);
  await page.context().setOffline(true);
}

/** Stops animation frames in the page, as on a machine so slow that keys arrive before the next frame. */
export const stopAnimationFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

/** Works like `expect`, and retries the assertion until it passes. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: timeoutMs, interval: 50 });

/** Waits until the page has this path, including the query. */
export const arrivedAt = (page: Page, path: string): Promise<void> =>
  eventually(() => page.url().slice(suite.baseUrl.length)).toBe(path) as unknown as Promise<void>;

/**
 * Collects the requests that a page sends from now on and that match a pattern such as 'PUT
 * /api/users/user/123/approve'.
 */
export function requestsOf(page: Page, pattern: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (matchesPattern(pattern, line)) sent.push(line);
  });
  return sent;
}

/** Delays the requests to the URLs that a glob matches, until the returned function is called. */
export async function holdRequests(page: Page | BrowserContext, glob: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await released;
    // The page may have cancelled the request.
    await route.fallback().catch(() => {});
  });
  return release;
}

/**
 * Makes the server fail at one path as its platform fails: status 500 with a page that is not JSON. Skips the
 * second that the frontend waits before it retries a failed GET.
 *
 * @returns restores the path
 */
export async function breakServer(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => matchesPattern(path, url.pathname);
  if (method === 'GET') await page.clock.install();
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' });
    if (method === 'GET') setTimeout(() => page.clock.fastForward(1000).catch(() => {}), 50);
  });
  return () => page.unroute(matches);
}
