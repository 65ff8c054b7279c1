/**
 * Runs `npm run test:browsers [-- firefox webkit]`: opens every screen, draws a card, logs in and decides a
 * request in the installed browsers other than Chromium. An error on a page fails its visit. `BASE_URL` names
 * a running suite with the demo data.
 */
import { registerCleanup, runTool } from '../../tools/emulators/lifetime.ts';
import { log, Refusal } from '../../tools/emulators/log.ts';
import { type Counts, closingLine, NONE, sum } from '../../tools/testing/test-counts.ts';
import { startDemoSite } from '../bench/demo-site.ts';
import { type Driver, findPrograms, type Installation } from './driver.ts';
import { firefox } from './firefox.ts';
import { type RecordingSite, serveRecording } from './recording-site.ts';
import { visits } from './visits.ts';
import { webkit } from './webkit.ts';

const installations = [firefox, webkit];

interface Result {
  readonly browser: string;
  readonly counts: Counts;
}

async function runVisits(driver: Driver, site: RecordingSite): Promise<Counts> {
  let [passed, failed] = [0, 0];
  for (const { title, run } of visits) {
    const problems: string[] = [];
    await run(driver, site).catch((error: Error) => problems.push(error.message));
    problems.push(...site.takeProblems());
    if (problems.length === 0) passed += 1;
    else failed += 1;
    log(`${driver.browser}: ${title}${problems.length === 0 ? '' : ` FAILED\n  ${problems.join('\n  ')}`}`);
  }
  return { ...NONE, passed, failed };
}

async function runBrowser(installation: Installation, site: RecordingSite): Promise<Result> {
  const { name, install } = installation;
  const programs = findPrograms(installation);
  if (programs === undefined) {
    const browser = `${name} is not installed: ${install}`;
    // CI installs the browsers, so a missing one is a failure there.
    return { browser, counts: { ...NONE, [process.env.CI ? 'failed' : 'skipped']: visits.length } };
  }
  const driver = await installation.start(programs);
  const unregister = registerCleanup(() => driver.close());
  const counts = await runVisits(driver, site);
  unregister();
  await driver.close();
  return { browser: driver.browser, counts };
}

await runTool(async () => {
  const words = process.argv.slice(2);
  const selected = installations.filter(
    ({ name }) => words.length === 0 || words.includes(name.toLowerCase()),
  );
  if (selected.length === 0) throw new Refusal('Browsers: firefox, webkit.');
  const demo = await startDemoSite();
  // The visits read examples of the demo data from its emulators.
  Object.assign(process.env, demo.env);
  const site = await serveRecording(demo.baseUrl);
  const results: Result[] = [];
  for (const installation of selected) results.push(await runBrowser(installation, site));
  site.close();
  await demo.stop();
  const width = Math.max(...results.map(({ browser }) => browser.length));
  for (const { browser, counts } of results) log(`${browser.padEnd(width)}  ${closingLine(counts)}`);
  const counts = sum(results.map((result) => result.counts));
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
});
