import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { contentListQueries } from '#shared/content-admin/content-rows.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { pageFromVisit } from '#ui/lists/page-from-url.ts';
import { journalColumns } from './journal-columns.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-journal',
  title: 'Manage Journal',
  duty: 'content',
  sidebar: { group: 'primary', position: 40, label: 'Manage Journal' },
  prefetch: (visit) => [
    prefetchQuery('getTotalJournals', {}),
    ...contentListQueries('listJournals', pageFromVisit(visit)),
  ],
};

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
