import type { CDPSession, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, telephone, turnTo } from '../act/looks.ts';
import { atRest, eventually } from '../suite/browser.ts';
import { suite } from '../suite/emulators.ts';

/** Most that may move by itself while a screen comes, as browsers count it (cumulative layout shift). */
const mostMoved = 0.02;

/** How late each answer comes, in ms, so that what keeps its place until then is painted. */
const lateness = 100;

/** Of the browser's entries, as TypeScript does not know them. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Has each document note from its first frame on what moves in it without anybody's touch. */
const noteShifts = (page: Page) =>
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
    const told = () => {
      note(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { moved: told });
  });

const movedIn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: () => { value: number; what: string[] }[] }).moved();
  });

const lateSessions = new WeakMap<Page, Promise<CDPSession>>();

/** Lets each request go on late that it is told to hold. A route of the driver would hold up every other one too. */
function lateSessionOf(page: Page): Promise<CDPSession> {
  const session = lateSessions.get(page) ?? openLateSession(page);
  lateSessions.set(page, session);
  return session;
}

async function openLateSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => session.send('Fetch.continueRequest', { requestId }).catch(() => {}), lateness);
  });
  return session;
}

/** Opens a path with each answer late, and waits until all of it has come. */
async function openLate(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const session = await lateSessionOf(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${suite.baseUrl}/api/*` }] });
  await page.goto(path);
  // Code, the caller and a list may come one after the other.
  await eventually(async () => {
    await atRest(page);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    return underWay.size;
  }).toBe(0);
  await atRest(page);
  await session.send('Fetch.disable');
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

const noting = new WeakSet<Page>();
const seenOnTelephone = new Set<string>();

/**
 * Opens a screen, while each of its answers is late: nothing of it may move by itself. It comes on a telephone for the
 * first state that it is asked for in, on a desktop for all others, and is left on a desktop.
 *
 * @param screen what it is a state of: the title that its route gives it
 */
export async function openStill(page: Page, path: string, screen: string): Promise<void> {
  if (!noting.has(page)) await noteShifts(page);
  noting.add(page);
  const look = seenOnTelephone.has(screen) ? desktop : telephone;
  await turnTo(page, look);
  await openLate(page, path);
  const moved = await movedIn(page);
  const sum = moved.reduce((all, { value }) => all + value, 0);
  const found = moved.flatMap(({ value, what }) => what.map((line) => `${value.toFixed(3)} ${line}`));
  expect(sum > mostMoved ? found : [], `moved by ${sum.toFixed(3)} at ${look.width} px: ${path}`).toEqual([]);
  // Only now: what moved there is looked at there again when the test is tried once more.
  seenOnTelephone.add(screen);
  await turnTo(page, desktop);
}
