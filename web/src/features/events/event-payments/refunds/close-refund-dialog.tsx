import type { EventRefund } from 'contract/events/event-payments';
import { limits } from 'contract/rules/limits';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { RefundTarget } from './refund-dialogs.tsx';

/** Closes a refund whose money the ledger already returned. */
export function CloseDialog(props: RecordDialogProps<EventRefund>) {
  const reasonId = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const closing = useAction('closeEventRefund', { refreshes: ['listEventRefunds'] });
  const send = async ({ _id: id }: EventRefund) => {
    const text = reason.current?.value.trim() ?? '';
    if (text === '') throw missingField('reason');
    return closing.run({ id, reason: text });
  };
  const {
    record: refund,
    fieldError,
    dialog,
  } = useRecordDialog(props, {
    attempt: send,
    field: 'reason',
    onFieldError: () => reason.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (refund === null) return null;
  return (
    <ConfirmDialog
      title="Tutup pengembalian?"
      content="Untuk uang yang sudah dikembalikan dan dicatat langsung di buku kas. Buku kas tidak mendapat catatan baru."
      record={<RefundTarget refund={refund} />}
      confirmLabel="Tutup pengembalian"
      confirmVariant="primary"
      busyLabel="Menutup…"
      {...dialog}
      initialFocus={reason}
    >
      <form
        noValidate
        aria-label="Penutupan"
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
