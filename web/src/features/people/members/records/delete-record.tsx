import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';

interface DeleteRecordProps {
  /** 'catatan': completes 'Hapus …?'. */
  readonly kind: string;
  /** Text by which the admin recognises the record. */
  readonly record: string;
  readonly remove: () => Promise<{ readonly message: string }>;
}

/** Button that deletes one record after a confirmation. */
export const DeleteRecord = ({ kind, record, remove }: DeleteRecordProps) => (
  <ConfirmButton
    button={{ variant: 'quiet', size: 'small', 'aria-label': `Hapus ${kind}: ${record}` }}
    label="Hapus"
    title={`Hapus ${kind}?`}
    content="Tindakan ini tidak dapat dibatalkan."
    record={record}
    confirmLabel="Hapus"
    send={remove}
  />
);
