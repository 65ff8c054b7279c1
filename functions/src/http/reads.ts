import type { RowsFile } from 'contract/endpoint';
import { mostReads } from 'contract/rules/read-budget';
import { countingReads, type ReadCounter } from '#data/read-counter.ts';
import { isRowsFile } from './reply.ts';
import type { HttpResponse } from './request.ts';
import type { Route } from './routes.ts';

/** What a handler was given, and what it returned. */
export interface Exchange {
  readonly input: unknown;
  readonly reply: unknown;
}

/**
 * Counts the Firestore reads of a request, holds them to the budget of its endpoint, and tells them in a header.
 *
 * @returns what `work` returned
 * @throws Error when there were more; whatever `work` throws, without looking at its reads
 */
export async function withinBudget(
  { name, endpoint }: Pick<Route, 'name' | 'endpoint'>,
  response: HttpResponse,
  work: () => Promise<Exchange>,
): Promise<Exchange> {
  const counter = { reads: 0, budgeted: 0 };
  const exchange = await countingReads(counter, work);
  const requireKept = (reply: unknown) => {
    const budget = mostReads(endpoint.reads, exchange.input, reply);
    if (counter.budgeted <= budget) return;
    throw new Error(
      `${name} (${endpoint.method} ${endpoint.path}) read ${counter.budgeted} documents; its budget is ${budget}.`,
    );
  };
  const { input, reply } = exchange;
  if (isRowsFile(reply)) {
    const batches = countedBatches(reply.batches, counter, (rows) =>
      // They were counted before the first of them was read.
      requireKept({ data: { length: Math.max(rows, reply.total) } }),
    );
    return { input, reply: { ...reply, batches } };
  }
  requireKept(reply);
  response.set('X-Firestore-Reads', String(counter.reads));
  return exchange;
}

/** The rows of a file, which are read while it is sent, with their reads counted. */
async function* countedBatches(
  batches: RowsFile['batches'],
  counter: ReadCounter,
  requireKept: (rows: number) => void,
): RowsFile['batches'] {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let rows = 0; ; ) {
      const { done, value } = await countingReads(counter, () => iterator.next());
      rows += value?.length ?? 0;
      requireKept(rows);
      if (done === true) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
