import { Refusal } from '../emulators/log.ts';
import { type SuiteProject, suiteProjects } from './projects.ts';
import { STEPS, type Step, selections, type TagGroups } from './selections.ts';

export const USAGE = `npm test [-- [step …] [word …] [--force]]
  npm test                     every rule and every screen once; skips lint, types and unit if unchanged (not in CI)
  npm test -- --force          the same, changed or not
  npm test -- api renewals     all tests of a step whose path contains the word; options go to Vitest
  npm run test:all             everything: also further states, widths, languages, races and faults
  npm run test:all -- --rest   what npm test leaves out
  npm run test:all -- --shard=2/4
                               the second of four parts
  npm run test:watch -- api renewals
                               the same again after each change, in the running suite or in one of its own
  npm run test:long -- slips   the long campaigns, or those with the word; CAMPAIGN_SEED repeats a run
  npm run test:chaos           of them: concurrent people and killed workers, faults at every step, malformed requests
  npm run test:previous        the main job with the pages of the newest deployment and the current function
Steps: ${STEPS.join(', ')}. TEST_LANES=1 runs the tests in one suite instead of one per core.`;

export interface TestArguments {
  readonly wants: (step: Step) => boolean;
  /** Returns the tags of the tests that a step runs. */
  readonly tagsOf: (step: Step) => TagGroups;
  /** Selected steps that need a suite. */
  readonly suiteSteps: readonly SuiteProject[];
  /** Words that select test files. */
  readonly words: readonly string[];
  /** Words and options for Vitest. */
  readonly vitest: readonly string[];
  /** True if unchanged steps are skipped. Named steps always run. */
  readonly skipsUnchanged: boolean;
}

const ownOptions = ['--all', '--rest', '--force'];

/** Returns true unless the arguments select a part other than the first. Checks without files belong to the first. */
function isFirstPart(given: readonly string[]): boolean {
  const shard = given.find((word) => word.startsWith('--shard'));
  if (shard === undefined) return true;
  const [, part] = /^--shard=(\d+)\/\d+$/.exec(shard) ?? [];
  if (part === undefined) throw new Refusal(`${shard}: name the part and their number, as --shard=2/4.`);
  return part === '1';
}

/**
 * Parses the arguments of `npm test --`. Named steps and words select all of their tests.
 *
 * @throws Refusal for an invalid part
 */
export function readArguments(given: readonly string[], env = process.env): TestArguments {
  const isStep = (word: string): word is Step => (STEPS as readonly string[]).includes(word);
  const named = given.filter(isStep);
  const vitest = given.filter((word) => !isStep(word) && !ownOptions.includes(word));
  const words = vitest.filter((word) => !word.startsWith('-'));
  const isNarrow = named.length > 0 || words.length > 0;
  const selection: Partial<Record<Step, TagGroups>> =
    selections[given.includes('--rest') ? 'rest' : given.includes('--all') || isNarrow ? 'all' : 'quick'];
  const isFirst = isFirstPart(given);
  const hasFiles = (step: Step) =>
    step === 'unit' || step === 'in-process' || Object.hasOwn(suiteProjects, step);
  const wants = (step: Step) =>
    named.length > 0 ? named.includes(step) : selection[step] !== undefined && (isFirst || hasFiles(step));
  return {
    wants,
    tagsOf: (step) => selection[step] ?? [],
    suiteSteps: (Object.keys(suiteProjects) as SuiteProject[]).filter(wants),
    words,
    vitest,
    skipsUnchanged: given.length === 0 && !env.CI,
  };
}
