import { ApiError } from 'contract/errors';
import { isChunkLoadError } from '#api/dynamic-import.ts';

/**
 * Returns the server's message for a refusal, or for an error with a request id to quote. Undefined for all
 * other errors.
 */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code !== 'internal' || error.requestId !== undefined)
    ? error.message
    : undefined;

/**
 * Returns the cause of a failure for users: the server's message, or that it is unreachable. Undefined if
 * neither is known. It is shown below the fixed texts of the requirements.
 */
export const getErrorReason = (error: unknown): string | undefined =>
  isChunkLoadError(error) ? error.message : serverMessage(error);

/** Returns a function that returns the cause of a failure, or the fallback text. */
export const reasonOr =
  (fallback: string) =>
  (error: unknown): string =>
    getErrorReason(error) ?? fallback;

/** Returns a message for any failure, a lost connection included. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the server's message about one field, or undefined. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;
