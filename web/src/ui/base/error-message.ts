import { ApiError } from 'contract/errors';
import { isMissingCode } from '#api/load-code.ts';

/** What the server said of a refusal, or to quote of a fault; undefined for anything that it did not mean to say. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code !== 'internal' || error.requestId !== undefined)
    ? error.message
    : undefined;

/**
 * Why something failed, for people: what the server said, or that it cannot be reached. Undefined when neither is known;
 * where the requirements fix the words for that, this stands beneath them.
 */
export const reasonOf = (error: unknown): string | undefined =>
  isMissingCode(error) ? error.message : serverMessage(error);

/** What there is to say of any failure, a lost connection too. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the server said of one field; undefined where it said nothing of it. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields?.[field] : undefined;
