import { availableParallelism, totalmem } from 'node:os';
import { MOST_LANES } from '../emulators/ports.ts';
import { Refusal } from '../emulators/say.ts';
import { startSuite } from '../emulators/suite.ts';
import { givingSuites, type SuiteEnvironment } from './given-suites.ts';

/** What a suite takes with the tests that run in it, a browser included. */
const GIGABYTES = 4;

/**
 * How many suites tests run in side by side: one for each core as far as the memory reaches, or as TEST_LANES says;
 * never more than there are test files.
 *
 * @throws Refusal when TEST_LANES is no number of lanes
 */
export function laneCount(
  files: number,
  given = process.env.TEST_LANES,
  machine = { cores: availableParallelism(), memory: totalmem() },
): number {
  const own = given ? Number(given) : undefined;
  if (own !== undefined && !(Number.isInteger(own) && own >= 1 && own <= MOST_LANES)) {
    throw new Refusal(`TEST_LANES is "${given}": give it a whole number from 1 to ${MOST_LANES}.`);
  }
  const fitting = Math.min(machine.cores, Math.floor(machine.memory / 1024 ** 3 / GIGABYTES), MOST_LANES);
  return Math.max(1, Math.min(own ?? fitting, files));
}

export interface Lanes {
  /** For a Vitest run: a suite for each worker, and the first one for whatever asks before there are workers. */
  readonly env: SuiteEnvironment;
  stop(): Promise<void>;
}

/** Starts so many suites at once. */
export async function startLanes(count: number): Promise<Lanes> {
  const suites = await Promise.all(Array.from({ length: count }, (_, lane) => startSuite(lane)));
  const environments = suites.map(({ env }) => env);
  return {
    env: { ...environments[0], ...givingSuites(environments) },
    stop: async () => {
      await Promise.all(suites.map((suite) => suite.stop()));
    },
  };
}
