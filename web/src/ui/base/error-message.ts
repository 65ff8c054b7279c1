import { ApiError } from 'contract/errors';
import { isChunkLoadError } from '#api/dynamic-import.ts';

/** Returns the server's message for a refusal, or for an error with a request id to quote. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code !== 'internal' || error.requestId !== undefined)
    ? error.message
    : undefined;

/** Returns the cause of a failure for users, if known, below the fixed texts of the requirements. */
export const getErrorReason = (error: unknown): string | undefined =>
  isChunkLoadError(error) ? error.message : serverMessage(error);

export const reasonOr =
  (fallback: string) =>
  (error: unknown): string =>
    getErrorReason(error) ?? fallback;

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;
