import { setTimeout } from 'node:timers/promises';
import { ApiError } from 'contract/errors';
import { WriteConflict } from '#data/batch.ts';
import { outsideBudget } from '#data/read-counter.ts';

/**
 * Refuses when another write came between: whoever asked is to look again before they go on.
 *
 * @throws ApiError conflict
 */
export async function orConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
}

/**
 * Tries again after a moment when another write came between; the second look then tells what became of the
 * request. What further attempts read is outside the budget of the endpoint.
 *
 * @param decide reads and writes anew; told which attempt it is, from 1
 * @param attempts how often others may have been faster
 * @throws ApiError conflict when they were
 */
export async function whileContended<T>(decide: (attempt: number) => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (attempt === 1 ? decide(attempt) : outsideBudget(() => decide(attempt)));
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (attempt === attempts) throw new ApiError('conflict');
      // Those who met here would meet again if all came back at once.
      await setTimeout(Math.random() * Math.min(400, 20 * attempt));
    }
  }
}
