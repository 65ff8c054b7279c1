import { chromium } from 'playwright-core';
import { log } from '../../tools/emulators/log.ts';
import { importOnDemand } from '../../tools/on-demand/install.ts';
import { chromiumLaunchOptions } from '../../tools/testing/chromium.ts';
import { freePort } from '../support/suite/free-port.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export const byteTypes = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const;
export type ByteType = (typeof byteTypes)[number];

/** Result of one Lighthouse run, times in milliseconds. */
export interface LighthouseResult {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: Readonly<Record<ByteType, number>>;
  /** Audits that cost points. */
  readonly findings: readonly string[];
}

/**
 * `simulate` computes a slow phone from a fast run, as the scores do; `devtools` really slows the browser
 * down.
 */
export type Throttling = 'simulate' | 'devtools';

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  /** The rows of a table; of `network-requests` they are requests. */
  readonly details?: { readonly items?: readonly Request[] };
}

interface JudgedCategory {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The used members of Lighthouse's own result. */
interface Result {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, JudgedCategory>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** The used members of the package `lighthouse`. */
interface LighthousePackage {
  default(
    url: string,
    flags: {
      readonly port: number;
      readonly onlyCategories: readonly string[];
      readonly throttlingMethod: Throttling;
      readonly logLevel: 'error';
    },
  ): Promise<{ readonly lhr: Result } | undefined>;
}

export interface Lighthouse {
  /** Logs in at this origin with a token; `undefined` logs out. */
  logIn(origin: string, token: string | undefined): Promise<void>;
  /**
   * @param judged categories; by default all of them with `simulate`, and performance alone with `devtools`
   */
  measure(url: string, throttling: Throttling, judged?: readonly string[]): Promise<LighthouseResult>;
  close(): Promise<void>;
}

export async function startLighthouse(): Promise<Lighthouse> {
  const { default: lighthouse } = await importOnDemand<LighthousePackage>('lighthouse');
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return {
    close: () => browser.close(),
    async logIn(origin, token) {
      // Lighthouse uses the default context; contexts of Playwright are separate.
      const shared = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await shared.contexts()[0]?.newPage();
      if (page === undefined) throw new Error('The browser has no context that Lighthouse shares.');
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((stored) => {
        localStorage.clear();
        if (stored !== undefined) localStorage.setItem('token', stored);
      }, token);
      await page.close();
      await shared.close();
    },
    async measure(url, throttlingMethod, judged) {
      const all = throttlingMethod === 'simulate' ? categories : ['performance'];
      const onlyCategories = [...(judged ?? all)];
      const run = () => lighthouse(url, { port, onlyCategories, throttlingMethod, logLevel: 'error' });
      return toResult(await retryWithoutStart(url, run));
    },
  };
}

const maxAttempts = 4;

/** The trace of a busy machine can lack the start of the navigation: Lighthouse then has to run again. */
const missingStart = 'NO_NAVSTART';

/** Runs Lighthouse until its trace contains the start of the navigation, at most four times. */
export async function retryWithoutStart(
  url: string,
  run: () => Promise<{ readonly lhr: Result } | undefined>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await run().catch((error: { code?: string }) => {
      if (error.code !== missingStart) throw error;
      return error.code;
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${url}.`);
    const error = typeof result === 'string' ? undefined : result.lhr.runtimeError;
    if (typeof result !== 'string' && error === undefined) return result.lhr;
    if (error !== undefined && error.code !== missingStart) throw new Error(error.message);
    if (attempt === maxAttempts) throw new Error(`${missingStart} in ${maxAttempts} runs of ${url}.`);
    log(`Lighthouse: ${missingStart} at ${url}, run ${attempt} of at most ${maxAttempts}`);
  }
}

function toResult({ categories: judged, audits }: Result): LighthouseResult {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytesOf = (type: ByteType) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const inCategories = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => judged[name]?.auditRefs ?? []);
  const findings = inCategories
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? Number.NaN) * 100)]),
    ) as Record<Category, number>,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: Object.fromEntries(byteTypes.map((type) => [type, bytesOf(type)])) as Record<ByteType, number>,
    findings,
  };
}
