import { defineConfig } from 'vitest/config';

/** Enough of what was expected and what came for a report of one line to tell what failed. */
const chaiConfig = { truncateThreshold: 400 };

/** Tests against the emulators share one database: one file after the other, in one process. */
const inOneSuite = {
  environment: 'node',
  chaiConfig,
  // Vitest puts Vite's own base path ('/') into this variable unless it is named here.
  // The emulator's key of functions/.secret.local: mails are sent by the tests themselves.
  env: {
    BASE_URL: process.env.BASE_URL ?? '',
    RENEWAL_LINK_KEY: 'sisindo-demo-renewal-key-not-secret',
  },
  isolate: false,
  fileParallelism: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          chaiConfig,
          include: [
            'contract/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'artwork/**/*.test.ts',
          ],
        },
      },
      { test: { ...inOneSuite, name: 'api', include: ['tests/{api,storm}/**/*.test.ts'] } },
      { test: { ...inOneSuite, name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      {
        test: {
          ...inOneSuite,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
