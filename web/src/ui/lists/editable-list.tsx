import { type ReactNode, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { Identified } from './table-columns.ts';

interface EditableListProps<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly className: string;
  readonly rowClassName: string;
  /** Renders the form of a row. */
  readonly form: (row: Row, onClose: () => void) => ReactNode;
  readonly children: (row: Row, onEdit: () => void) => ReactNode;
}

/** Short list whose rows are edited in place, one at a time. */
export function EditableList<Row extends Identified>(props: EditableListProps<Row>) {
  const [editedId, setEditedId] = useState<string>();
  return (
    <ul className={props.className}>
      {props.rows.map((row) => (
        <li key={row._id} className={props.rowClassName}>
          {editedId === row._id
            ? props.form(row, () => setEditedId(undefined))
            : props.children(row, () => setEditedId(row._id))}
        </li>
      ))}
    </ul>
  );
}

/** Returns the settings that all forms share that edit a row in place. */
export const rowFormSettings = (onClose: () => void) => ({
  busyLabel: 'Menyimpan…',
  actions: (
    <Button variant="secondary" onClick={onClose}>
      Batal
    </Button>
  ),
  onDone: ({ message }: { readonly message: string }) => {
    toast.success(message);
    onClose();
  },
});

interface EditableRowHeadProps {
  readonly title: string;
  /** Name of the rows: 'templat'. */
  readonly noun: string;
  readonly badge?: ReactNode;
  /** Effect of a deletion. */
  readonly warning: string;
  readonly onEdit: () => void;
  readonly onDelete: () => Promise<{ readonly message: string }>;
}

/** Title of a row with buttons that edit and delete it. */
export function EditableRowHead({ title, noun, badge, warning, onEdit, onDelete }: EditableRowHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{title}</h3>
        {badge}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-label={`Ubah ${noun} ${title}`} onClick={onEdit}>
          Ubah
        </Button>
        <ConfirmButton
          button={{ size: 'small', 'aria-label': `Hapus ${noun} ${title}` }}
          label="Hapus"
          title={`Hapus ${noun}?`}
          content={warning}
          record={title}
          confirmLabel={`Hapus ${noun}`}
          busyLabel="Menghapus…"
          send={onDelete}
          onDone={showReplyFor(title)}
        />
      </div>
    </div>
  );
}
