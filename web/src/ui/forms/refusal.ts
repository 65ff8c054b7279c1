import { ApiError } from 'contract/errors';
import { reasonOf, serverMessage } from '#ui/base/error-message.ts';
import type { FormFailure } from './use-endpoint-form.ts';

/** What the server said, or else these words, with the reason beneath if it is known; and beside which fields (requirements 9.5.3). */
export const refusalOf = (error: Error, otherwise: string): FormFailure => ({
  message: serverMessage(error) ?? otherwise,
  detail: serverMessage(error) === undefined ? reasonOf(error) : undefined,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** These words, and the reason beneath them if it is known. */
export const failureWith = (error: Error, message: string): FormFailure => ({
  message,
  detail: reasonOf(error),
  fields: error instanceof ApiError ? error.fields : undefined,
});
