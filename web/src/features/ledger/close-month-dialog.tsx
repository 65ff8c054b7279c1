import type { LedgerMonth } from 'contract/ledger';
import { monthLabel } from 'contract/words/dates';
import { rupiah } from 'contract/words/text';
import { useAction } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';

interface CloseMonthDialogProps {
  /** What is to be closed; null while nothing is. */
  readonly month: LedgerMonth | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Tells what closing means, and what is signed by it. */
export function CloseMonthDialog({ month, onClose, returnFocus }: CloseMonthDialogProps) {
  const shown = useDialogRecord(month);
  const { run: close } = useAction('closeLedgerMonth', { refreshes: ['listLedgerMonths'] });
  const action = useDialogAction({
    attempt: ({ _id }: LedgerMonth) => close({ month: _id }),
    explain: (failure) => <span lang="id">{reasonOf(failure) ?? 'Bulan ini gagal ditutup. Coba lagi.'}</span>,
    onClose,
    onDone: ({ message }) => toast.success(message),
  });
  if (shown === null) return null;
  return (
    <ConfirmDialog
      isOpen={month !== null}
      title="Close Month"
      content="Nothing can be dated in this month, or in any before it, from now on. It cannot be opened again."
      record={
        <span lang="id">
          {`${monthLabel(shown._id)}: ${shown.entries} catatan, uang masuk ${rupiah(shown.money)}`}
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
