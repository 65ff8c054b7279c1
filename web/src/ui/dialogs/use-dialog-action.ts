import { ApiError } from 'contract/errors';
import { shownWording } from 'contract/words/shown/wording';
import { type ReactNode, useState } from 'react';
import { Declined } from '#api/proof.ts';
import { useOneAtATime } from '#api/use-one-at-a-time.ts';
import { fieldMessage } from '#ui/base/error-message.ts';

interface DialogActionOptions<Input extends readonly unknown[], Reply> {
  /** Does it. */
  readonly attempt: (...input: Input) => Promise<Reply>;
  /** What the dialog says when that fails. */
  readonly explain: (error: unknown) => ReactNode;
  /** Of a dialog that asks for something: the name of that in the input. */
  readonly field?: string;
  /** After a failure that is about the field: the moment to give it the focus. */
  readonly onRefused?: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** After success, once the dialog is closed. */
  readonly onDone?: (reply: Reply) => void;
}

export interface DialogAction<Input extends readonly unknown[]> {
  /** Tries, and closes the dialog when that succeeds; a second call while one is under way does nothing. */
  readonly run: (...input: Input) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly error: ReactNode;
  /** What is wrong with the field; nothing then stands in `error`. */
  readonly fieldError: string | undefined;
  /** Closes the dialog; what the last attempt left in it is gone when it opens again. */
  readonly close: () => void;
}

/** For an attempt whose field is empty. */
export const missingField = (field: string): ApiError =>
  new ApiError('invalid-input', { fields: { [field]: shownWording.required } });

/** The one action of a dialog, which stays open until the action has succeeded. */
export function useDialogAction<Input extends readonly unknown[], Reply>(
  options: DialogActionOptions<Input, Reply>,
): DialogAction<Input> {
  const { attempt, explain, field, onRefused, onClose, onDone } = options;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const [fieldError, setFieldError] = useState<string>();
  const oneAtATime = useOneAtATime();
  const forget = () => {
    setError(undefined);
    setFieldError(undefined);
  };
  const close = () => {
    forget();
    onClose();
  };
  const fail = (failure: unknown) => {
    if (failure instanceof Declined) return;
    const message = field === undefined ? undefined : fieldMessage(failure, field);
    setFieldError(message);
    if (message === undefined) setError(explain(failure));
    else onRefused?.();
  };
  const run = oneAtATime(async (...input: Input) => {
    setBusy(true);
    forget();
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
