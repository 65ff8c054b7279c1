export const STEPS = [
  'lint',
  'typecheck',
  'unit',
  'in-process',
  'build',
  'api',
  'rules',
  'browser',
  'deploy-unit',
] as const;
export type Step = (typeof STEPS)[number];

/** Tags of tests: a test matches if it has all tags of one group. `!` negates a tag. */
export type TagGroups = readonly (readonly string[])[];

const EVERY_TEST: TagGroups = [[]];
const withoutTests = EVERY_TEST;
/** Tests that also pass on stores in memory. */
const inProcess: TagGroups = [['!full', '!emulators']];

/**
 * Steps of a run with their tests. `quick` is `npm test`, `rest` is what it leaves out, and `all` is both. API
 * tests run in process in `quick`, and on the emulators in `rest`.
 */
export const selections = {
  quick: {
    lint: withoutTests,
    typecheck: withoutTests,
    unit: [['!full']],
    'in-process': inProcess,
    api: [['emulators', '!full']],
    rules: EVERY_TEST,
    browser: [['!full']],
  },
  rest: {
    unit: [['full']],
    api: [['full'], ['!emulators']],
    browser: [['full']],
    'deploy-unit': withoutTests,
  },
  all: {
    lint: withoutTests,
    typecheck: withoutTests,
    unit: EVERY_TEST,
    'in-process': inProcess,
    api: EVERY_TEST,
    rules: EVERY_TEST,
    browser: EVERY_TEST,
    'deploy-unit': withoutTests,
  },
} as const satisfies Record<string, Partial<Record<Step, TagGroups>>>;

/** Returns the tags as an expression for Vitest's `--tagsFilter`; empty if every test matches. */
export const toTagsFilter = (groups: TagGroups): string =>
  groups.map((group) => group.join(' && ')).join(' || ');

export const matchesTags = (groups: TagGroups, tags: readonly string[]): boolean =>
  groups.some((group) =>
    group.every((tag) => (tag.startsWith('!') ? !tags.includes(tag.slice(1)) : tags.includes(tag))),
  );
