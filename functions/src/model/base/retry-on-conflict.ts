import { ApiError } from 'contract/errors';
import { retryOnWriteConflict, WriteConflict } from '#data/batch.ts';

/**
 * Refuses a write when the record changed in between, so that the user reviews it before retrying.
 *
 * @throws ApiError conflict
 */
export async function rejectOnConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
}

/**
 * Retries an operation when the record changed in between. The retry sees the new state. Its reads are
 * outside of the endpoint's budget.
 *
 * @param decide reads and writes; receives the number of the attempt, from 1
 * @param maxAttempts includes the first one
 * @throws ApiError conflict when the last attempt fails
 */
export const retryOnConflict = <T>(decide: (attempt: number) => Promise<T>, maxAttempts = 5): Promise<T> =>
  rejectOnConflict(retryOnWriteConflict(decide, maxAttempts));
