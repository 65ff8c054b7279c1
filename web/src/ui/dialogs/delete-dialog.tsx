import type { ReactNode } from 'react';
import { ReauthDeclined } from '#api/reauthentication.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDialogRecord } from './use-dialog-action.ts';

export interface DeleteDialogProps<Row extends { readonly _id: string }> {
  readonly row: Row | null;
  readonly title: string;
  readonly content?: string;
  readonly record: (row: Row) => ReactNode;
  readonly note?: string | undefined;
  readonly remove: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: (row: Row) => void;
  readonly onFailure: (row: Row, error: unknown) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms and deletes a row. The dialog closes immediately, and the row reappears on failure. */
export function DeleteDialog<Row extends { readonly _id: string }>(props: DeleteDialogProps<Row>) {
  const { content = 'Are you sure you want to delete?', remove, onClose, onDone, onFailure } = props;
  const row = useDialogRecord(props.row);
  if (row === null) return null;
  const confirm = async () => {
    onClose();
    try {
      await remove(row._id);
    } catch (error) {
      if (!(error instanceof ReauthDeclined)) onFailure(row, error);
      return;
    }
    onDone(row);
  };
  return (
    <ConfirmDialog
      isOpen={props.row !== null}
      title={props.title}
      content={content}
      record={props.record(row)}
      onConfirm={confirm}
      onCancel={onClose}
      returnFocus={props.returnFocus}
    >
      {props.note !== undefined && <p className="text-muted text-sm">{props.note}</p>}
    </ConfirmDialog>
  );
}
