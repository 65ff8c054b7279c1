import { type SuiteProject, suiteProjects } from './projects.ts';

const STEPS = ['lint', 'typecheck', 'unit', 'build', 'api', 'rules', 'browser', 'deploy-unit'] as const;
type Step = (typeof STEPS)[number];

export const USAGE = `npm test [-- [step …] [word …] [--all]]
  npm test                     every step; lint, types, unit and deploy-unit only after a change (CI runs all)
  npm test -- --all            every step, changed or not
  npm test -- api renewals     one step, and its test files whose path contains the word; options go to Vitest
  npm run test:watch -- api renewals
                               the same again after each change, in the running suite or in one of its own
  npm run test:long -- slips   the long campaigns, or those with the word; CAMPAIGN_SEED repeats a run
  npm run test:chaos           of them: concurrent people and killed workers, faults at every step, malformed requests
  npm run test:previous        the main job with the pages of the newest deployment and the current function
Steps: ${STEPS.join(', ')}. TEST_LANES=1 runs the tests in one suite instead of one per core.`;

export interface TestArguments {
  readonly wants: (step: Step) => boolean;
  /** Selected steps that need a suite. */
  readonly suiteSteps: readonly SuiteProject[];
  /** Words that select test files. */
  readonly words: readonly string[];
  /** Words and options for Vitest. */
  readonly vitest: readonly string[];
  /** True if unchanged steps are skipped. Named steps always run. */
  readonly skipsUnchanged: boolean;
}

/** Parses the arguments of `npm test --`. */
export function readArguments(given: readonly string[], env = process.env): TestArguments {
  const isStep = (word: string): word is Step => (STEPS as readonly string[]).includes(word);
  const named = given.filter(isStep);
  const vitest = given.filter((word) => !isStep(word) && word !== '--all');
  const wants = (step: Step) => named.length === 0 || named.includes(step);
  return {
    wants,
    suiteSteps: (Object.keys(suiteProjects) as SuiteProject[]).filter(wants),
    words: vitest.filter((word) => !word.startsWith('-')),
    vitest,
    skipsUnchanged: given.length === 0 && !env.CI,
  };
}
