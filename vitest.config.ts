import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { givenSuites } from './tools/testing/given-suites.ts';
import { type SuiteProject, suiteProjects } from './tools/testing/projects.ts';

/** Enough of what was expected and what came for a report of one line to tell what failed. */
const chaiConfig = { truncateThreshold: 400 };

/** Built for Node, and imported by it as it stands. */
const external = [/\/functions\/lib\/site\//];

/**
 * Tests against the emulators share one database: one file after the other in one process for each suite, and the
 * files are handed to whichever is free, the slowest of the last run first.
 */
const inSuites = {
  environment: 'node',
  chaiConfig,
  globalSetup: './tests/support/suite/rebuild.ts',
  // Each by itself: what one of them imports is loaded once for all files, and acts in the first alone.
  setupFiles: ['./tests/support/suite/setup.ts', './tools/testing/put-back.ts'] as string[],
  env: {
    // Parts of the function run in the tests' own process, with the keys that it has in the emulator.
    ...parseEnv(readFileSync('functions/.secret.local', 'utf8')),
    // Vitest puts Vite's own base path ('/') into this variable unless it is named here.
    BASE_URL: process.env.BASE_URL ?? '',
  },
  server: { deps: { external } },
  isolate: false,
  maxWorkers: Math.max(1, givenSuites().length),
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // After the unit tests where everything is run at once, as Vitest counts workers by group.
  sequence: { groupOrder: 1 },
} as const;

const testsIn = (project: SuiteProject): string[] =>
  suiteProjects[project].map((folder) => `${folder}/**/*.test.ts`);

/** No test imports what a suite serves: where one stands, a change of it runs the watched tests again. */
const served = process.env.BASE_URL ? ['**/contract/**', '**/functions/src/**', '**/web/src/**'] : [];

/** None takes a second by itself; beside other programs they may take many. */
const inNode = { environment: 'node', chaiConfig, testTimeout: 60_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...served],
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          // One process reads the code for many files: half of the time.
          isolate: false,
          setupFiles: './tools/testing/put-back.ts',
        },
      },
      // In processes of its own: it reads kinds of pictures that the function forbids its process to read.
      { test: { ...inNode, name: 'artwork', include: ['artwork/**/*.test.ts'] } },
      { test: { ...inSuites, name: 'api', include: testsIn('api') } },
      { test: { ...inSuites, name: 'rules', include: testsIn('rules') } },
      {
        test: {
          ...inSuites,
          name: 'browser',
          include: testsIn('browser'),
          // Where nobody watches, one race in a thousand visits must not undo a day; the end of the run names it.
          retry: process.env.CI === undefined ? 0 : 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
