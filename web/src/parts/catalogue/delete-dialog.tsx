import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import type { Identified } from '#ui/lists/table-columns.ts';

export interface DeleteDialogProps<Row extends Identified> {
  /** What is to be deleted; null while nothing is. */
  readonly row: Row | null;
  readonly title: string;
  /** How the row is told in the question. */
  readonly record: (row: Row) => ReactNode;
  readonly remove: (id: string) => Promise<void>;
  readonly onClose: () => void;
  readonly onDone: (row: Row) => void;
  readonly onFailure: (row: Row, error: unknown) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks, closes at once and deletes; the row comes back when that fails. */
export function DeleteDialog<Row extends Identified>(props: DeleteDialogProps<Row>) {
  const { row, remove, onClose, onDone, onFailure } = props;
  const shown = useDialogRecord(row);
  if (shown === null) return null;
  const confirm = async () => {
    onClose();
    try {
      await remove(shown._id);
    } catch (error) {
      return onFailure(shown, error);
    }
    onDone(shown);
  };
  return (
    <ConfirmDialog
      isOpen={row !== null}
      title={props.title}
      content="Are you sure you want to delete?"
      record={props.record(shown)}
      onConfirm={confirm}
      onCancel={onClose}
      returnFocus={props.returnFocus}
    />
  );
}
