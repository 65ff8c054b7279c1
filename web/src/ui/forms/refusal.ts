import { ApiError } from 'contract/errors';
import { serverMessage } from '#ui/base/error-message.ts';
import type { FormFailure } from './use-endpoint-form.ts';

/** What the server said, or else these words; and beside which fields (requirements 9.5.3). */
export const refusalOf = (error: Error, otherwise: string): FormFailure => ({
  message: serverMessage(error) ?? otherwise,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** These words, and what the server said beneath them. */
export const failureWith = (error: Error, message: string): FormFailure => ({
  message,
  detail: serverMessage(error),
  fields: error instanceof ApiError ? error.fields : undefined,
});
