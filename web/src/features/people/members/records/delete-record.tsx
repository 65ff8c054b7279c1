import { Button } from '#ui/base/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

interface DeleteRecordProps {
  /** 'catatan': completes 'Hapus …?'. */
  readonly kind: string;
  /** Text by which the admin recognises the record. */
  readonly record: string;
  readonly remove: () => Promise<{ readonly message: string }>;
}

/** Button that deletes one record after a confirmation. */
export function DeleteRecord({ kind, record, remove }: DeleteRecordProps) {
  const { button, dialog } = useConfirmation({
    attempt: remove,
    onDone: ({ message }) => toast.success(message),
  });
  return (
    <>
      <Button {...button} variant="quiet" size="small" aria-label={`Hapus ${kind}: ${record}`}>
        Hapus
      </Button>
      <ConfirmDialog
        {...dialog}
        title={`Hapus ${kind}?`}
        content="Tindakan ini tidak dapat dibatalkan."
        record={record}
        confirmLabel="Hapus"
        confirmVariant="danger"
      />
    </>
  );
}
