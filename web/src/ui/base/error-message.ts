import { ApiError } from 'contract/errors';

/** What the server said of a refusal; undefined for anything that it did not mean to say. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : undefined;

/** What there is to say of any failure, a lost connection too. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the server said of one field; undefined where it said nothing of it. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;
