import { afterEach, vi } from 'vitest';
import { givenSuites } from '../../../tools/testing/given-suites.ts';

/**
 * Loaded ahead of each test file. Points the worker to its own suite, before anything reads the environment; where a
 * single suite stands there is nothing to choose.
 */
Object.assign(process.env, givenSuites()[Number(process.env.VITEST_POOL_ID) - 1]);

/** Files share a process: whatever a test has put in place of something ends with it, also where it fails. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
