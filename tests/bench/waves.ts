/**
 * Measures the requests of a screen over a connection with a round trip of 150 ms and 1.6 Mbit/s
 * (`waves=users,desk` selects screens). Prints each request with its wave.
 *
 * The first wave is the document and the files that it names. Another wave begins after half a round trip
 * without a new request. An import of a file that was already fetched is no request. `BASE_URL` names a
 * running suite with the demo data.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { registerCleanup, runTool } from '../../tools/emulators/lifetime.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { startDemoSite } from './demo-site.ts';
import { type BenchScreen, resolveVisit, selectScreens } from './measured-screens.ts';
import { type Row, reportRow } from './report.ts';
import { serveSite } from './site-server.ts';

/** Requirements 9.3.8 and 9.3.9. */
const budgets = { waves: 3, files: 20, code: 200, cls: 0.02 } as const;

const roundTripMs = 150;

interface ObservedRequest {
  readonly what: string;
  readonly at: number;
  /** True when the document itself names it. */
  readonly isNamed: boolean;
  end: number;
  headers: number;
  /** Bytes without headers. */
  bytes: number;
}

/** The document names the icon. A Chromium with a window loads it last, a headless shell never. */
const isIcon = (pathname: string): boolean => pathname.startsWith('/favicon');

/** Collects the requests of a page, in milliseconds since the first one. */
async function observeRequests(page: Page): Promise<ObservedRequest[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  const requests = new Map<string, ObservedRequest>();
  let first: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    first ??= timestamp;
    const { pathname, search } = new URL(request.url);
    const at = (timestamp - first) * 1000;
    requests.set(requestId, {
      what: `${request.method} ${pathname}${search}`,
      at,
      isNamed: initiator.type === 'parser' || type === 'Document' || type === 'Font' || isIcon(pathname),
      end: at,
      headers: 0,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = requests.get(requestId);
    if (one === undefined) return;
    one.end = (timestamp - (first ?? 0)) * 1000;
    one.bytes = encodedDataLength - one.headers;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) requests.delete(requestId);
    const one = requests.get(requestId);
    if (one !== undefined) one.headers = response.encodedDataLength;
  });
  const list: ObservedRequest[] = [];
  Object.defineProperty(list, Symbol.iterator, { value: () => requests.values() });
  return list;
}

function assignWaves(requests: Iterable<ObservedRequest>): (ObservedRequest & { readonly wave: number })[] {
  const inOrder = [...requests].sort((a, b) => a.at - b.at);
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

interface ScreenResult {
  readonly rows: readonly (ObservedRequest & { readonly wave: number })[];
  readonly shift: number;
}

async function measureScreen(
  browser: Browser,
  url: string,
  token: string | undefined,
): Promise<ScreenResult> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  if (token !== undefined)
    await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const requests = await observeRequests(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const result = { rows: assignWaves(requests), shift: await shiftOf(page) };
  await context.close();
  return result;
}

function printRequests({ rows }: ScreenResult): void {
  for (const { wave, at, end, bytes, what } of rows) {
    const times = `${String(Math.round(at)).padStart(6)} to ${String(Math.round(end)).padStart(5)} ms`;
    console.log(`  ${wave} ${times} ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${what}`);
  }
}

function rowsOf(
  { name, counted, waves: maxWaves = budgets.waves }: BenchScreen,
  { rows, shift }: ScreenResult,
): Row[] {
  const files = rows.filter(({ what }) => what.endsWith('.js'));
  const code = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const waves = rows.at(-1)?.wave ?? 0;
  const budgetCells = (value: number, max: number) => ({ budget: String(max), isMet: value <= max });
  return [
    { what: `${name}: waves`, measured: String(waves), ...budgetCells(waves, maxWaves) },
    { what: `${name}: requests`, measured: String(rows.length) },
    {
      what: `${name}: script files`,
      measured: String(files.length),
      ...(counted === 'list' ? budgetCells(files.length, budgets.files) : {}),
    },
    {
      what: `${name}: script size, KiB`,
      measured: code.toFixed(1),
      ...(counted === undefined ? {} : budgetCells(code, budgets.code)),
    },
    { what: `${name}: CLS, slow connection`, measured: shift.toFixed(3), ...budgetCells(shift, budgets.cls) },
    { what: `${name}: complete`, measured: `${Math.round(Math.max(...rows.map(({ end }) => end)))} ms` },
  ];
}

await runTool(async () => {
  const chosen = selectScreens(process.argv.slice(2));
  const demo = await startDemoSite();
  const site = await serveSite(demo.baseUrl, false);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  registerCleanup(() => browser.close());
  for (const screen of chosen) {
    const { path, token } = await resolveVisit(demo.baseUrl, screen);
    const url = site.origin + path;
    // An unmeasured run starts the function's processes.
    await measureScreen(browser, url, token);
    const result = await measureScreen(browser, url, token);
    console.log(`\n${screen.name} ${path}`);
    printRequests(result);
    for (const row of rowsOf(screen, result)) reportRow(row);
  }
  await browser.close();
  await site.close();
  await demo.stop();
  return 0;
});
