import { ApiError } from 'contract/errors';
import { getErrorReason, serverMessage } from '#ui/base/error-message.ts';
import type { FormFailure } from './submit/use-failure.ts';

/** Uses the server's message, or a fallback with the cause. Includes field errors (requirements 9.5.3). */
export const toServerFailure = (error: Error, fallback: string): FormFailure => ({
  message: serverMessage(error) ?? fallback,
  detail: serverMessage(error) === undefined ? getErrorReason(error) : undefined,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** Uses a fixed text, with the cause as detail. */
export const toFixedFailure = (error: Error, message: string): FormFailure => ({
  message,
  detail: getErrorReason(error),
  fields: error instanceof ApiError ? error.fields : undefined,
});
