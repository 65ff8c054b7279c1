/**
 * Plants faults in the pure rules, one at a time, and tells which of them no unit test notices; those that are known
 * stand in docs/mutation-testing.md.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  // What asks a store is tested over HTTP, which would take hours. functions/src/model/files/image-hash.ts is left out
  // for its loops over pixels: with faults in them its tests run out of time.
  mutate: [
    'contract/rules/*.ts',
    'contract/words/*.ts',
    'contract/fields/{content-input,paging,rich-text}.ts',
    'functions/src/auth/networks.ts',
    'functions/src/model/base/edit-conflicts.ts',
    'functions/src/model/feeds/*.ts',
    'functions/src/model/institutions/standing.ts',
    'functions/src/model/office/member-history.ts',
    'functions/src/model/payments/renewal-codes.ts',
    'functions/src/model/people/{csv,user-search}.ts',
    'functions/src/model/upkeep/report.ts',
    '!**/*.test.ts',
    // Numbers, names and wording: a test could only repeat them.
    '!contract/rules/{audit-actions,categories,institution-kinds,limits,query-limits}.ts',
    '!contract/words/{association,calendar,logo-shape,wording}.ts',
  ],
  ignorePatterns: [
    // Nothing of these is needed by the tests of the rules.
    ...['.ci', '.github', 'artwork', 'docs', 'functions/lib', 'tests', 'web'].map((room) => `/${room}`),
    // Vitest's configuration needs the rest of the tools.
    '/tools/**/*.test.ts',
    // Would be rewritten, with a library that TypeScript 7 does not have any more.
    '/tsconfig.json',
  ],
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { break: 92 },
  // Faults in constants take longest, and are worth it.
  warnings: { slow: false },
};
