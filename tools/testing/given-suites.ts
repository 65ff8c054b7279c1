/** Environment variables with which a Vitest worker uses its suite, for each lane. */
export type SuiteEnvironment = Record<string, string>;

const VARIABLE = 'EMULATOR_SUITES';

/** Returns the variable that passes suites to a Vitest run. */
export const suitesToEnvironment = (suites: readonly SuiteEnvironment[]): SuiteEnvironment => ({
  [VARIABLE]: JSON.stringify(suites),
});

/** Returns the suites that were passed to this run; empty if the environment itself names a single suite. */
export const suitesFromEnvironment = (): SuiteEnvironment[] =>
  JSON.parse(process.env[VARIABLE] ?? '[]') as SuiteEnvironment[];
