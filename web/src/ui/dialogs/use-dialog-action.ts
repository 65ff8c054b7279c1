import { ApiError } from 'contract/errors';
import { clientWording } from 'contract/text/client-wording';
import { type ReactNode, useState } from 'react';
import { ReauthDeclined } from '#api/reauthentication.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import { fieldMessage } from '#ui/base/error-message.ts';

interface DialogActionOptions<Input extends readonly unknown[], Reply> {
  /** Performs the action. */
  readonly attempt: (...input: Input) => Promise<Reply>;
  /** Returns the message of the dialog for a failure. */
  readonly explain: (error: unknown) => ReactNode;
  /** Name of the input field, if the dialog has one. */
  readonly field?: string;
  /** Called after a failure that concerns the field, so that it can be focused. */
  readonly onFieldError?: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** Called after success, when the dialog is closed. */
  readonly onDone?: (reply: Reply) => void;
}

export interface DialogAction<Input extends readonly unknown[]> {
  /** Performs the action, and closes the dialog after success. A call while one is pending is ignored. */
  readonly run: (...input: Input) => Promise<void>;
  readonly isBusy: boolean;
  /** Cause of the last failure. */
  readonly error: ReactNode;
  /** Error of the field. `error` is then empty. */
  readonly fieldError: string | undefined;
  /** Closes the dialog and clears its errors. */
  readonly close: () => void;
}

/** Creates the error of an attempt with an empty field. */
export const missingField = (field: string): ApiError =>
  new ApiError('invalid-input', { fields: { [field]: clientWording.required } });

/** State of a dialog with one action, which stays open until the action succeeds. */
export function useDialogAction<Input extends readonly unknown[], Reply>(
  options: DialogActionOptions<Input, Reply>,
): DialogAction<Input> {
  const { attempt, explain, field, onFieldError, onClose, onDone } = options;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const [fieldError, setFieldError] = useState<string>();
  const singleFlight = useSingleFlight();
  const clearErrors = () => {
    setError(undefined);
    setFieldError(undefined);
  };
  const close = () => {
    clearErrors();
    onClose();
  };
  const fail = (failure: unknown) => {
    if (failure instanceof ReauthDeclined) return;
    const message = field === undefined ? undefined : fieldMessage(failure, field);
    setFieldError(message);
    if (message === undefined) setError(explain(failure));
    else onFieldError?.();
  };
  const run = singleFlight(async (...input: Input) => {
    setBusy(true);
    clearErrors();
    let reply: Reply;
    try {
      reply = await attempt(...input);
    } catch (failure) {
      return fail(failure);
    } finally {
      setBusy(false);
    }
    close();
    onDone?.(reply);
  });
  return { run, isBusy, error, fieldError, close };
}
