/**
 * Measures screens behind the login and pages of stored content on a phone with Lighthouse. Each run must
 * meet the budget, not only the median. `screens=users,desk` selects screens, and `screens=runs:1` sets the
 * number of runs.
 *
 * Measures the layout shift on a slow connection too, where parts of the page arrive one after another.
 * Replies of the function are recorded first and then replayed after the time that the function takes alone.
 */
import { registerCleanup, runTool } from '../../tools/emulators/lifetime.ts';
import { log } from '../../tools/emulators/log.ts';
import { startDemoSite } from './demo-site.ts';
import { type LighthouseResult, startLighthouse } from './lighthouse.ts';
import { type BenchScreen, resolveVisit, selectScreens } from './measured-screens.ts';
import { median, ms, type Row, reportRow } from './report.ts';
import { serveSite } from './site-server.ts';

/** Requirements 9.3.2, 9.3.9 and 9.3.11. */
const budgets = { performance: 95, tbt: 100, cls: 0.02, accessibility: 100 } as const;

function rowsOf({ name }: BenchScreen, results: readonly LighthouseResult[], slow: LighthouseResult): Row[] {
  const scores = results.map(({ scores: { performance } }) => performance);
  const tbt = Math.max(...results.map((result) => result.tbt));
  const cls = Math.max(...results.map((result) => result.cls));
  const accessibility = Math.min(...results.map((result) => result.scores.accessibility));
  const shiftRow = (shift: number) => ({
    measured: shift.toFixed(3),
    budget: String(budgets.cls),
    isMet: shift <= budgets.cls,
  });
  const findings = [...new Set(results.flatMap((result) => result.findings))];
  return [
    {
      what: `${name}: performance, each run`,
      measured: scores.join(' '),
      budget: String(budgets.performance),
      isMet: Math.min(...scores) >= budgets.performance,
    },
    { what: `${name}: LCP simulated, median`, measured: ms(median(results.map(({ lcp }) => lcp))) },
    { what: `${name}: LCP applied`, measured: ms(slow.lcp) },
    {
      what: `${name}: TBT, maximum`,
      measured: ms(tbt),
      budget: ms(budgets.tbt),
      isMet: tbt <= budgets.tbt,
    },
    { what: `${name}: CLS`, ...shiftRow(cls) },
    { what: `${name}: CLS, slow connection`, ...shiftRow(slow.cls) },
    {
      what: `${name}: accessibility`,
      measured: String(accessibility),
      budget: String(budgets.accessibility),
      isMet: accessibility >= budgets.accessibility,
    },
    ...(findings.length === 0 ? [] : [{ what: `${name}: findings`, measured: findings.join(' ') }]),
  ];
}

await runTool(async () => {
  const words = process.argv.slice(2);
  const runs = Number(words.find((word) => word.startsWith('runs:'))?.slice(5) ?? 3);
  const selected = selectScreens(words.filter((word) => !word.startsWith('runs:')));
  const demo = await startDemoSite();
  const site = await serveSite(demo.baseUrl, false);
  const tool = await startLighthouse();
  registerCleanup(() => tool.close());
  for (const screen of selected) {
    const { path, token } = await resolveVisit(demo.baseUrl, screen);
    const categories = [
      'performance',
      'accessibility',
      ...(token === undefined ? ['best-practices', 'seo'] : []),
    ];
    await tool.logIn(site.origin, token);
    const measure = () => tool.measure(site.origin + path, 'simulate', categories);
    // An unmeasured run finds the requests of the screen.
    await measure();
    await site.recordReplies();
    const results: LighthouseResult[] = [];
    while (results.length < runs) {
      results.push(await measure());
      log(`${screen.name}: ${results.length} of ${runs}, ${results.at(-1)?.scores.performance}`);
    }
    const slow = await tool.measure(site.origin + path, 'devtools');
    for (const row of rowsOf(screen, results, slow)) reportRow(row);
  }
  await tool.close();
  await site.close();
  await demo.stop();
  return 0;
});
