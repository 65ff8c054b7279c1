import type { WrittenJournal } from 'contract/content/journals';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { PublicationCell, translationColumn } from '#shared/content-admin/publication-state.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { WrittenFile } from './written-file.tsx';

const journalColumns: Columns<WrittenJournal> = [
  { header: 'Title', cell: ({ title }) => title },
  {
    header: 'Description',
    cell: ({ description }) => (
      <span className="line-clamp-3 max-w-prose whitespace-pre-line">{description}</span>
    ),
  },
  { header: 'File', cell: (row) => <WrittenFile journal={row} /> },
  { header: 'Status', cell: (row) => <PublicationCell {...row} /> },
  translationColumn,
  actionsColumn((row) => <ContentActions list="/admin/manage-journal" row={row} />),
];

export default function ManageJournalPage() {
  return (
    <ContentListScreen
      list="listWrittenJournals"
      searched={{ noun: 'jurnal', hint: 'Judul jurnal.' }}
      loadError="Gagal mengambil daftar jurnal."
      empty={{
        text: 'No data available',
        reason: 'Jurnal yang ditambahkan di sini muncul di halaman Journal.',
      }}
      add={{ to: '/admin/manage-journal/add', label: 'Add Journal' }}
      deletion={{
        title: 'Hapus jurnal',
        endpoint: 'deleteJournal',
        refreshes: ['listJournals', 'getTotalJournals', 'listBin'],
        note: binNotice,
        onDone: ({ title }) => toast.success(`${title}: jurnal dihapus.`),
        failed: 'Failed to delete the journal.',
      }}
    >
      {(region) => <DataTable caption="Journals" columns={journalColumns} {...region} />}
    </ContentListScreen>
  );
}
