import type { StatementFile } from 'contract/money/statements';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { reasonOr } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Missing } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';

const AskUndoContext = createContext<(file: StatementFile) => void>(() => {});

const fileColumns: Columns<StatementFile> = [
  {
    header: 'Berkas',
    cell: (row) => (
      <span className="grid max-w-xs gap-0.5 wrap-anywhere">
        {row.name}
        <span className="font-normal text-muted text-xs">{`${row.size} bytes`}</span>
        <span className="font-normal text-muted text-xs">
          SHA-256 <code>{row.sha256}</code>
        </span>
      </span>
    ),
  },
  { header: 'Periode', cell: (row) => <Days file={row} /> },
  { header: 'Baris', cell: ({ lines }) => lines },
  { header: 'Uang masuk untuk tagihan', cell: ({ credits }) => credits },
  {
    header: 'Diimpor',
    cell: (row) => (
      <span className="grid justify-items-start gap-0.5">
        <time dateTime={row.importedAt} className="text-nowrap">
          {adminListDateTime(row.importedAt)}
        </time>
        <span className="text-muted text-xs wrap-anywhere">{row.importedBy}</span>
        <UndoState file={row} />
      </span>
    ),
  },
  actionsColumn((row) => <FileActions file={row} />),
];

function Days({ file: { from, to } }: { readonly file: StatementFile }) {
  if (from === null || to === null) return <Missing />;
  return `${adminListDate(from)} – ${adminListDate(to)}`;
}

function UndoState({ file: { state, undoneAt, undoneBy } }: { readonly file: StatementFile }) {
  if (state === 'imported' || undoneAt === null) return null;
  if (state === 'undoing') {
    return <StatusBadge tone="bad" label="Pembatalan belum selesai" />;
  }
  return (
    <span className="grid justify-items-start gap-0.5">
      <StatusBadge tone="idle" label="Dibatalkan" />
      <span className="text-muted text-xs wrap-anywhere">{`${adminListDateTime(undoneAt)}, ${undoneBy}`}</span>
    </span>
  );
}

function FileActions({ file }: { readonly file: StatementFile }) {
  const ask = useContext(AskUndoContext);
  if (file.state === 'undone') return null;
  const label = file.state === 'undoing' ? 'Selesaikan pembatalan' : 'Batalkan impor';
  return (
    <div>
      <RowActions>
        <RowButton label={label} rowName={file.name} onPress={() => ask(file)} />
      </RowActions>
    </div>
  );
}

const emptyFiles = {
  text: 'Belum ada berkas',
  reason: 'Berkasnya tidak kami simpan; di sini tercatat berkas apa yang diimpor, kapan, dan oleh siapa.',
} as const;

/** List of the imported files. The server recognises a repeated file by its SHA-256. */
export function ImportedFiles({ onUndone }: { readonly onUndone: () => void }) {
  const list = useList('listStatements');
  const [asked, setAsked] = useState<StatementFile | null>(null);
  return (
    <AskUndoContext value={setAsked}>
      <Section id="imported-files" title="Berkas yang diimpor" className="grid gap-5">
        <PagedTable
          caption="Berkas yang diimpor, terbaru dulu"
          columns={fileColumns}
          {...list}
          loadError="Gagal mengambil daftar berkas mutasi"
          empty={emptyFiles}
        />
      </Section>
      <UndoDialog
        record={asked}
        onClose={() => setAsked(null)}
        onUndone={onUndone}
        returnFocus={list.focus.findTarget}
      />
    </AskUndoContext>
  );
}

const refreshes = [...lineRefreshes, 'listStatements', 'getStatementUndo'] as const;

interface UndoDialogProps extends RecordDialogProps<StatementFile> {
  readonly onUndone: () => void;
}

/** Confirms the undo of an import. Shows what it removes, or why it is not possible now. */
function UndoDialog({ onUndone, ...props }: UndoDialogProps) {
  const undo = useAction('undoStatement', { refreshes });
  const { record: file, dialog } = useRecordDialog(props, {
    attempt: ({ _id }: StatementFile) => undo.run({ id: _id }),
    explain: reasonOr('Impor belum dibatalkan. Coba lagi.'),
    onDone: ({ message }) => {
      onUndone();
      toast.success(message);
    },
  });
  const { data: check } = useEndpoint(
    'getStatementUndo',
    { id: file?._id ?? '' },
    { enabled: props.record !== null, bypassCache: true },
  );
  if (file === null) return null;
  const refusal = check?.refusal ?? null;
  const effect =
    check === undefined
      ? 'Memeriksa baris dari berkas ini…'
      : `${check.lines} baris mutasi dari berkas ini dihapus dari daftar. Tagihan, pembayaran, dan buku kas tidak berubah. Berkas yang sama dapat diimpor lagi.`;
  return (
    <ConfirmDialog
      title="Batalkan Impor"
      content={refusal === null ? effect : 'Impor ini belum dapat dibatalkan.'}
      record={
        <>
          <span className="block">{file.name}</span>
          <span className="block font-normal text-muted text-sm">
            <Days file={file} />
          </span>
        </>
      }
      confirmLabel="Batalkan impor"
      busyLabel="Membatalkan…"
      canConfirm={refusal === null}
      {...dialog}
    >
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
    </ConfirmDialog>
  );
}
