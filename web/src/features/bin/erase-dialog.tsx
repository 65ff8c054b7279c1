import type { BinnedRow } from 'contract/bin';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { kindLabels } from './bin-columns.tsx';

export interface EraseDialogProps {
  /** Entry to delete permanently; null when the dialog is closed. */
  readonly row: BinnedRow | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms the permanent deletion of an entry in the bin. */
export function EraseDialog(props: EraseDialogProps) {
  const row = useDialogRecord(props.row);
  const erase = useAction('deleteForGood', { refreshes: ['listBin', 'listAuditEntries'] });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id, title }: BinnedRow) => `${title}: ${(await erase.run({ id: _id })).message}`,
    explain: (failure) => getErrorReason(failure) ?? 'Gagal menghapus.',
    onClose: props.onClose,
    onDone: toast.success,
  });
  if (row === null) return null;
  return (
    <ConfirmDialog
      lang="id"
      isOpen={props.row !== null}
      title="Hapus selamanya"
      content="Isi ini dihapus bersama berkasnya dan tidak dapat dipulihkan lagi."
      record={
        <>
          <span className="block">{row.title}</span>
          <span lang="en" className="block text-sm font-normal text-muted">
            {kindLabels[row.kind]}
          </span>
        </>
      }
      confirmLabel="Hapus selamanya"
      busyLabel="Menghapus…"
      cancelLabel="Batal"
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(row)}
      onCancel={close}
      returnFocus={props.returnFocus}
    />
  );
}
