import type { CDPSession, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { type DisplayMode, desktop, setDisplayMode } from '../actions/page-state.ts';
import { atRest, eventually } from '../suite/browser.ts';
import { suite } from '../suite/emulators.ts';

/** Maximum cumulative layout shift while a screen loads. */
const maxLayoutShift = 0.02;

/** Delay of each response in milliseconds, so that the page paints its placeholders. */
const responseDelayMs = 100;

/** Layout shift entry of the browser; TypeScript has no type for it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records in each document of a page, from its first frame on, all layout shifts without user input. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : `${node?.textContent}`).slice(0, 120);
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const way = [from, to].map(({ y, height }) => `${Math.round(y)}+${Math.round(height)}`);
          return `${way.join(' to ')}: ${nameOf(node)}`;
        });
        moved.push({ value, what });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { moved: readShifts });
  });

/** Checks that nothing has moved by itself since the document was opened. */
export async function expectNoShift(page: Page): Promise<void> {
  const moved = await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: () => { value: number; what: string[] }[] }).moved();
  });
  const sum = moved.reduce((all, { value }) => all + value, 0);
  const found = moved.flatMap(({ value, what }) => what.map((line) => `${value.toFixed(3)} ${line}`));
  expect(sum > maxLayoutShift ? found : [], `moved by ${sum.toFixed(3)}: ${page.url()}`).toEqual([]);
}

const delaySessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Continues each paused request after the delay. A route of Playwright would pause all other requests too.
 */
function delaySessionOf(page: Page): Promise<CDPSession> {
  const session = delaySessions.get(page) ?? openDelaySession(page);
  delaySessions.set(page, session);
  return session;
}

async function openDelaySession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => session.send('Fetch.continueRequest', { requestId }).catch(() => {}), responseDelayMs);
  });
  return session;
}

/**
 * Opens a path with delayed responses and waits until the page is complete.
 *
 * @param delayed glob of the delayed requests
 */
export async function openWithDelay(page: Page, path: string, delayed: string): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const session = await delaySessionOf(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${suite.baseUrl}${delayed}` }] });
  await page.goto(path);
  // Code, the current user and a list may load one after the other.
  await eventually(async () => {
    await atRest(page);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    return underWay.size;
  }).toBe(0);
  await atRest(page);
  await session.send('Fetch.disable');
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

const recordingPages = new WeakSet<Page>();

/**
 * Opens a screen with delayed data and checks that nothing moves by itself. Fonts are always in the browser's cache,
 * because the first use of a window loads them. Leaves the page on a desktop.
 */
export async function openWithoutShift(page: Page, path: string, mode: DisplayMode): Promise<void> {
  if (!recordingPages.has(page)) {
    await recordShifts(page);
    await page.goto('/');
    await page.evaluate(() =>
      Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined),
    );
  }
  recordingPages.add(page);
  await setDisplayMode(page, mode);
  await openWithDelay(page, path, '/api/*');
  await expectNoShift(page);
  await setDisplayMode(page, desktop);
}
