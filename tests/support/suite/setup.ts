import { suitesFromEnvironment } from '../../../tools/testing/given-suites.ts';

/**
 * Points a worker to its own suite before anything reads the environment. Vitest loads this file before each
 * test file. With a single suite it changes nothing.
 */
Object.assign(process.env, suitesFromEnvironment()[Number(process.env.VITEST_POOL_ID) - 1]);
