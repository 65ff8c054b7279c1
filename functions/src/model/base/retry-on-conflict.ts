import { ApiError } from 'contract/errors';
import { retryOnWriteConflict, WriteConflict } from '#data/batch.ts';

/** Converts a write conflict to ApiError conflict, so that the user reviews the changed record. */
export async function rejectOnConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof WriteConflict ? new ApiError('conflict') : error;
  }
}

/**
 * Retries an operation when the record changed. Each attempt, from 1, sees the new state, with its reads
 * outside of the budget. Throws ApiError conflict when the last one fails.
 */
export const retryOnConflict = <T>(decide: (attempt: number) => Promise<T>, maxAttempts = 5): Promise<T> =>
  rejectOnConflict(retryOnWriteConflict(decide, maxAttempts));
