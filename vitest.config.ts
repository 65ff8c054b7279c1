import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { viteBundledWorkers } from './tools/build/bundled-workers.ts';
import { suitesFromEnvironment } from './tools/testing/given-suites.ts';
import { type SuiteProject, suiteProjects } from './tools/testing/projects.ts';

/** Makes messages long enough for the one-line report of a failed test. */
const chaiConfig = { truncateThreshold: 400 };

/** Built for Node and imported without transformation. */
const external = [/\/functions\/lib\/site\//];

/**
 * Tests against the emulators share one database. Each suite has one process, which runs one file at a time.
 * The first free process runs the next file. The slowest files of the last run come first.
 */
const suiteOptions = {
  environment: 'node',
  chaiConfig,
  globalSetup: './tests/support/suite/rebuild.ts',
  // Separate setup files: a module that one of them imports is loaded once for all test files, and runs in
  // the first only.
  setupFiles: ['./tests/support/suite/setup.ts', './tools/testing/restore-mocks.ts'] as string[],
  env: {
    // Parts of the function run in the tests' own process, with the keys of the emulator.
    ...parseEnv(readFileSync('functions/.secret.local', 'utf8')),
    // Vitest sets this variable to Vite's base path ('/') unless it is set here.
    BASE_URL: process.env.BASE_URL ?? '',
  },
  server: { deps: { external } },
  isolate: false,
  maxWorkers: Math.max(1, suitesFromEnvironment().length),
  // A request of 40 MB can take half a minute next to other programs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Starts after the unit tests in a combined run, because Vitest counts workers by group.
  sequence: { groupOrder: 1 },
} as const;

/** Setup of tests that start with empty stores. */
const setupFiles = [...suiteOptions.setupFiles, './tests/support/suite/reset.ts'];

/** Addresses where nothing listens: the stores of tests in process are in memory. */
const noSuite = {
  BASE_URL: 'http://127.0.0.1:4',
  GCLOUD_PROJECT: 'demo-sisindo',
  FIREBASE_CONFIG: '{"projectId":"demo-sisindo","storageBucket":"demo-sisindo.appspot.com"}',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:5',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:6',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:8',
  STORAGE_EMULATOR_HOST: 'http://127.0.0.1:8',
  METADATA_SERVER_DETECTION: 'none',
};

const testsIn = (project: SuiteProject): string[] =>
  suiteProjects[project].map((folder) => `${folder}/**/*.test.ts`);

/** With a running suite, a change of the code that it serves reruns the watched tests. */
const served = process.env.BASE_URL ? ['**/contract/**', '**/functions/src/**', '**/web/src/**'] : [];

/** No unit test takes a second alone, but they can take long next to other programs. */
const unitOptions = {
  environment: 'node',
  chaiConfig,
  // Vitest leaves one core free, so on two cores the test of the tutorial would delay all others by a minute.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Node 25 and later have a localStorage that warns on each use without a file. Node 20 does not know the option.
  execArgv: ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag)),
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    // `npm test` runs Vitest once for each project, and the projects share most of their modules.
    // With cached modules, Stryker would count almost every fault as undetected.
    experimental: {
      fsModuleCache: process.env.STRYKER_MUTATOR_WORKER === undefined,
      fsModuleCachePath: '.cache/vitest-modules',
    },
    tags: [
      {
        name: 'full',
        description:
          'Runs in `npm run test:all` only: a further state, width, language or race of a rule that another test checks.',
      },
      {
        name: 'emulators',
        description:
          'Needs the emulators: HTTP itself, processes of the function, or a store as the emulator implements it.',
      },
    ],
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...served],
    projects: [
      {
        plugins: [viteBundledWorkers],
        test: {
          ...unitOptions,
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'tools/!(artwork)/**/*.test.ts',
            'tools/*.test.ts',
          ],
          // One process loads the code for many files, which halves the time.
          isolate: false,
          setupFiles: './tools/testing/restore-mocks.ts',
        },
      },
      // Runs in separate processes, because it reads image formats that the function blocks in its process.
      { test: { ...unitOptions, name: 'artwork', include: ['tools/artwork/**/*.test.ts'] } },
      {
        plugins: [viteBundledWorkers],
        test: { ...suiteOptions, setupFiles, name: 'api', include: testsIn('api') },
      },
      {
        plugins: [viteBundledWorkers],
        test: {
          ...suiteOptions,
          name: 'in-process',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: [],
          setupFiles: [
            './tests/support/suite/memory/setup.ts',
            './tools/testing/restore-mocks.ts',
            './tests/support/suite/reset.ts',
          ],
          env: {
            ...suiteOptions.env,
            ...parseEnv(readFileSync('functions/.env.demo-sisindo', 'utf8')),
            ...noSuite,
          },
          maxWorkers: availableParallelism(),
          // Most data of a test lives for milliseconds: a larger young generation is collected less often.
          execArgv: ['--max-semi-space-size=64'],
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...suiteOptions, name: 'rules', include: testsIn('rules') } },
      {
        test: {
          ...suiteOptions,
          setupFiles,
          name: 'browser',
          include: testsIn('browser'),
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
