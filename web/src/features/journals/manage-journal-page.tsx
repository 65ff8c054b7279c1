import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { useContentList } from '#shared/content-admin/use-content-list.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { journalColumns } from './journal-columns.tsx';

/** List of the journals, with links to their documents. */
export default function ManageJournalPage() {
  const call = useCall();
  const total = useEndpoint('getTotalJournals', {}).data?.totalJournal;
  const contentList = useContentList('listJournals', total);
  const remove = useRemoval({
    list: 'listJournals',
    send: (id) => call('deleteJournal', { id }),
    refreshes: ['getTotalJournals', 'listBin'],
  });
  return (
    <ContentListScreen
      title="Manage Journal"
      total={total}
      contentList={contentList}
      loadError={<span lang="en">Failed to fetch journals.</span>}
      empty={{
        text: 'No data available',
        reason: 'Jurnal yang ditambahkan di sini muncul di halaman Journal.',
      }}
      add={{ to: '/admin/manage-journal/add', label: 'Add Journal' }}
      deletion={{
        title: 'Delete Journal',
        remove,
        note: binNotice,
        onDone: ({ title }) => toast.success(`${title}: jurnal dihapus.`),
        failed: 'Failed to delete the journal.',
      }}
    >
      {(region) => <DataTable caption="Journals" columns={journalColumns} {...region} />}
    </ContentListScreen>
  );
}
