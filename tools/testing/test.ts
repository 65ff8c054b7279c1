import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { packageScript, runNode, runTypeScript } from '../emulators/commands.ts';
import { runTool } from '../emulators/lifetime.ts';
import { log, Refusal, secondsSince } from '../emulators/log.ts';
import { ROOT } from '../emulators/suite.ts';
import { requireNode } from '../emulators/versions.ts';
import { readArguments, type TestArguments, USAGE } from './arguments.ts';
import { describeBrowser } from './chromium.ts';
import { type Lanes, laneCount, startLanes } from './lanes.ts';
import { type SuiteProject, testFilesOf } from './projects.ts';
import { type Step, toTagsFilter } from './selections.ts';
import { results, type Show, step } from './steps.ts';
import {
  type Counts,
  closingLine,
  formatTimes,
  NONE,
  one,
  readCounts,
  saveTimes,
  sum,
} from './test-counts.ts';
import { type SkippableStep, skipIfUnchanged } from './unchanged.ts';

const TIMES_FILE = join(ROOT, '.cache/test-times.txt');

/** These commands only compute. They take the tenth of the machine that tests in suites leave idle. */
const isBackground = true;

const command = async (onOutput: Show, ...args: string[]): Promise<Counts> =>
  one((await runNode({ args, onOutput, isBackground })) === 0);

const tool = async (onOutput: Show, file: string): Promise<Counts> =>
  one((await runTypeScript(file, [], {}, { onOutput, isBackground })) === 0);

/**
 * Runs the selected tests of a Vitest project. The output is printed directly, unless `onOutput` receives it.
 *
 * @param words words and options for Vitest
 */
async function vitest(
  project: Step,
  { tagsOf }: TestArguments,
  words: readonly string[],
  env: Record<string, string> = {},
  onOutput?: Show,
): Promise<Counts> {
  const file = join(ROOT, '.cache', `vitest-${project}.json`);
  // The report of an earlier run must not be read as that of this run.
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const tags = tagsOf(project);
  const filter = toTagsFilter(tags);
  if (filter !== '') reporters.push(`--tagsFilter=${filter}`);
  // The words, the tags or the part may select files of other steps only.
  reporters.push('--passWithNoTests');
  const script = packageScript('vitest', 'vitest.mjs');
  const args = [script, 'run', '--project', project, ...reporters, ...words];
  return readCounts(file, await runNode({ args, env, onOutput }), tags);
}

const checks: Record<SkippableStep, (show: Show, given: TestArguments) => Promise<Counts>> = {
  lint: async (show) =>
    sum([
      await command(show, packageScript('@biomejs/biome', 'bin/biome'), 'check', '.'),
      await tool(show, 'tools/structure/check.ts'),
      await tool(show, 'tools/language/check.ts'),
    ]),
  // More checkers would each check the types of the contract again: a third of the CPU time, the same result.
  typecheck: (show) => command(show, packageScript('typescript', 'bin/tsc'), '-b', '--checkers', '1'),
  unit: (show, given) => vitest('unit', given, ['--project', 'artwork', ...given.vitest], {}, show),
  'deploy-unit': (show) => tool(show, 'tools/testing/prove-deploy-unit.ts'),
};

/** Runs a step that needs no suite, if it is selected. */
async function check(name: SkippableStep, given: TestArguments): Promise<void> {
  if (!given.wants(name)) return;
  await step(name, (show) => {
    const run = () => checks[name](show, given);
    return given.skipsUnchanged ? skipIfUnchanged(name, run) : run();
  });
}

/** Builds the targets of the selected steps, and starts suites as soon as the function is built. */
async function buildAndStart(given: TestArguments): Promise<{ built: boolean; lanes: Lanes | undefined }> {
  const { wants, suiteSteps, words, tagsOf } = given;
  if (!wants('build') && !wants('in-process') && !wants('deploy-unit') && suiteSteps.length === 0)
    return { built: true, lanes: undefined };
  const functions = buildStale(['functions']);
  const hasFunctions = functions.then(
    () => true,
    () => false,
  );
  let lanes: Lanes | undefined;
  const [built] = await Promise.all([
    step('build', async () => {
      await functions;
      // The pages that the function renders are part of the web build.
      if (wants('build') || wants('browser') || wants('in-process')) await buildStale(['web']);
      return one(true);
    }),
    suiteSteps.length > 0 &&
      hasFunctions.then((hasBuilt) => {
        if (!hasBuilt) return false;
        const files = Math.max(
          ...suiteSteps.map((project) => testFilesOf(project, words, tagsOf(project)).length),
        );
        return step('emulators', async () => {
          lanes = await startLanes(laneCount(files));
          return NONE;
        });
      }),
  ]);
  return { built, lanes };
}

/** Runs the selected tests of a project that needs a suite, without loading files that have none of them. */
async function runSuiteTests(
  project: SuiteProject,
  given: TestArguments,
  env: Lanes['env'],
): Promise<Counts> {
  const tags = given.tagsOf(project);
  // Vitest selects files by words itself.
  const files = given.words.length > 0 ? [] : testFilesOf(project, [], tags);
  return vitest(project, given, [...given.vitest, ...files], env);
}

/**
 * Runs the selected steps: unit tests during the build, then API tests in process, which reuse the modules that the
 * unit tests compiled, then the tests in suites. Lint and types run in the background meanwhile.
 */
async function runSteps(given: TestArguments): Promise<void> {
  const background = [check('lint', given), check('typecheck', given)];
  const [{ built, lanes }] = await Promise.all([buildAndStart(given), check('unit', given)]);
  if (built && given.wants('in-process'))
    await step('in-process', () => vitest('in-process', given, given.vitest));
  if (built) background.push(check('deploy-unit', given));
  if (lanes !== undefined) {
    for (const project of given.suiteSteps)
      await step(project, () => runSuiteTests(project, given, lanes.env));
    await lanes.stop();
  }
  await Promise.all(background);
}

/** Prints the summary of the run and returns its exit status. */
function printSummary(start: number, { words }: TestArguments, browser: string | undefined): number {
  const total = sum(results.map((result) => result.counts));
  if (total.times.length > 0) {
    saveTimes(TIMES_FILE, total.times);
    log('The slowest files (all of them: .cache/test-times.txt)');
    for (const line of formatTimes(total.times).slice(0, 10)) log(line);
  }
  for (const { name, counts, time } of results)
    log(`${name.padEnd(12)} ${closingLine(counts).padEnd(32)} ${time}`);
  log(`Total time ${secondsSince(start)}`);
  if (browser !== undefined) log(`Browser: ${browser}`);
  for (const failure of total.failures) log(`failed: ${failure}`);
  if (words.length > 0 && total.times.length === 0)
    throw new Refusal(`No test file has ${words.join(' or ')} in its path.`);
  console.log(closingLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** `npm test`: runs all or the named steps, and ends with the count of all checks and tests. */
await runTool(async () => {
  const start = performance.now();
  requireNode();
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const given = readArguments(words);
  await runSteps(given);
  return printSummary(start, given, given.wants('browser') ? await describeBrowser() : undefined);
});
