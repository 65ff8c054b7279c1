import { type SuiteProject, suiteProjects } from './projects.ts';

const STEPS = ['lint', 'typecheck', 'unit', 'build', 'api', 'rules', 'browser', 'deploy-unit'] as const;
export type Step = (typeof STEPS)[number];

export const USAGE = `npm test [-- [step …] [word …] [--all]]
  npm test                     every step; lint, types, unit and deploy-unit only where something has changed (CI runs all)
  npm test -- --all            every step, changed or not
  npm test -- api renewals     one step, and of its tests the files whose paths hold the word; what begins with - goes to Vitest
  npm run test:watch -- api renewals
                               the same again after each change, beside the suite on these ports or one of its own
  npm run test:long -- slips   the long campaigns, or those with the word, with a seed of their own, which CAMPAIGN_SEED repeats
  npm run test:storm           of them: many people at once while workers are killed, faults at every step, 16,000 odd requests
  npm run test:former          the main job with the pages of the newest deployment against the function of today
Steps: ${STEPS.join(', ')}. TEST_LANES=1 runs the tests in one suite instead of one for each core.`;

export interface TestArguments {
  readonly wants: (step: Step) => boolean;
  /** The steps in need of a suite that are wanted. */
  readonly suiteSteps: readonly SuiteProject[];
  /** What chooses among the test files. */
  readonly words: readonly string[];
  /** Words and options for Vitest. */
  readonly vitest: readonly string[];
  /** Whether steps are skipped that have passed and not changed since; one that is named never is. */
  readonly skipsUnchanged: boolean;
}

/** Sorts what stands behind `npm test --`. */
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
