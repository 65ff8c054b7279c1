/**
 * Screens behind the login and pages of what is stored, on a telephone, by Lighthouse: each run counts, not their median
 * (`screens=users,desk` for some, `screens=runs:1` for other numbers of runs). How much moves is looked at with the line
 * really slow too, where pieces come one after the other. What the function answers was rehearsed before, and is given
 * again after the time that it takes alone.
 */
import { beforeEnd, runTool } from '../../tools/emulators/lifetime.ts';
import { say } from '../../tools/emulators/say.ts';
import { startDemoSite } from './demo-site.ts';
import { type Look, startLighthouse } from './lighthouse.ts';
import { median, ms, type Row, tell } from './report.ts';
import { type BenchScreen, screensNamed, visitOf } from './screens-looked-at.ts';
import { serveSite } from './site-server.ts';

/** Requirements 9.3.2, 9.3.9 and 9.3.11. */
const budgets = { performance: 95, withEditor: 92, tbt: 100, cls: 0.02, accessibility: 100 } as const;

function rowsOf({ name, hasEditor }: BenchScreen, looks: readonly Look[], slow: Look): Row[] {
  const scores = looks.map(({ scores: { performance } }) => performance);
  const least = hasEditor === true ? budgets.withEditor : budgets.performance;
  const tbt = Math.max(...looks.map((look) => look.tbt));
  const cls = Math.max(...looks.map((look) => look.cls));
  const accessibility = Math.min(...looks.map((look) => look.scores.accessibility));
  const moved = (shift: number) => ({
    measured: shift.toFixed(3),
    budget: String(budgets.cls),
    isKept: shift <= budgets.cls,
  });
  const findings = [...new Set(looks.flatMap((look) => look.findings))];
  return [
    {
      what: `${name}: performance, each run`,
      measured: scores.join(' '),
      budget: String(least),
      isKept: Math.min(...scores) >= least,
    },
    { what: `${name}: LCP simulated, median`, measured: ms(median(looks.map(({ lcp }) => lcp))) },
    { what: `${name}: LCP applied`, measured: ms(slow.lcp) },
    {
      what: `${name}: TBT, the longest`,
      measured: ms(tbt),
      budget: ms(budgets.tbt),
      isKept: tbt <= budgets.tbt,
    },
    { what: `${name}: CLS`, ...moved(cls) },
    { what: `${name}: CLS, the line slow`, ...moved(slow.cls) },
    {
      what: `${name}: accessibility`,
      measured: String(accessibility),
      budget: String(budgets.accessibility),
      isKept: accessibility >= budgets.accessibility,
    },
    ...(findings.length === 0 ? [] : [{ what: `${name}: findings`, measured: findings.join(' ') }]),
  ];
}

await runTool(async () => {
  const words = process.argv.slice(2);
  const runs = Number(words.find((word) => word.startsWith('runs:'))?.slice(5) ?? 3);
  const chosen = screensNamed(words.filter((word) => !word.startsWith('runs:')));
  const demo = await startDemoSite();
  const site = await serveSite(demo.baseUrl, false);
  const tool = await startLighthouse();
  beforeEnd(() => tool.close());
  for (const screen of chosen) {
    const { path, token } = await visitOf(demo.baseUrl, screen);
    const categories = [
      'performance',
      'accessibility',
      ...(token === undefined ? ['best-practices', 'seo'] : []),
    ];
    await tool.enter(site.origin, token);
    const look = () => tool.look(site.origin + path, 'simulate', categories);
    // Once unmeasured, to know what it asks for.
    await look();
    await site.rehearse();
    const looks: Look[] = [];
    while (looks.length < runs) {
      looks.push(await look());
      say(`${screen.name}: ${looks.length} of ${runs}, ${looks.at(-1)?.scores.performance}`);
    }
    const slow = await tool.look(site.origin + path, 'devtools');
    for (const row of rowsOf(screen, looks, slow)) tell(row);
  }
  await tool.close();
  await site.close();
  await demo.stop();
  return 0;
});
