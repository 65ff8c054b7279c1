import type { BankLine } from 'contract/money/bank-lines';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

interface ImportQuestion {
  readonly statementId: string;
  readonly file: string;
  readonly isSame: boolean;
}

const texts = {
  same: {
    title: 'Semua Mutasi yang Sama',
    content:
      'Semua baris dari berkas ini yang mungkin ganda ditandai sebagai mutasi yang sama. Tiap transfer dihitung satu kali.',
    confirmLabel: 'Tandai semua',
  },
  keep: {
    title: 'Simpan Semua',
    content: 'Semua baris dari berkas ini yang mungkin ganda disimpan sebagai transfer yang berbeda.',
    confirmLabel: 'Simpan semua',
  },
} as const;

/** Decisions on all lines of an import with an undecided twin, for each import on the page. */
export function ImportDecisions({ rows }: { readonly rows: readonly BankLine[] }) {
  const [asked, setAsked] = useState<ImportQuestion | null>(null);
  const files = new Map(
    rows.flatMap(({ statementId, twin }) => (twin === null ? [] : [[statementId, twin.file] as const])),
  );
  return (
    <div className="grid gap-3">
      {[...files].map(([statementId, file]) => (
        <section key={statementId} aria-label={file} className="panel flex flex-wrap items-center gap-3 p-4">
          <p className="min-w-0 grow basis-60 text-sm wrap-anywhere">
            Putuskan semua baris dari <strong>{file}</strong> sekaligus.
          </p>
          <Button size="small" onClick={() => setAsked({ statementId, file, isSame: true })}>
            Semua mutasi yang sama
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => setAsked({ statementId, file, isSame: false })}
          >
            Simpan semua
          </Button>
        </section>
      ))}
      <ImportDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

interface ImportDialogProps {
  readonly asked: ImportQuestion | null;
  readonly onClose: () => void;
}

function ImportDialog({ asked, onClose }: ImportDialogProps) {
  const decide = useAction('decideDuplicates', { refreshes: lineRefreshes });
  const { record, dialog } = useRecordDialog(
    { record: asked, onClose, returnFocus: () => null },
    {
      attempt: ({ statementId, isSame }: ImportQuestion) => decide.run({ id: statementId, isSame }),
      explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
      onDone: ({ message }) => toast.success(message),
    },
  );
  if (record === null) return null;
  return (
    <ConfirmDialog
      {...texts[record.isSame ? 'same' : 'keep']}
      record={record.file}
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
    />
  );
}
