import type { BinnedRow } from 'contract/bin';
import { useAction } from '#api/use-action.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { kindLabels } from './bin-columns.tsx';

export function EraseDialog(props: RecordDialogProps<BinnedRow>) {
  const erase = useAction('deleteForGood', { refreshes: ['listBin', 'listAuditEntries'] });
  const { record: row, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, title }: BinnedRow) => `${title}: ${(await erase.run({ id: _id })).message}`,
    explain: reasonOr('Gagal menghapus.'),
    onDone: toast.success,
  });
  if (row === null) return null;
  return (
    <ConfirmDialog
      lang="id"
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
      {...dialog}
    />
  );
}
