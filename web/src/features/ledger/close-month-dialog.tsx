import type { LedgerMonth } from 'contract/ledger';
import { monthLabel } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

interface CloseMonthDialogProps {
  /** Month to close; null when the dialog is closed. */
  readonly month: LedgerMonth | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms the closing of a month, and shows the totals that the server signs. */
export function CloseMonthDialog({ month, onClose, returnFocus }: CloseMonthDialogProps) {
  const shown = useDialogRecord(month);
  const { run: close } = useAction('closeLedgerMonth', { refreshes: ['listLedgerMonths'] });
  const action = useDialogAction({
    attempt: ({ _id }: LedgerMonth) => close({ month: _id }),
    explain: (failure) => (
      <span lang="id">{getErrorReason(failure) ?? 'Bulan ini gagal ditutup. Coba lagi.'}</span>
    ),
    onClose,
    onDone: ({ message }) => toast.success(message),
  });
  if (shown === null) return null;
  return (
    <ConfirmDialog
      isOpen={month !== null}
      title="Close Month"
      content="No entries can be added to this month or earlier months. A closed month cannot be reopened."
      record={
        <span lang="id">
          {`${monthLabel(shown._id)}: ${shown.entries} catatan, uang masuk ${formatRupiah(shown.money)}`}
        </span>
      }
      confirmLabel="Close month"
      confirmVariant="primary"
      busyLabel="Closing..."
      cancelLabel="Cancel"
      isBusy={action.isBusy}
      error={action.error}
      onConfirm={() => action.run(shown)}
      onCancel={action.close}
      returnFocus={returnFocus}
    >
      <p lang="id" className="text-muted text-sm">
        Cocokkan dulu dengan mutasi bank. Kesalahan yang ditemukan kemudian diperbaiki dengan koreksi, yang
        dicatat di bulan berjalan.
      </p>
    </ConfirmDialog>
  );
}
