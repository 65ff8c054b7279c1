import type { Journal } from 'contract/journals';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { contentListQueries } from '#shared/content-admin/content-rows.ts';
import { ExternalIcon } from '#ui/base/icons.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { pageFromVisit } from '#ui/lists/page-from-url.ts';
import { createColumns } from '#ui/lists/table-columns.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-journal',
  title: 'Manage Journal',
  duty: 'content',
  sidebar: { group: 'content', position: 20, label: 'Manage Journal' },
  prefetch: (visit) => [
    prefetchQuery('getTotalJournals', {}),
    ...contentListQueries('listJournals', pageFromVisit(visit)),
  ],
};

const helper = createColumns<Journal>();

const journalColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => (
      <span className="line-clamp-3 max-w-prose whitespace-pre-line">{getValue()}</span>
    ),
  }),
  helper.accessor('file', { header: 'File', cell: ({ row }) => <JournalFile journal={row.original} /> }),
  helper.actions((row) => <ContentActions list="/admin/manage-journal" row={row} />),
]);

function JournalFile({ journal: { title, file, fileName } }: { readonly journal: Journal }) {
  if (file === null) return <span className="text-muted">No file</span>;
  return (
    <a
      href={file}
      target="_blank"
      rel="noreferrer"
      title={fileName ?? undefined}
      className="text-link inline-flex min-h-6 items-center gap-1 whitespace-nowrap"
    >
      View File
      <span className="sr-only">{` of ${title} (opens a new tab)`}</span>
      <ExternalIcon className="size-4 shrink-0" />
    </a>
  );
}

export default function ManageJournalPage() {
  const total = useEndpoint('getTotalJournals', {}).data?.totalJournal;
  return (
    <ContentListScreen
      total={total}
      list="listJournals"
      loadError={<span lang="en">Failed to fetch journals.</span>}
      empty={{
        text: 'No data available',
        reason: 'Jurnal yang ditambahkan di sini muncul di halaman Journal.',
      }}
      add={{ to: '/admin/manage-journal/add', label: 'Add Journal' }}
      deletion={{
        title: 'Delete Journal',
        endpoint: 'deleteJournal',
        refreshes: ['getTotalJournals', 'listBin'],
        note: binNotice,
        onDone: ({ title }) => toast.success(`${title}: jurnal dihapus.`),
        failed: 'Failed to delete the journal.',
      }}
    >
      {(region) => <DataTable caption="Journals" columns={journalColumns} {...region} />}
    </ContentListScreen>
  );
}
