import { givenSuites } from '../../../tools/testing/given-suites.ts';

/**
 * Points a worker of Vitest to its own suite, before anything reads the environment: a setup file is loaded ahead of
 * its test file. Where a single suite stands there is nothing to choose.
 */
Object.assign(process.env, givenSuites()[Number(process.env.VITEST_POOL_ID) - 1]);
