/**
 * Measures public pages on a phone with Lighthouse, compared with the same pages without scripts: medians of
 * three runs. `web=home,login` selects pages, and `web=runs:1` sets the number of runs.
 */
import { registerCleanup, runTool } from '../../tools/emulators/lifetime.ts';
import { log, Refusal } from '../../tools/emulators/log.ts';
import { firstLoadBytes } from '../support/assertions/first-load.ts';
import { startDemoSite } from './demo-site.ts';
import {
  byteTypes,
  categories,
  type Lighthouse,
  type LighthouseResult,
  startLighthouse,
  type Throttling,
} from './lighthouse.ts';
import { median, ms, type Row, reportRow } from './report.ts';
import { serveSite } from './site-server.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/blog-details/1' },
  { name: 'events', path: '/event' },
  { name: 'login', path: '/login' },
  { name: 'home-en', path: '/en' },
  { name: 'blog-en', path: '/en/blog' },
  { name: 'article-en', path: '/en/blog/blog-details/1' },
  { name: 'events-en', path: '/en/event' },
  { name: 'login-en', path: '/en/login' },
] as const;

/** Requirements 9.3.1 and 9.3.2. */
const budgets = { homeScript: 110 * 1024, lcpRatio: 1.5, cls: 0.02, performance: 95, other: 100 };

interface Medians extends Omit<LighthouseResult, 'findings'> {
  readonly findings: readonly string[];
}

const medianOf = <K extends string>(keys: readonly K[], records: readonly Readonly<Record<K, number>>[]) =>
  Object.fromEntries(keys.map((key) => [key, median(records.map((record) => record[key]))])) as Record<
    K,
    number
  >;

function computeMedians(results: readonly LighthouseResult[]): Medians {
  return {
    scores: medianOf(
      categories,
      results.map(({ scores }) => scores),
    ),
    ...medianOf(['lcp', 'tbt', 'cls'], results),
    bytes: medianOf(
      byteTypes,
      results.map(({ bytes }) => bytes),
    ),
    findings: [...new Set(results.flatMap(({ findings }) => findings))],
  };
}

async function measureRuns(tool: Lighthouse, runs: number, url: string, throttling: Throttling) {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await tool.measure(url, throttling));
  return computeMedians(results);
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

function rowsOf(name: string, html: string, [page, copy, slow, slowCopy]: readonly Medians[]): Row[] {
  if (page === undefined || copy === undefined || slow === undefined || slowCopy === undefined) return [];
  const row = (what: string, measured: string, without: string, more: Partial<Row> = {}): Row => ({
    what: `${name}: ${what}`,
    measured,
    comparison: `without scripts ${without}`,
    ...more,
  });
  const ratio = slow.lcp / slowCopy.lcp;
  const minPerformance = copy.scores.performance === 100 ? 100 : budgets.performance;
  const code = firstLoadBytes(html);
  const scores = categories.map((category) => {
    const score = page.scores[category];
    const minimum = category === 'performance' ? minPerformance : budgets.other;
    const verdict = { budget: String(minimum), isMet: score >= minimum };
    return row(category, String(score), String(copy.scores[category]), verdict);
  });
  const codeVerdict = { budget: kib(budgets.homeScript), isMet: code <= budgets.homeScript };
  return [
    ...scores,
    row('LCP simulated', ms(page.lcp), `${ms(copy.lcp)}, x${(page.lcp / copy.lcp).toFixed(2)}`),
    row('LCP applied', ms(slow.lcp), `${ms(slowCopy.lcp)}, x${ratio.toFixed(2)}`, {
      budget: `x${budgets.lcpRatio}`,
      isMet: ratio <= budgets.lcpRatio,
    }),
    row('TBT simulated', ms(page.tbt), ms(copy.tbt)),
    row('TBT applied', ms(slow.tbt), ms(slowCopy.tbt)),
    row('CLS', page.cls.toFixed(3), copy.cls.toFixed(3), {
      budget: String(budgets.cls),
      isMet: page.cls <= budgets.cls,
    }),
    row('scripts in HTML, gzip', kib(code), kib(0), name.startsWith('home') ? codeVerdict : {}),
    ...byteTypes.map((type) => row(type, kib(page.bytes[type]), kib(copy.bytes[type]))),
    ...(page.findings.length === 0
      ? []
      : [row('findings', page.findings.join(' '), copy.findings.join(' ') || 'none')]),
  ];
}

await runTool(async () => {
  const words = process.argv.slice(2);
  const runs = Number(words.find((word) => word.startsWith('runs:'))?.slice(5) ?? 3);
  const named = words.filter((word) => !word.startsWith('runs:'));
  const chosen = pages.filter(({ name }) => named.length === 0 || named.includes(name));
  if (chosen.length === 0) throw new Refusal(`Pages: ${pages.map(({ name }) => name).join(', ')}.`);
  const demo = await startDemoSite();
  const [site, copy] = await Promise.all([serveSite(demo.baseUrl, false), serveSite(demo.baseUrl, true)]);
  const tool = await startLighthouse();
  registerCleanup(() => tool.close());
  for (const { name, path } of chosen) {
    log(`${name} …`);
    // An unmeasured run caches the function's replies, as the CDN does.
    await tool.measure(site.origin + path, 'simulate');
    const medians: Medians[] = [];
    for (const throttling of ['simulate', 'devtools'] as const) {
      for (const { origin } of [site, copy]) {
        medians.push(await measureRuns(tool, runs, origin + path, throttling));
      }
    }
    const html = await (await fetch(site.origin + path)).text();
    for (const row of rowsOf(name, html, medians)) reportRow(row);
  }
  await tool.close();
  await Promise.all([site.close(), copy.close()]);
  await demo.stop();
  return 0;
});
