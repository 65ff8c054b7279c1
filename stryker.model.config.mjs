import rules from './stryker.config.mjs';

/**
 * Mutates money rules of the function that read and write. Their tests run in process, on stores in memory.
 * `npm run test:mutation -- stryker.model.config.mjs` runs it.
 */
export default {
  ...rules,
  mutate: [
    'functions/src/model/money/bills/amounts.ts',
    'functions/src/model/money/bills/create-bill-reply.ts',
    'functions/src/model/money/ledger/balances.ts',
  ],
  thresholds: { break: 95 },
  vitest: { configFile: 'tools/testing/vitest.model.config.ts' },
  ignorePatterns: rules.ignorePatterns.filter((pattern) => pattern !== '/tests'),
  tempDirName: '.cache/mutation/model',
  htmlReporter: { fileName: '.cache/mutation/model.html' },
};
