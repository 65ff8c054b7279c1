import type { WrittenEventCard } from 'contract/events/events';
import { adminListDate } from 'contract/text/dates';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { PublicationCell, translationColumn } from '#shared/content-admin/publication-state.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { DateCell } from '#ui/lists/cells.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { RowLink } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { CopyEvent } from './copy-event.tsx';

const eventColumns: Columns<WrittenEventCard> = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Location', cell: ({ location }) => location },
  { header: 'Start Date', cell: ({ startDate }) => <DateCell at={startDate} /> },
  { header: 'End Date', cell: ({ endDate }) => <DateCell at={endDate} /> },
  { header: 'Status', cell: (row) => (row.isCancelled ? 'Dibatalkan' : <PublicationCell {...row} />) },
  translationColumn,
  actionsColumn((row) => (
    <ContentActions list="/admin/manage-event" row={row}>
      <RowLink label="Peserta" rowName={row.title} to={`/admin/manage-event/participants/${row._id}`} />
      <CopyEvent event={row} />
    </ContentActions>
  )),
];

export default function ManageEventPage() {
  return (
    <ContentListScreen
      list="listWrittenEvents"
      searched={{ noun: 'acara', hint: 'Judul atau lokasi.' }}
      loadError="Gagal mengambil daftar event."
      empty={{
        text: 'No events available.',
        reason: 'Acara yang ditambahkan di sini muncul di halaman Event.',
      }}
      add={{ to: '/admin/manage-event/add', label: 'Add Event' }}
      deletion={{
        title: 'Delete Event',
        detail: ({ location, startDate }) =>
          startDate === null ? location : `${location}, ${adminListDate(startDate)}`,
        endpoint: 'deleteEvent',
        refreshes: ['listEvents', 'getEvent', 'getTotalEvents', 'listBin'],
        onDone: ({ title }) => toast.success(`${title}: event dihapus. ${binNotice}`),
        failed: 'Gagal menghapus event.',
      }}
    >
      {(region) => <DataTable caption="Events" columns={eventColumns} {...region} />}
    </ContentListScreen>
  );
}
