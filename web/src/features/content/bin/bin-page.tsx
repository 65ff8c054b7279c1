import type { EndpointName } from 'contract';
import type { BinnedKind, BinnedRow } from 'contract/content/bin';
import { limits } from 'contract/rules/limits';
import { createContext, useContext, useState } from 'react';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { useRemoval } from '#api/use-removal.ts';
import { getErrorReason, reasonOr } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { DateCell, DateTimeCell, WrappedCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';

interface BinActions {
  readonly restore: (row: BinnedRow) => void;
  readonly askErase: (row: BinnedRow) => void;
}

const BinActionsContext = createContext<BinActions>({ restore: () => {}, askErase: () => {} });

const kindLabels: Readonly<Record<BinnedKind, string>> = {
  blog: 'Artikel',
  event: 'Acara',
  journal: 'Jurnal',
  product: 'Produk',
};

const binColumns: Columns<BinnedRow> = [
  { header: 'Judul', cell: ({ title }) => <WrappedCell text={title} /> },
  { header: 'Jenis', cell: ({ kind }) => kindLabels[kind] },
  { header: 'Dihapus oleh', cell: ({ deletedBy }) => <WrappedCell text={deletedBy} /> },
  { header: 'Dihapus', cell: ({ deletedAt }) => <DateTimeCell at={deletedAt} /> },
  { header: 'Disimpan sampai', cell: ({ endsAt }) => <DateCell at={endsAt} /> },
  actionsColumn((row) => <RowControls row={row} />),
];

function RowControls({ row }: { readonly row: BinnedRow }) {
  const { restore, askErase } = useContext(BinActionsContext);
  return (
    <div>
      <RowActions>
        <RowButton label="Pulihkan" rowName={row.title} onPress={() => restore(row)} />
        <RowButton label="Hapus selamanya" rowName={row.title} tone="danger" onPress={() => askErase(row)} />
      </RowActions>
    </div>
  );
}

/** Endpoints whose data can change when content is restored from the bin. */
const contentLists: readonly EndpointName[] = [
  ...(['listWrittenBlogs', 'listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs'] as const),
  ...(['listWrittenEvents', 'listEvents', 'getEvent', 'getTotalEvents'] as const),
  ...(['listWrittenJournals', 'listJournals', 'getTotalJournals'] as const),
  ...(['listWrittenProducts', 'listProducts', 'getTotalProducts'] as const),
];

export default function BinPage() {
  const list = useList('listBin');
  const [toErase, setToErase] = useState<BinnedRow | null>(null);
  const { restore, failure } = useRestore();
  return (
    <BinActionsContext value={{ restore, askErase: setToErase }}>
      <ScreenHead text={`Yang dihapus disimpan ${limits.retention.binDays} hari, lalu hilang selamanya`} />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <PagedTable
          caption="Isi Sampah, yang terakhir dihapus dulu"
          columns={binColumns}
          {...list}
          loadError="Gagal mengambil isi Sampah"
          empty={{
            text: 'Sampah kosong',
            reason: `Artikel, acara, jurnal, dan produk yang dihapus dapat dipulihkan dari sini selama ${limits.retention.binDays} hari.`,
          }}
        />
      </div>
      <EraseDialog record={toErase} onClose={() => setToErase(null)} returnFocus={list.focus.findTarget} />
    </BinActionsContext>
  );
}

/** Removes a row as an optimistic update. The row returns when the restoration fails. */
function useRestore() {
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listBin',
    send: (id) => call('restoreFromBin', { id }),
    refreshes: contentLists,
  });
  const restore = async ({ _id, title }: BinnedRow) => {
    setFailure(null);
    try {
      toast.success(`${title}: ${(await remove(_id)).message}`);
    } catch (error) {
      setFailure({ record: title, text: 'Gagal memulihkan.', detail: getErrorReason(error) });
    }
  };
  return { restore: (row: BinnedRow) => void restore(row), failure };
}

function EraseDialog(props: RecordDialogProps<BinnedRow>) {
  const erase = useAction('deleteForGood', { refreshes: ['listBin', 'listAuditEntries'] });
  const { record: row, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, title }: BinnedRow) => `${title}: ${(await erase.run({ id: _id })).message}`,
    explain: reasonOr('Gagal menghapus.'),
    onDone: toast.success,
  });
  if (row === null) return null;
  return (
    <ConfirmDialog
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
      {...dialog}
    />
  );
}
