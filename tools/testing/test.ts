import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { packageScript, runNode, runTypeScript } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { requireNode } from '../emulators/node-version.ts';
import { Refusal, say, secondsSince } from '../emulators/say.ts';
import { ROOT, startSuite } from '../emulators/suite.ts';
import { type Counts, closingLine, NONE, one, readCounts, sum } from './test-counts.ts';

const STEPS = ['lint', 'typecheck', 'unit', 'build', 'api', 'rules', 'browser', 'deploy-unit'] as const;
type Step = (typeof STEPS)[number];
const IN_THE_SUITE: Step[] = ['api', 'rules', 'browser'];

const args = process.argv.slice(2);
const isStep = (arg: string): arg is Step => (STEPS as readonly string[]).includes(arg);
const named = args.filter(isStep);
/** What is no step goes to Vitest: `npm test -- api renewals` runs the API tests of files so named. */
const vitestArgs = args.filter((arg) => !isStep(arg));
const wanted = (step: Step) => named.length === 0 || named.includes(step);

const results: { name: string; counts: Counts; time: string }[] = [];

/** Runs one step, tells how it went and how long it took, and keeps its counts. Gives whether it passed. */
async function step(name: string, run: () => Promise<Counts>): Promise<boolean> {
  const start = performance.now();
  say(`${name} …`);
  let counts: Counts;
  try {
    counts = await run();
  } catch (error) {
    say(error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error));
    counts = one(false);
  }
  const time = secondsSince(start);
  results.push({ name, counts, time });
  say(`${name}: ${closingLine(counts)} (${time})`);
  return counts.failed === 0;
}

async function command(...nodeArgs: string[]): Promise<Counts> {
  return one((await runNode({ args: nodeArgs })) === 0);
}

async function vitest(project: string, env: Record<string, string> = {}): Promise<Counts> {
  const file = join(ROOT, '.cache', `vitest-${project}.json`);
  // The report of an earlier run must not stand in for this one's.
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const script = packageScript('vitest', 'vitest.mjs');
  return readCounts(
    file,
    await runNode({ args: [script, 'run', '--project', project, ...reporters, ...vitestArgs], env }),
  );
}

async function build(): Promise<Counts> {
  await buildStale({ web: wanted('build') || wanted('browser') });
  return one(true);
}

async function inTheSuite(steps: Step[]): Promise<void> {
  let env: Record<string, string> = {};
  let stop = async () => {};
  const started = await step('emulators', async () => {
    const suite = await startSuite();
    env = suite.env;
    stop = suite.stop;
    return NONE;
  });
  if (!started) return;
  for (const project of steps) await step(project, () => vitest(project, env));
  await stop();
}

/** `npm test`: everything, or the named steps; ends with the count of all checks and tests. */
await runTool(async () => {
  const start = performance.now();
  requireNode();
  if (wanted('lint'))
    await step('lint', async () =>
      sum([
        await command(packageScript('@biomejs/biome', 'bin/biome'), 'check', '.'),
        one((await runTypeScript('tools/structure/check.ts', [], {})) === 0),
      ]),
    );
  if (wanted('typecheck'))
    await step('typecheck', () => command(packageScript('typescript', 'bin/tsc'), '-b'));
  if (wanted('unit')) await step('unit', () => vitest('unit'));
  const suiteSteps = IN_THE_SUITE.filter(wanted);
  if (wanted('build') || wanted('deploy-unit') || suiteSteps.length > 0) {
    const built = await step('build', build);
    if (built && suiteSteps.length > 0) await inTheSuite(suiteSteps);
    if (built && wanted('deploy-unit')) {
      await step('deploy-unit', async () =>
        one((await runTypeScript('tools/testing/prove-deploy-unit.ts', [], {})) === 0),
      );
    }
  }
  for (const { name, counts, time } of results)
    say(`${name.padEnd(12)} ${closingLine(counts).padEnd(32)} ${time}`);
  say(`Altogether ${secondsSince(start)}`);
  const total = sum(results.map((result) => result.counts));
  for (const failure of total.failures) say(`failed: ${failure}`);
  console.log(closingLine(total));
  return total.failed === 0 ? 0 : 1;
});
