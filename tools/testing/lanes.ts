import { availableParallelism, totalmem } from 'node:os';
import { Refusal } from '../emulators/log.ts';
import { MAX_LANES } from '../emulators/ports.ts';
import { startSuite } from '../emulators/suite.ts';
import { type SuiteEnvironment, suitesToEnvironment } from './given-suites.ts';

/** Memory of a suite with its tests, including a browser. */
const GIGABYTES_PER_LANE = 4;

/**
 * Returns the number of concurrent suites: TEST_LANES, or one per core as far as the memory allows; at most
 * the number of test files.
 *
 * @throws Refusal if TEST_LANES is not a valid number of lanes
 */
export function laneCount(
  files: number,
  given = process.env.TEST_LANES,
  machine = { cores: availableParallelism(), memory: totalmem() },
): number {
  const own = given ? Number(given) : undefined;
  if (own !== undefined && !(Number.isInteger(own) && own >= 1 && own <= MAX_LANES)) {
    throw new Refusal(`TEST_LANES is "${given}": give it a whole number from 1 to ${MAX_LANES}.`);
  }
  const fitting = Math.min(
    machine.cores,
    Math.floor(machine.memory / 1024 ** 3 / GIGABYTES_PER_LANE),
    MAX_LANES,
  );
  return Math.max(1, Math.min(own ?? fitting, files));
}

export interface Lanes {
  /** A suite for each worker, and the first suite for code that runs before there are workers. */
  readonly env: SuiteEnvironment;
  stop(): Promise<void>;
}

/** Starts this many suites concurrently. */
export async function startLanes(count: number): Promise<Lanes> {
  const suites = await Promise.all(Array.from({ length: count }, (_, lane) => startSuite(lane)));
  const environments = suites.map(({ env }) => env);
  return {
    env: { ...environments[0], ...suitesToEnvironment(environments) },
    stop: async () => {
      await Promise.all(suites.map((suite) => suite.stop()));
    },
  };
}
