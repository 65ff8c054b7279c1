import { adminListDate } from 'contract/words/dates';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { CatalogueScreen } from '#parts/catalogue/catalogue-screen.tsx';
import { keptInBin } from '#parts/catalogue/kept-in-bin.ts';
import { useCatalogue } from '#parts/catalogue/use-catalogue.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { eventColumns } from './event-columns.tsx';

/** The announced events, the latest start first. */
export default function ManageEventPage() {
  const call = useCall();
  const total = useEndpoint('getTotalEvents', {}).data?.totalEvent;
  const catalogue = useCatalogue('listEvents', total);
  const remove = useRemoval({
    list: 'listEvents',
    send: (id) => call('deleteEvent', { id }),
    refreshes: ['getEvent', 'getTotalEvents', 'listBin'],
  });
  return (
    <CatalogueScreen
      title="Manage Events"
      total={total}
      catalogue={catalogue}
      loadError="Gagal mengambil daftar event."
      empty={{
        text: 'No events available.',
        reason: 'Acara yang ditambahkan di sini muncul di halaman Event.',
      }}
      add={{ to: '/admin/manage-event/add', label: 'Add Event' }}
      deletion={{
        title: 'Delete Event',
        detail: ({ location, startDate }) => `${location}, ${adminListDate(startDate)}`,
        remove,
        onDone: ({ title }) => toast.success(`${title}: event dihapus. ${keptInBin}`),
        failed: 'Gagal menghapus event.',
      }}
    >
      {(region) => <DataTable caption="Events" columns={eventColumns} {...region} />}
    </CatalogueScreen>
  );
}
