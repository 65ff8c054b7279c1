import type { RowsFile } from 'contract/endpoint';
import { maxReadsOf, readBudgetOf } from 'contract/rules/read-budget';
import { countingReads, type ReadCounter } from '#data/context/read-counter.ts';
import { isRowsFile } from './reply.ts';
import type { HttpResponse } from './request.ts';
import type { Route } from './routes.ts';

export interface HandledCall {
  readonly input: unknown;
  readonly reply: unknown;
}

/**
 * Checks the reads against the budget and reports them in a header. Throws when the budget is exceeded;
 * errors of `work` pass unchecked.
 */
export async function enforceReadBudget(
  { name, endpoint }: Pick<Route, 'name' | 'endpoint'>,
  response: HttpResponse,
  work: () => Promise<HandledCall>,
): Promise<HandledCall> {
  const counter = { reads: 0, budgeted: 0 };
  const handled = await countingReads(counter, work);
  const checkBudget = (reply: unknown) => {
    const budget = maxReadsOf(readBudgetOf(endpoint), handled.input, reply);
    if (counter.budgeted <= budget) return;
    throw new Error(
      `${name} (${endpoint.method} ${endpoint.path}) read ${counter.budgeted} documents; its budget is ${budget}.`,
    );
  };
  const { input, reply } = handled;
  if (isRowsFile(reply)) {
    const batches = countedBatches(reply.batches, counter, (rows) =>
      // The rows are counted before the first one is read.
      checkBudget({ data: { length: Math.max(rows, reply.total) } }),
    );
    return { input, reply: { ...reply, batches } };
  }
  checkBudget(reply);
  response.set('X-Firestore-Reads', String(counter.reads));
  response.set('X-Budgeted-Reads', String(counter.budgeted));
  return handled;
}

async function* countedBatches(
  batches: RowsFile['batches'],
  counter: ReadCounter,
  checkBudget: (rows: number) => void,
): RowsFile['batches'] {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let rows = 0; ; ) {
      const { done, value } = await countingReads(counter, () => iterator.next());
      rows += value?.length ?? 0;
      checkBudget(rows);
      if (done === true) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
