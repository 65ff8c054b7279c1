import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { suite } from './emulators.ts';

export interface ContextOptions {
  /** Width of the window in CSS pixels: a phone's or a desktop's. */
  readonly width?: 360 | 1280;
  readonly dark?: boolean;
  /** True for a test of the browser's own cache, which starts empty. */
  readonly hasCache?: boolean;
}

/** Timeout of waits in milliseconds. On a loaded machine a process of the function can take half a minute to start. */
export const timeoutMs = 40_000;

/**
 * Skips React's wait of up to 300 ms between two Suspense fallbacks, because it would cost each screen half a
 * second and React has no setting for it. React passes that timer a bound function, and no other timer of the
 * site has one.
 */
const skipSuspenseThrottle = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout as (work: TimerHandler, ms?: number, ...rest: unknown[]) => number;
    const isThrottle = (work: TimerHandler, ms = 0) =>
      ms <= 300 && typeof work === 'function' && work.name.startsWith('bound ');
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        wait(work, isThrottle(work, ms) ? 0 : ms, ...rest),
    });
  });

/**
 * Name of the cookie that passes the token to the first document of a window. The document deletes it before
 * the page runs.
 */
const tokenCookie = 'test-token';

const storeTokenFromCookie = (context: BrowserContext) =>
  context.addInitScript((name) => {
    // A window without a document of the site has no cookies.
    if (!location.protocol.startsWith('http')) return;
    const token = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
    if (token === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: other ways are asynchronous, and the page would run first
    document.cookie = `${name}=; Max-Age=0; path=/`;
    // Session storage of the previous test; no command of the browser clears it.
    sessionStorage.clear();
    if (token !== '') localStorage.setItem('token', decodeURIComponent(token));
  }, tokenCookie);

async function newContext(browser: Browser, { width = 1280, dark }: ContextOptions) {
  const context = await browser.newContext({
    baseURL: suite.baseUrl,
    viewport: { width, height: width === 360 ? 740 : 800 },
    isMobile: width === 360,
    hasTouch: width === 360,
    colorScheme: dark ? 'dark' : 'light',
    // No test is about animations, and a check of colours must not run in the middle of one.
    reducedMotion: 'reduce',
    locale: 'id-ID',
    // A time zone far from Jakarta: the site shows dates of Jakarta to readers in any time zone.
    timezoneId: 'America/Los_Angeles',
  });
  context.setDefaultTimeout(timeoutMs);
  await skipSuspenseThrottle(context);
  await storeTokenFromCookie(context);
  trackChanges(context, context, trackedMethods.context);
  trackRoutes(context);
  trackChanges(context, context.clock, trackedMethods.clock);
  return context;
}

/** Methods that change a context or a page permanently, so that the next test cannot reuse it. */
const trackedMethods = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  page: [
    'addInitScript',
    'addLocatorHandler',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
} as const;

const changed = new WeakSet<object>();

/** Marks an object as changed when one of these methods is called. */
function trackChanges(object: object, target: object, names: readonly string[]): void {
  for (const name of names) {
    const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
    Reflect.set(target, name, (...args: unknown[]) => {
      changed.add(object);
      return method.apply(target, args);
    });
  }
}

/** Contexts and pages with routes of a test. Routes can be removed, so their owner stays reusable. */
const routed = new WeakSet<BrowserContext | Page>();

/**
 * Remembers owners of routes, and gives each a route that matches nothing. Without any route, Playwright stops
 * intercepting, and the browser loses requests that are under way: they never end.
 */
function trackRoutes(owner: BrowserContext | Page): void {
  const route = owner.route.bind(owner);
  owner.route = async (...args: Parameters<Page['route']>) => {
    if (!routed.has(owner)) {
      routed.add(owner);
      await route('**/never-requested', (unexpected) => unexpected.abort());
    }
    return route(...args);
  };
}

/** Removes the routes of a test and ignores requests that they still delay. */
async function unroute(owner: BrowserContext | Page): Promise<void> {
  if (routed.delete(owner)) await owner.unrouteAll({ behavior: 'ignoreErrors' });
}

type Listening = [event: string, listener: (...args: unknown[]) => void];

/** Document of the site without scripts. */
const blankPage = '/robots.txt';

/** Requests whose replies the browser keeps for a minute. Each intercepted request costs milliseconds. */
const cachedRequests = [
  { resourceType: 'Document' as const },
  ...Object.values<Endpoint>(endpoints)
    .filter(({ cache }) => cache === 'public')
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => ({ urlPattern: `${suite.baseUrl}/api${path.replaceAll(/\{\w+\}/g, '*')}*` })),
];

/**
 * Requests documents and public replies past the browser's cache: a test must not see those of an earlier test.
 * Code and pictures never change, so they stay cached.
 */
async function bypassCacheOfResponses(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request: { method, headers } }) => {
    const uncached = Object.entries({ ...headers, 'Cache-Control': 'no-cache' });
    const changes = { headers: uncached.map(([name, value]) => ({ name, value })) };
    // The page may be closing, and then the request is irrelevant.
    session
      .send('Fetch.continueRequest', { requestId, ...(method === 'GET' ? changes : {}) })
      .catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: cachedRequests });
}

class ReusedPage {
  readonly #listening: Listening[] = [];
  uses = 0;

  private constructor(
    readonly page: Page,
    readonly options: ContextOptions,
    private readonly session: CDPSession,
  ) {
    trackChanges(page, page, trackedMethods.page);
    trackRoutes(page);
    for (const name of ['on', 'once', 'addListener'] as const) {
      const method = page[name].bind(page) as (...args: Listening) => Page;
      Reflect.set(page, name, (...args: Listening) => {
        this.#listening.push(args);
        return method(...args);
      });
    }
  }

  static async openIn(context: BrowserContext, options: ContextOptions): Promise<ReusedPage> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (!options.hasCache) await bypassCacheOfResponses(session);
    return new ReusedPage(page, options, session);
  }

  /**
   * Leaves the site and removes the listeners of the test.
   *
   * @returns whether the next test may use the window
   */
  async leave(): Promise<boolean> {
    if (changed.has(this.page) || this.page.isClosed() || this.uses >= maxUses) return false;
    for (const [event, listener] of this.#listening.splice(0)) this.page.off(event as 'close', listener);
    await unroute(this.page);
    await unroute(this.page.context());
    // A page of the same site keeps the renderer process, which a blank page would end.
    await this.page.goto(blankPage);
    await this.page.mouse.move(0, 0);
    return true;
  }

  /** Clears the stored data of the site and the history of the window. */
  async clear(): Promise<void> {
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    await this.session.send('Storage.clearDataForOrigin', { origin: suite.baseUrl, storageTypes });
    await this.session.send('Page.resetNavigationHistory');
    await this.page.context().clearCookies();
  }
}

/** Closes a browser and ignores errors of requests that routes of the test still delay. */
async function closeContext(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors';
  await Promise.all(
    [context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior }).catch(() => {})),
  );
  await context.close();
}

/** A window frees the memory of its earlier pages only when it closes. */
const maxUses = 40;

/**
 * Pool of the windows of a process. Opening a window costs a quarter of a second of CPU, and a used browser
 * has compiled the code of the site. So the next test gets a used window, cleared, unless a test changed more
 * than pages and storage.
 */
export class Contexts {
  readonly #free = new Map<string, ReusedPage[]>();
  readonly #openWindows = new WeakMap<BrowserContext, ReusedPage>();

  constructor(private readonly browser: Browser) {}

  /** Opens a cleared window, logged in with `token`. */
  async open(token: string | undefined, options: ContextOptions): Promise<Page> {
    const used = this.#free.get(keyOf(options))?.pop();
    const window = used ?? (await ReusedPage.openIn(await newContext(this.browser, options), options));
    const context = window.page.context();
    this.#openWindows.set(context, window);
    window.uses += 1;
    if (used !== undefined) await window.clear();
    changed.delete(context);
    if (token !== undefined || used !== undefined) {
      const value = encodeURIComponent(token ?? '');
      await context.addCookies([{ name: tokenCookie, value, url: suite.baseUrl }]);
    }
    return window.page;
  }

  /** Returns a window to the pool, or closes it, after its test. */
  async release(context: BrowserContext, options: ContextOptions): Promise<void> {
    const window = this.#openWindows.get(context);
    if (window === undefined || changed.has(context) || options.hasCache === true)
      return closeContext(context);
    const others = context.pages().filter((page) => page !== window.page);
    // Closing other pages ends everything that still runs in them.
    await Promise.all(others.map((page) => page.close()));
    const isFree = await window.leave().catch(() => false);
    if (!isFree || changed.has(context)) return closeContext(context);
    const key = keyOf(window.options);
    this.#free.set(key, [...(this.#free.get(key) ?? []), window]);
  }
}

const keyOf = ({ width = 1280, dark = false, hasCache = false }: ContextOptions): string =>
  `${width} ${dark} ${hasCache}`;
