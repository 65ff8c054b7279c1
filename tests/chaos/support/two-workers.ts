import { BuiltFunction } from '../../support/suite/built-function.ts';
import { as, type Client } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/** The built function in two processes. */
type TwoWorkers = readonly [BuiltFunction, BuiltFunction];

/** Runs a race in two processes of the built function. Each round begins with empty stores. */
export async function runRounds(rounds: number, race: (workers: TwoWorkers) => Promise<void>): Promise<void> {
  const workers = await Promise.all([
    BuiltFunction.start({}, { isQuiet: true }),
    BuiltFunction.start({}, { isQuiet: true }),
  ] as const);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await resetStores();
      await race(workers);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
  }
}

/** Returns a client of the racer at this index. Neighbours use different processes, and each has its own network. */
export const racerOf = (workers: TwoWorkers, index: number, who?: Parameters<typeof as>[0]): Client =>
  as(who, workers[index % 2 === 0 ? 0 : 1].transport, { 'x-forwarded-for': `198.18.0.${index + 1}` });
