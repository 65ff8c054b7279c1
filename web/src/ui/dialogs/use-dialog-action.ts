import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { type ReactNode, useRef, useState } from 'react';
import { ReauthDeclined } from '#api/reauthentication.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import { fieldMessage, getErrorMessage } from '#ui/base/error-message.ts';

interface DialogActionOptions<Input extends readonly unknown[], Reply> {
  readonly attempt: (...input: Input) => Promise<Reply>;
  /** Returns the message of the dialog for a failure. Default: the message of the error. */
  readonly explain?: ((error: unknown) => ReactNode) | undefined;
  /** Name of the input field, if the dialog has one. */
  readonly field?: string;
  /** Called after a failure that concerns the field, so that it can be focused. */
  readonly onFieldError?: () => void;
  readonly onClose: () => void;
  readonly onDone?: (reply: Reply) => void;
}

export const missingField = (field: string): ApiError =>
  new ApiError('invalid-input', { fields: { [field]: wording.required } });

export function useDialogAction<Input extends readonly unknown[], Reply>(
  options: DialogActionOptions<Input, Reply>,
) {
  const { attempt, explain = getErrorMessage, field, onFieldError, onClose, onDone } = options;
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
    if (message !== undefined) onFieldError?.();
    else setError(explain(failure));
  };
  /** Performs the action, and closes the dialog after success. A call while one is pending is ignored. */
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

/** Returns the record of a dialog, also while it closes and nothing is selected any more. */
export function useDialogRecord<T>(selected: T | null): T | null {
  const [latest, setLatest] = useState(selected);
  if (selected !== null && selected !== latest) setLatest(selected);
  return selected ?? latest;
}

export interface RecordDialogProps<T> {
  readonly record: T | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** State of a dialog that confirms an action on a record. Returns the record also while it closes. */
export function useRecordDialog<T, Reply>(
  { record: selected, onClose, returnFocus }: RecordDialogProps<T>,
  options: Omit<DialogActionOptions<[T], Reply>, 'onClose'>,
) {
  const record = useDialogRecord(selected);
  const { run, isBusy, error, fieldError, close } = useDialogAction({ ...options, onClose });
  const onConfirm = () => {
    if (record !== null) void run(record);
  };
  const isOpen = selected !== null;
  return { record, fieldError, dialog: { isOpen, isBusy, error, onConfirm, onCancel: close, returnFocus } };
}

/** State of a button whose action needs a confirmation. The button gets the focus afterwards. */
export function useConfirmation<Reply>(
  options: Omit<DialogActionOptions<[], Reply>, 'onClose'> & { readonly onOpen?: (() => void) | undefined },
) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    ...options,
    onClose: () => setOpen(false),
  });
  const onClick = () => {
    options.onOpen?.();
    setOpen(true);
  };
  const returnFocus = () => ref.current;
  return {
    button: { ref, onClick },
    dialog: { isOpen, isBusy, error, onConfirm: () => void run(), onCancel: close, returnFocus },
    fieldError,
  };
}
