/**
 * `npm run bench:waves [-- users membership]`: what a screen asks for, one after the other, over a line with a round
 * trip of 150 ms and 1.6 Mbit/s. Prints each request with its wave. The first is the document with what it names
 * itself; another begins where nothing was asked for half a round trip long. What the browser has already (the import
 * of a file that was fetched) is no request. `BASE_URL` names a suite with the demo data that runs already.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildStale } from '../../tools/build/build.ts';
import { loadDemoData } from '../../tools/emulators/commands.ts';
import { beforeEnd, runTool } from '../../tools/emulators/lifetime.ts';
import { requireNode } from '../../tools/emulators/node-version.ts';
import { Refusal } from '../../tools/emulators/say.ts';
import { startSuite } from '../../tools/emulators/suite.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { tokenOf, type Viewer, viewers } from './signed-in.ts';
import { serveSite } from './site-server.ts';

const screens: readonly { name: string; path: string; as: Viewer | undefined }[] = [
  { name: 'office', path: '/admin', as: 'admin' },
  { name: 'users', path: '/admin/manage-user', as: 'admin' },
  { name: 'requests', path: '/admin/request-register', as: 'admin' },
  { name: 'desk', path: '/admin/request-register/review', as: 'admin' },
  { name: 'add-blog', path: '/admin/manage-blog/add', as: 'admin' },
  { name: 'membership', path: '/membership', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'article', path: '/blog', as: undefined },
];

const roundTripMs = 150;

interface Asked {
  readonly what: string;
  readonly at: number;
  /** The document names it. */
  readonly isNamed: boolean;
  end: number;
  bytes: number;
}

/** Notes what a page asks for, in milliseconds since the first request. */
async function listen(page: Page): Promise<Asked[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  const asked = new Map<string, Asked>();
  let first: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    first ??= timestamp;
    const { pathname, search } = new URL(request.url);
    const at = (timestamp - first) * 1000;
    asked.set(requestId, {
      what: `${request.method} ${pathname}${search}`,
      at,
      isNamed: initiator.type === 'parser' || type === 'Document' || type === 'Font',
      end: at,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one === undefined) return;
    one.end = (timestamp - (first ?? 0)) * 1000;
    one.bytes = encodedDataLength;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
  });
  const list: Asked[] = [];
  Object.defineProperty(list, Symbol.iterator, { value: () => asked.values() });
  return list;
}

/** Which wave each request belongs to. */
function inWaves(asked: Iterable<Asked>): (Asked & { readonly wave: number })[] {
  const inOrder = [...asked].sort((a, b) => a.at - b.at);
  let wave = 1;
  let latest = 0;
  const later = inOrder
    .filter(({ isNamed }) => !isNamed)
    .map((one) => {
      if (wave === 1 || one.at - latest > roundTripMs / 2) wave += 1;
      latest = one.at;
      return { ...one, wave };
    });
  return [...inOrder.filter(({ isNamed }) => isNamed).map((one) => ({ ...one, wave: 1 })), ...later];
}

async function show(browser: Browser, origin: string, name: string, path: string, token: string | undefined) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (token !== undefined) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  const asked = await listen(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const rows = inWaves(asked);
  const code = rows.filter(({ what }) => what.endsWith('.js'));
  const kib = code.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );
  console.log(
    `\n${name} ${path}: ${rows.at(-1)?.wave} waves, ${rows.length} requests, ${kib.toFixed(1)} KiB of code, ` +
      `moved ${shift.toFixed(3)}, all there after ${Math.round(Math.max(...rows.map(({ end }) => end)))} ms`,
  );
  for (const { wave, at, end, bytes, what } of rows) {
    const times = `${String(Math.round(at)).padStart(6)} to ${String(Math.round(end)).padStart(5)} ms`;
    console.log(`  ${wave} ${times} ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${what}`);
  }
  await context.close();
}

await runTool(async () => {
  requireNode();
  const named = process.argv.slice(2);
  const chosen = screens.filter(({ name }) => named.length === 0 || named.includes(name));
  if (chosen.length === 0) throw new Refusal(`Screens: ${screens.map(({ name }) => name).join(', ')}.`);
  const running = process.env.BASE_URL;
  const suite = running === undefined ? await buildStale().then(() => startSuite()) : undefined;
  if (suite !== undefined && (await loadDemoData(suite.env)) !== 0) {
    throw new Refusal('Loading the demo data failed: see above.');
  }
  const baseUrl = suite?.baseUrl ?? running ?? '';
  const site = await serveSite(baseUrl, false);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  beforeEnd(() => browser.close());
  for (const { name, path, as } of chosen) {
    const token = as === undefined ? undefined : await tokenOf(baseUrl, viewers[as]);
    // Once unmeasured: the function's processes are started with the first request.
    for (const isMeasured of [false, true]) {
      if (isMeasured) await show(browser, site.origin, name, path, token);
      else await fetch(site.origin + path);
    }
  }
  await browser.close();
  await site.close();
  await suite?.stop();
  return 0;
});
