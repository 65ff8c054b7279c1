import type { WrittenEventCard } from 'contract/events/events';
import { adminListDate } from 'contract/text/dates';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { PublicationCell, translationColumn } from '#shared/content-admin/publication-state.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { optionalDateCell } from '#ui/lists/cells.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { RowLink } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { CopyEvent } from './copy-event.tsx';

const helper = createColumns<WrittenEventCard>();

const eventColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('location', { header: 'Location' }),
  helper.accessor('startDate', { header: 'Start Date', cell: optionalDateCell }),
  helper.accessor('endDate', { header: 'End Date', cell: optionalDateCell }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ row }) => (row.original.isCancelled ? 'Dibatalkan' : <PublicationCell {...row.original} />),
  }),
  helper.accessor('translation', translationColumn),
  helper.actions((row) => (
    <ContentActions list="/admin/manage-event" row={row}>
      <RowLink label="Peserta" rowName={row.title} to={`/admin/manage-event/participants/${row._id}`} />
      <CopyEvent event={row} />
    </ContentActions>
  )),
]);

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
