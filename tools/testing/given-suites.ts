/** What a worker of Vitest needs in its environment to use its suite, for each lane. */
export type SuiteEnvironment = Record<string, string>;

const VARIABLE = 'EMULATOR_SUITES';

/** The variable that gives suites to a Vitest run. */
export const givingSuites = (suites: readonly SuiteEnvironment[]): SuiteEnvironment => ({
  [VARIABLE]: JSON.stringify(suites),
});

/** The suites that were given to this run; none where a single one stands in the environment by itself. */
export const givenSuites = (): SuiteEnvironment[] =>
  JSON.parse(process.env[VARIABLE] ?? '[]') as SuiteEnvironment[];
