import { limits } from 'contract/rules/limits';
import { type ReactNode, useId, useRef } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { toast } from './toast.ts';
import {
  missingField,
  type RecordDialogProps,
  useDialogAction,
  useDialogRecord,
} from './use-dialog-action.ts';

type Words = 'title' | 'content' | 'record' | 'confirmLabel' | 'busyLabel' | 'confirmVariant';

export interface ReasonQuestion extends Pick<ConfirmDialogProps, Words> {
  /** Name of the form. Default: the title. */
  readonly formLabel?: string;
  /** Label of the text. */
  readonly label?: string;
  /** Field of the endpoint that receives the text. */
  readonly field?: string;
  /** Null lets the server refuse a long text. Default: the limit of reasons. */
  readonly maxLength?: number | null;
  readonly initialText?: string;
  /** Whether the text has one line only. */
  readonly isLine?: boolean;
  /** Further fields. */
  readonly children?: ReactNode;
}

interface ReasonDialogProps<T> extends RecordDialogProps<T> {
  readonly ask: (record: T) => ReasonQuestion;
  readonly send: (record: T, text: string) => Promise<{ readonly message: string }>;
  /** Returns the message for a failure that does not concern the text. Default: the message of the error. */
  readonly explain?: (error: unknown) => ReactNode;
  readonly onDone?: () => void;
}

/** Confirms an action on a record and asks for its reason, which is required. Shows the reply as a toast. */
export function ReasonDialog<T>({ ask, send, explain, onDone, ...props }: ReasonDialogProps<T>) {
  const id = useId();
  const text = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const record = useDialogRecord(props.record);
  const question = record === null ? null : ask(record);
  const { field = 'reason' } = question ?? {};
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    attempt: async (confirmed: T) => {
      const value = text.current?.value.trim() ?? '';
      if (value === '') throw missingField(field);
      return send(confirmed, value);
    },
    explain,
    field,
    onFieldError: () => text.current?.focus(),
    onClose: props.onClose,
    onDone: ({ message }) => {
      toast.success(message);
      onDone?.();
    },
  });
  if (record === null || question === null) return null;
  const {
    formLabel,
    label = 'Alasan',
    field: _field,
    maxLength = limits.reasonCharacters,
    initialText,
    isLine = false,
    children,
    ...words
  } = question;
  const confirm = () => void run(record);
  return (
    <ConfirmDialog
      {...words}
      isOpen={props.record !== null}
      isBusy={isBusy}
      error={error}
      initialFocus={text}
      returnFocus={props.returnFocus}
      onConfirm={confirm}
      onCancel={close}
    >
      <form
        noValidate
        aria-label={formLabel ?? words.title}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field id={id} label={label} error={fieldError}>
          {(control) => {
            const shared = {
              ...control,
              ref: text,
              required: true,
              maxLength: maxLength ?? undefined,
              defaultValue: initialText,
              className: 'control',
            };
            return isLine ? (
              <input {...shared} type="text" autoComplete="off" />
            ) : (
              <textarea {...shared} rows={3} />
            );
          }}
        </Field>
        {children}
      </form>
    </ConfirmDialog>
  );
}
