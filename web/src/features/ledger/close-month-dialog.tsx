import type { LedgerMonth } from 'contract/ledger';
import { monthLabel } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

/** Confirms the closing of a month, and shows the totals that the server signs. */
export function CloseMonthDialog(props: RecordDialogProps<LedgerMonth>) {
  const { run: close } = useAction('closeLedgerMonth', { refreshes: ['listLedgerMonths'] });
  const { record: month, dialog } = useRecordDialog(props, {
    attempt: ({ _id }: LedgerMonth) => close({ month: _id }),
    explain: reasonOr('Bulan ini gagal ditutup. Coba lagi.'),
    onDone: ({ message }) => toast.success(message),
  });
  if (month === null) return null;
  return (
    <ConfirmDialog
      title="Close Month"
      content="No entries can be added to this month or earlier months. A closed month cannot be reopened."
      record={
        <span lang="id">
          {`${monthLabel(month._id)}: ${month.entries} catatan, uang masuk ${formatRupiah(month.money)}`}
        </span>
      }
      confirmLabel="Close month"
      confirmVariant="primary"
      busyLabel="Closing..."
      cancelLabel="Cancel"
      {...dialog}
    >
      <p lang="id" className="text-muted text-sm">
        Cocokkan dulu dengan mutasi bank. Kesalahan yang ditemukan kemudian diperbaiki dengan koreksi, yang
        dicatat di bulan berjalan.
      </p>
    </ConfirmDialog>
  );
}
