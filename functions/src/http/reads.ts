import { mostReads } from 'contract/rules/read-budget';
import { countingReads } from '#data/read-counter.ts';
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
  const budget = mostReads(endpoint.reads, exchange.input, exchange.reply);
  if (counter.budgeted > budget) {
    throw new Error(
      `${name} (${endpoint.method} ${endpoint.path}) read ${counter.budgeted} documents; its budget is ${budget}.`,
    );
  }
  response.set('X-Firestore-Reads', String(counter.reads));
  return exchange;
}
