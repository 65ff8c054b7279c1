import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { suite } from './emulators.ts';
import { keepFiles } from './kept-files.ts';

/** What a browser is opened as. */
export interface ContextOptions {
  /** Width of the window: a telephone's or a desktop's. */
  readonly width?: 360 | 1280;
  readonly dark?: boolean;
  /** True for a test of what a browser keeps by itself, which begins with nothing. */
  readonly hasCache?: boolean;
}

/** Which window is opened: what a test asks for, and whether the browser keeps by itself what it was given. */
type WindowKind = ContextOptions & { readonly keeps: boolean };

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

/** The cookie that tells the first document of a window who opens it, and is gone before the page runs. */
const bringer = 'test-token';

const takeToken = (context: BrowserContext) =>
  context.addInitScript((name) => {
    // A window that nothing was opened in has no cookies.
    if (!location.protocol.startsWith('http')) return;
    const token = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
    if (token === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way at once
    document.cookie = `${name}=; Max-Age=0; path=/`;
    // Of whoever used the window before; no command of the browser empties it.
    sessionStorage.clear();
    if (token !== '') localStorage.setItem('token', decodeURIComponent(token));
  }, bringer);

async function newContext(browser: Browser, { width = 1280, dark, keeps }: WindowKind) {
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
  if (!keeps) await keepRoutes(context);
  noteChanges(context, context, changes.context);
  noteRoutes(context);
  noteChanges(context, context.clock, changes.clock);
  return context;
}

/** What stays with a context or a window, so that it is another one for whoever comes next. */
const changes = {
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

/** Has an object count as changed once one of these methods was called. */
function noteChanges(object: object, target: object, names: readonly string[]): void {
  for (const name of names) {
    const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
    Reflect.set(target, name, (...given: unknown[]) => {
      changed.add(object);
      return method.apply(target, given);
    });
  }
}

/** Those whose requests a test has answered itself: what can be taken back, so that they stay what they were. */
const routed = new WeakSet<BrowserContext | Page>();

function noteRoutes(owner: BrowserContext | Page): void {
  const route = owner.route.bind(owner);
  owner.route = (...given: Parameters<Page['route']>) => {
    routed.add(owner);
    return route(...given);
  };
}

/** Takes back the routes of a test; what it still holds up is nobody's any more. Gives whether there were any. */
async function unroute(owner: BrowserContext | Page): Promise<boolean> {
  if (!routed.delete(owner)) return false;
  await owner.unrouteAll({ behavior: 'ignoreErrors' });
  return true;
}

type Listening = [event: string, listener: (...given: unknown[]) => void];

/** A document of the site that runs nothing. */
const blankPage = '/robots.txt';

/** What each browser that keeps nothing by itself is given without asking the suite. */
const keepRoutes = (context: BrowserContext) => keepFiles(context, suite.baseUrl);

/** A window that is handed on from test to test. */
class ReusedPage {
  readonly #listening: Listening[] = [];
  uses = 0;

  private constructor(
    readonly page: Page,
    readonly kind: WindowKind,
    private readonly session: CDPSession,
  ) {
    noteChanges(page, page, changes.page);
    noteRoutes(page);
    for (const name of ['on', 'once', 'addListener'] as const) {
      const method = page[name].bind(page) as (...given: Listening) => Page;
      Reflect.set(page, name, (...given: Listening) => {
        this.#listening.push(given);
        return method(...given);
      });
    }
  }

  static async openIn(context: BrowserContext, kind: WindowKind): Promise<ReusedPage> {
    const page = await context.newPage();
    return new ReusedPage(page, kind, await context.newCDPSession(page));
  }

  /** Leaves the site, and whoever listened to the window. Gives whether the next test may have it. */
  async leave(): Promise<boolean> {
    if (changed.has(this.page) || this.page.isClosed() || this.uses >= mostUses) return false;
    for (const [event, listener] of this.#listening.splice(0)) this.page.off(event as 'close', listener);
    const context = this.page.context();
    await unroute(this.page);
    if ((await unroute(context)) && !this.kind.keeps) {
      await keepRoutes(context);
      routed.delete(context);
    }
    // In the same process as the site, which would be started anew otherwise.
    await this.page.goto(blankPage);
    await this.page.mouse.move(0, 0);
    return true;
  }

  /** Takes away what the site has kept in the browser, and where the window has been. */
  async empty(): Promise<void> {
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    await this.session.send('Storage.clearDataForOrigin', { origin: suite.baseUrl, storageTypes });
    await this.session.send('Page.resetNavigationHistory');
    await this.page.context().clearCookies();
  }
}

/** Closes a browser, whatever a test still holds up there: an answer that comes too late is nobody's failure. */
async function closeContext(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors';
  await Promise.all(
    [context, ...context.pages()].map((held) => held.unrouteAll({ behavior }).catch(() => {})),
  );
  await context.close();
}

/** The memory of what a window has shown is given back only with the window. */
const mostUses = 40;

/**
 * The windows of a process. Opening one costs a quarter of a second of the processor, and a browser that has been used
 * has the code of the site compiled: so each is handed on, emptied, unless a test has changed more of it than pages
 * and storage.
 */
export class Contexts {
  readonly #free = new Map<string, ReusedPage[]>();
  readonly #given = new WeakMap<BrowserContext, ReusedPage>();

  constructor(private readonly browser: Browser) {}

  /**
   * Gives the window of a browser that knows nothing but whose it is. Nobody may keep what somebody who is logged in
   * is told, so their browser keeps the code of the site as it pleases; what all may read may be kept for a minute, so
   * a visitor's browser keeps nothing.
   */
  async open(token: string | undefined, options: ContextOptions): Promise<Page> {
    const kind = { ...options, keeps: token !== undefined || options.hasCache === true };
    const used = this.#free.get(keyOf(kind))?.pop();
    const window = used ?? (await ReusedPage.openIn(await newContext(this.browser, kind), kind));
    const context = window.page.context();
    this.#given.set(context, window);
    window.uses += 1;
    if (used !== undefined) await window.empty();
    changed.delete(context);
    if (token !== undefined || used !== undefined) {
      const value = encodeURIComponent(token ?? '');
      await context.addCookies([{ name: bringer, value, url: suite.baseUrl }]);
    }
    return window.page;
  }

  /** Takes it back once its test is over. */
  async giveBack(context: BrowserContext, options: ContextOptions): Promise<void> {
    const window = this.#given.get(context);
    if (window === undefined || changed.has(context) || options.hasCache === true)
      return closeContext(context);
    const others = context.pages().filter((page) => page !== window.page);
    // What still runs there ends with its document.
    await Promise.all(others.map((page) => page.close()));
    const isFree = await window.leave().catch(() => false);
    if (!isFree || changed.has(context)) return closeContext(context);
    const key = keyOf(window.kind);
    this.#free.set(key, [...(this.#free.get(key) ?? []), window]);
  }
}

const keyOf = ({ width = 1280, dark = false, hasCache = false, keeps }: WindowKind): string =>
  `${width} ${dark} ${hasCache} ${keeps}`;
