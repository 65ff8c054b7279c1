import { limits } from 'contract/rules/limits';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

/** Sends mails to an address again after bounces. */
export function LiftSuppressionDialog(props: RecordDialogProps<string>) {
  const reasonId = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const lifting = useAction('liftSuppression', {
    refreshes: ['getUser', 'listMails', 'listAuditEntries', 'getMemberTimeline'],
  });
  const send = async (email: string) => {
    const text = reason.current?.value.trim() ?? '';
    if (text === '') throw missingField('reason');
    return lifting.run({ email, reason: text });
  };
  const {
    record: email,
    fieldError,
    dialog,
  } = useRecordDialog(props, {
    attempt: send,
    field: 'reason',
    onFieldError: () => reason.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (email === null) return null;
  return (
    <ConfirmDialog
      title="Kirim lagi ke alamat ini?"
      content="Alamat ini menolak email kami. Pastikan dulu kepada pemiliknya bahwa kotak suratnya berfungsi. Bila ditolak lagi, pengiriman berhenti lagi."
      record={email}
      confirmLabel="Kirim lagi"
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
      initialFocus={reason}
    >
      <form
        noValidate
        aria-label="Alamat email"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.onConfirm();
        }}
      >
        <Field id={reasonId} label="Alasan" error={fieldError}>
          {(control) => (
            <textarea
              {...control}
              ref={reason}
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
