import type { EndpointName } from 'contract';
import type { EventRefund } from 'contract/events/event-payments';
import { limits } from 'contract/rules/limits';
import { isoDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { fieldMessage, getErrorMessage } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

const refreshes: readonly EndpointName[] = ['listEventRefunds', 'listLedgerEntries', 'getMoneyOverview'];

export const payeeOf = ({ person, account }: EventRefund): string =>
  person?.name ?? account?.holder ?? 'Akun dihapus';

export function RefundTarget({ refund }: { readonly refund: EventRefund }) {
  const { account, amount, event } = refund;
  return (
    <>
      <span className="block tabular-nums">{formatRupiah(amount)}</span>
      {account !== null && (
        <span className="block tabular-nums">{`${account.bank} ${account.number}, ${account.holder}`}</span>
      )}
      <span className="block font-normal">{event.title}</span>
    </>
  );
}

type DialogProps = RecordDialogProps<EventRefund>;

/** Approves a refund that another admin pays. */
export function ApproveDialog(props: DialogProps) {
  const approval = useAction('approveEventRefund', { refreshes });
  const { record: refund, dialog } = useRecordDialog(props, {
    attempt: ({ _id: id, accountAt }: EventRefund) => approval.run({ id, seenAccountAt: accountAt ?? '' }),
    onDone: ({ message }) => toast.success(message),
  });
  if (refund === null) return null;
  return (
    <ConfirmDialog
      title="Setujui pengembalian?"
      content="Setelah Anda setujui, admin lain mentransfer uangnya dan mencatatnya."
      record={<RefundTarget refund={refund} />}
      confirmLabel="Setujui"
      confirmVariant="primary"
      busyLabel="Menyetujui…"
      {...dialog}
    />
  );
}

/** Records the transfer of a refund with its day and reference. */
export function PayDialog(props: DialogProps) {
  const [dayId, referenceId] = [useId(), useId()];
  const day = useRef<HTMLInputElement>(null);
  const reference = useRef<HTMLInputElement>(null);
  const payment = useAction('payEventRefund', { refreshes });
  const send = async ({ _id: id, accountAt }: EventRefund) => {
    const text = reference.current?.value.trim() ?? '';
    if (text === '') throw missingField('reference');
    const paidOn = day.current?.value ?? '';
    return payment.run({ id, seenAccountAt: accountAt ?? '', paidOn, reference: text });
  };
  const {
    record: refund,
    fieldError,
    dialog,
  } = useRecordDialog(props, {
    attempt: send,
    field: 'reference',
    explain: (error) => fieldMessage(error, 'paidOn') ?? getErrorMessage(error),
    onFieldError: () => reference.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (refund === null) return null;
  return (
    <ConfirmDialog
      title="Catat transfer?"
      content="Catat setelah uangnya ditransfer. Buku kas mencatat pengembalian ini, dan penerima mendapat email."
      record={<RefundTarget refund={refund} />}
      confirmLabel="Catat sudah ditransfer"
      confirmVariant="primary"
      busyLabel="Mencatat…"
      {...dialog}
      initialFocus={reference}
    >
      <form
        noValidate
        aria-label="Transfer"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.onConfirm();
        }}
      >
        <Field id={dayId} label="Tanggal transfer">
          {(control) => (
            <input
              {...control}
              ref={day}
              type="date"
              required
              defaultValue={isoDate(new Date())}
              className="control"
            />
          )}
        </Field>
        <Field id={referenceId} label="Referensi bank" error={fieldError}>
          {(control) => (
            <input
              {...control}
              ref={reference}
              type="text"
              required
              autoComplete="off"
              maxLength={limits.nameCharacters}
              className="control"
            />
          )}
        </Field>
        {/* The dialog has the visible button. Enter in a field submits the form. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
