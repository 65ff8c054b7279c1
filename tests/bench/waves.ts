/**
 * What a screen asks for, one after the other, over a line with a round trip of 150 ms and 1.6 Mbit/s (`waves=users,desk`
 * for some). Prints each request with its wave. The first is the document with what it names itself; another begins
 * where nothing was asked for half a round trip long. What the browser has already (the import of a file that was
 * fetched) is no request. `BASE_URL` names a suite with the demo data that runs already.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { beforeEnd, runTool } from '../../tools/emulators/lifetime.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { startDemoSite } from './demo-site.ts';
import { type Row, tell } from './report.ts';
import { type BenchScreen, screensNamed, visitOf } from './screens-looked-at.ts';
import { serveSite } from './site-server.ts';

/** Requirements 9.3.8 and 9.3.9. */
const budgets = { waves: 3, files: 20, code: 200, cls: 0.02 } as const;

const roundTripMs = 150;

interface Asked {
  readonly what: string;
  readonly at: number;
  /** The document names it. */
  readonly isNamed: boolean;
  end: number;
  headers: number;
  /** Without its headers. */
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
      headers: 0,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one === undefined) return;
    one.end = (timestamp - (first ?? 0)) * 1000;
    one.bytes = encodedDataLength - one.headers;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
    const one = asked.get(requestId);
    if (one !== undefined) one.headers = response.encodedDataLength;
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

/** What moved by itself, as a browser counts it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );

interface Seen {
  readonly rows: readonly (Asked & { readonly wave: number })[];
  readonly shift: number;
}

async function look(browser: Browser, url: string, token: string | undefined): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (token !== undefined) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  const asked = await listen(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = { rows: inWaves(asked), shift: await shiftOf(page) };
  await context.close();
  return seen;
}

function printed({ rows }: Seen): void {
  for (const { wave, at, end, bytes, what } of rows) {
    const times = `${String(Math.round(at)).padStart(6)} to ${String(Math.round(end)).padStart(5)} ms`;
    console.log(`  ${wave} ${times} ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${what}`);
  }
}

function rowsOf(
  { name, counted, waves: mostWaves = budgets.waves }: BenchScreen,
  { rows, shift }: Seen,
): Row[] {
  const files = rows.filter(({ what }) => what.endsWith('.js'));
  const code = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const waves = rows.at(-1)?.wave ?? 0;
  const held = (value: number, most: number) => ({ budget: String(most), isKept: value <= most });
  return [
    { what: `${name}: waves`, measured: String(waves), ...held(waves, mostWaves) },
    { what: `${name}: requests`, measured: String(rows.length) },
    {
      what: `${name}: files of code`,
      measured: String(files.length),
      ...(counted === 'list' ? held(files.length, budgets.files) : {}),
    },
    {
      what: `${name}: code, KiB`,
      measured: code.toFixed(1),
      ...(counted === undefined ? {} : held(code, budgets.code)),
    },
    { what: `${name}: CLS, the line slow`, measured: shift.toFixed(3), ...held(shift, budgets.cls) },
    { what: `${name}: all there`, measured: `${Math.round(Math.max(...rows.map(({ end }) => end)))} ms` },
  ];
}

await runTool(async () => {
  const chosen = screensNamed(process.argv.slice(2));
  const demo = await startDemoSite();
  const site = await serveSite(demo.baseUrl, false);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  beforeEnd(() => browser.close());
  for (const screen of chosen) {
    const { path, token } = await visitOf(demo.baseUrl, screen);
    const url = site.origin + path;
    // Once unmeasured: the function's processes are started with the first request.
    await look(browser, url, token);
    const seen = await look(browser, url, token);
    console.log(`\n${screen.name} ${path}`);
    printed(seen);
    for (const row of rowsOf(screen, seen)) tell(row);
  }
  await browser.close();
  await site.close();
  await demo.stop();
  return 0;
});
