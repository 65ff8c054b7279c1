import type { ImportRow } from 'contract/schemas/imports/member-imports';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

interface DecideDialogProps extends RecordDialogProps<ImportRow> {
  readonly importId: string;
}

const refreshes = ['getMemberImport', 'listMemberImportRows'] as const;

/** Asks which person a row is. */
export function DecideDialog({ importId, ...props }: DecideDialogProps) {
  const decide = useAction('decideMemberImportRow', { refreshes });
  const [chosen, setChosen] = useState('');
  const onClose = () => {
    setChosen('');
    props.onClose();
  };
  const { record: row, dialog } = useRecordDialog(
    { ...props, onClose },
    {
      attempt: ({ line }: ImportRow) =>
        chosen === 'create' || chosen === 'skip'
          ? decide.run({ id: importId, line, choice: chosen })
          : decide.run({ id: importId, line, choice: 'person', person: chosen }),
      onDone: ({ message }) => toast.success(message),
    },
  );
  if (row === null) return null;
  const options = [
    ...row.candidates.map(({ id, name, email, reason }) => ({
      value: id,
      label: `Orang yang sama: ${name}`,
      text: `${email}. ${reason}.`,
    })),
    { value: 'create', label: 'Anggota baru', text: 'Ditambahkan sebagai orang lain.' },
    { value: 'skip', label: 'Lewati baris ini', text: 'Tidak ada yang berubah.' },
  ];
  return (
    <ConfirmDialog
      title="Siapa orang ini?"
      content="Baris ini mungkin anggota yang sudah terdaftar, atau sama dengan baris lain."
      record={
        <>
          <span className="block">{row.name}</span>
          <span className="block font-normal text-muted text-sm">{`Baris ${row.line}, ${row.email}`}</span>
        </>
      }
      confirmLabel="Simpan keputusan"
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      canConfirm={chosen !== ''}
      {...dialog}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Keputusan</legend>
        {options.map(({ value, label, text }) => (
          <label key={value} className="flex items-start gap-3 rounded-control border border-line p-3">
            <input
              type="radio"
              name="import-choice"
              className="mt-1 accent-brand"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span className="grid gap-0.5 wrap-anywhere">
              <span className="font-semibold">{label}</span>
              <span className="text-muted text-sm">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
