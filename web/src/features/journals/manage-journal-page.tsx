import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { CatalogueScreen } from '#parts/catalogue/catalogue-screen.tsx';
import { keptInBin } from '#parts/catalogue/kept-in-bin.ts';
import { useCatalogue } from '#parts/catalogue/use-catalogue.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { journalColumns } from './journal-columns.tsx';

/** The journals, with the way to their documents. */
export default function ManageJournalPage() {
  const call = useCall();
  const total = useEndpoint('getTotalJournals', {}).data?.totalJournal;
  const catalogue = useCatalogue('listJournals', total);
  const remove = useRemoval({
    list: 'listJournals',
    send: (id) => call('deleteJournal', { id }),
    refreshes: ['getTotalJournals', 'listBin'],
  });
  return (
    <CatalogueScreen
      title="Manage Journal"
      total={total}
      catalogue={catalogue}
      loadError={<span lang="en">Failed to fetch journals.</span>}
      empty={{
        text: 'No data available',
        reason: 'Jurnal yang ditambahkan di sini muncul di halaman Journal.',
      }}
      add={{ to: '/admin/manage-journal/add', label: 'Add Journal' }}
      deletion={{
        title: 'Delete Journal',
        remove,
        note: keptInBin,
        onDone: ({ title }) => toast.success(`${title}: jurnal dihapus.`),
        failed: 'Failed to delete the journal.',
      }}
    >
      {(region) => <DataTable caption="Journals" columns={journalColumns} {...region} />}
    </CatalogueScreen>
  );
}
