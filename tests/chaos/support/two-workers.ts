import { BuiltFunction } from '../../support/suite/built-function.ts';
import { as, type Client } from '../../support/suite/client.ts';

/** The built function in two processes. */
export type TwoWorkers = readonly [BuiltFunction, BuiltFunction];

export async function withTwoWorkers(work: (workers: TwoWorkers) => Promise<void>): Promise<void> {
  const workers = await Promise.all([
    BuiltFunction.start({}, { isQuiet: true }),
    BuiltFunction.start({}, { isQuiet: true }),
  ] as const);
  try {
    await work(workers);
  } finally {
    await Promise.all(workers.map((worker) => worker[Symbol.asyncDispose]()));
  }
}

/** Returns a client of the racer at this index. Neighbours use different processes, and each has its own network. */
export const racerOf = (workers: TwoWorkers, index: number, who?: Parameters<typeof as>[0]): Client =>
  as(who, workers[index % 2 === 0 ? 0 : 1].transport, { 'x-forwarded-for': `198.18.0.${index + 1}` });
