/**
 * Mutates the pure rules, one mutation at a time, and reports those that no unit test detects.
 * docs/mutation-testing.md lists the accepted ones.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/testing/vitest.rules.config.ts' },
  // Code with database access is in stryker.model.config.mjs, because its tests need other settings.
  // functions/src/model/files/image-hash.ts is excluded because mutated pixel loops exceed the time limit.
  mutate: [
    'contract/rules/*.ts',
    'contract/text/*.ts',
    'contract/schemas/{content-input,paging,rich-text}.ts',
    'functions/src/auth/networks.ts',
    'functions/src/model/base/changes/require-unchanged.ts',
    'functions/src/model/feeds/{event-calendar,format-calendar,rss,sitemap,xml}.ts',
    'functions/src/model/institutions/institution-status.ts',
    'functions/src/model/admin/member-history.ts',
    'functions/src/model/money/payments/renewal-codes.ts',
    'functions/src/model/files/csv.ts',
    'functions/src/model/maintenance/report.ts',
    '!**/*.test.ts',
    // Numbers, names and texts: a test could only repeat them.
    '!contract/rules/{categories,institution-kinds,limits,query-limits,review-reasons}.ts',
    '!contract/text/{admin-wording,association,calendar,wording}.ts',
  ],
  ignorePatterns: [
    // The tests of the rules do not need these folders.
    ...['.ci', '.github', 'docs', 'functions/lib', 'tests', 'web/dist'].map((folder) => `/${folder}`),
    // Vitest's configuration needs the other tools, and reads the screens.
    ...['tools', 'web'].map((folder) => `/${folder}/**/*.test.*`),
    // Stryker would rewrite it with an option that TypeScript 7 does not support.
    '/tsconfig.json',
  ],
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { break: 96 },
  // Mutations of constants take longest, and are worth it.
  warnings: { slow: false },
};
