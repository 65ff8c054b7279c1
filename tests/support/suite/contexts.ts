import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from './emulators.ts';
import { keepFiles } from './kept-files.ts';

/** What a browser is opened as. */
export interface ContextOptions {
  /** Width of the window: a telephone's or a desktop's. */
  readonly width?: 360 | 1280;
  readonly dark?: boolean;
  /** True for a test of what a browser keeps by itself; each other one asks anew. */
  readonly hasCache?: boolean;
}

/** Costs nothing while all is well; a loaded machine needs it. */
export const patience = 20_000;

/**
 * Has React show at once what has come: it waits up to 300 ms between one placeholder and the next, so that nothing
 * flickers, which costs each screen of the office half a second. The timer of that is the only one with a bound
 * function.
 */
const showAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout as (work: TimerHandler, ms?: number, ...rest: unknown[]) => number;
    const isThrottle = (work: TimerHandler, ms = 0) =>
      ms <= 300 && typeof work === 'function' && work.name.startsWith('bound ');
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        wait(work, isThrottle(work, ms) ? 0 : ms, ...rest),
    });
  });

/** The cookie that brings a token into the first document of a window, and is gone before the page runs. */
const bringer = 'test-token';

const takeToken = (context: BrowserContext) =>
  context.addInitScript((name) => {
    // A window that nothing was opened in has no cookies.
    if (!location.protocol.startsWith('http')) return;
    const token = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
    if (token === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way at once
    document.cookie = `${name}=; Max-Age=0; path=/`;
    localStorage.setItem('token', decodeURIComponent(token));
  }, bringer);

async function newContext(browser: Browser, { width = 1280, dark, hasCache }: ContextOptions) {
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
  });
  context.setDefaultTimeout(patience);
  await showAtOnce(context);
  await takeToken(context);
  if (hasCache !== true) await keepFiles(context, suite.baseUrl);
  noteChanges(context);
  return context;
}

/** What stays with a context, so that it is another one for whoever comes next. */
const changes = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'route',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

const changed = new WeakSet<BrowserContext>();

function noteChanges(context: BrowserContext): void {
  const watchOver = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, (...given: unknown[]) => {
        changed.add(context);
        return method.apply(target, given);
      });
    }
  };
  watchOver(context, changes.context);
  watchOver(context.clock, changes.clock);
}

/**
 * The browsers of a process. Opening one costs a tenth of a second, and one that has been used has the code of the
 * site compiled: so each is handed on, emptied, unless a test has changed more of it than pages and storage.
 */
export class Contexts {
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(private readonly browser: Browser) {}

  /** Gives the window of a browser that knows nothing but whose it is. */
  async open(token: string | undefined, options: ContextOptions): Promise<Page> {
    const used = this.#free.get(keyOf(options))?.pop();
    const context = used ?? (await newContext(this.browser, options));
    const page = await context.newPage();
    if (used !== undefined) await empty(page);
    changed.delete(context);
    if (token !== undefined) {
      await context.addCookies([{ name: bringer, value: encodeURIComponent(token), url: suite.baseUrl }]);
    }
    return page;
  }

  /** Takes it back once its test is over. */
  async giveBack(context: BrowserContext, options: ContextOptions): Promise<void> {
    if (changed.has(context) || options.hasCache === true) return context.close();
    // With its windows ends whatever still runs there.
    await Promise.all(context.pages().map((page) => page.close()));
    const key = keyOf(options);
    this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
  }
}

/** Takes away what its site has kept in a browser. */
async function empty(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: suite.baseUrl, storageTypes: 'all' });
  await session.detach();
  await page.context().clearCookies();
}

const keyOf = ({ width = 1280, dark = false, hasCache = false }: ContextOptions): string =>
  `${width} ${dark} ${hasCache}`;
