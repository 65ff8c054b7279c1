import { ApiError } from 'contract/errors';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import type { FormFailure } from './use-endpoint-form.ts';

/** SPEC section 8: what the server said, or else these words; and beside which fields. */
export const refusalOf = (error: Error, otherwise: string): FormFailure => ({
  message: serverMessage(error) ?? otherwise,
  fields: error instanceof ApiError ? error.fields : undefined,
});

/** SPEC section 8: these words, and what the server said beneath them. */
export const failureWith = (error: Error, message: string): FormFailure => ({
  message,
  detail: serverMessage(error),
  fields: error instanceof ApiError ? error.fields : undefined,
});
