import { givenSuites } from '../../../tools/testing/given-suites.ts';

/**
 * Loaded ahead of each test file. Points the worker to its own suite, before anything reads the environment; where a
 * single suite stands there is nothing to choose.
 */
Object.assign(process.env, givenSuites()[Number(process.env.VITEST_POOL_ID) - 1]);
