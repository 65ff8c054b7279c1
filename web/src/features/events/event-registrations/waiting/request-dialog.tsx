import { limits } from 'contract/rules/limits';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

export interface RejectedRequest {
  readonly event: string;
  readonly request: string;
  readonly name: string;
}

/** Replies that a decision on a request changes. */
export const decisionQueries = [
  'listEventWaiting',
  'getWrittenEventRegistration',
  'listEventParticipants',
] as const;

/** Rejects a request with a reason, which the person gets. */
export function RequestDialog(props: RecordDialogProps<RejectedRequest>) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const rejection = useAction('rejectEventRequest', { refreshes: decisionQueries });
  const { record, fieldError, dialog } = useRecordDialog(props, {
    attempt: async ({ event, request }: RejectedRequest) => {
      const reason = text.current?.value.trim() ?? '';
      if (reason === '') throw missingField('reason');
      return rejection.run({ id: event, request, reason });
    },
    field: 'reason',
    onFieldError: () => text.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (record === null) return null;
  return (
    <ConfirmDialog
      title="Tolak permintaan?"
      content="Orang ini menerima email dengan alasannya, dan dapat mengirim permintaan lagi."
      record={record.name}
      confirmLabel="Tolak"
      busyLabel="Menolak…"
      {...dialog}
      initialFocus={text}
    >
      <form
        noValidate
        aria-label="Alasan penolakan"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.onConfirm();
        }}
      >
        <Field id={id} label="Alasan" error={fieldError}>
          {(control) => (
            <textarea
              {...control}
              ref={text}
              rows={3}
              required
              maxLength={limits.reasonCharacters}
              className="control"
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
