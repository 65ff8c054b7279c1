import type { ManagedEvent } from 'contract/events/events';
import { PublicationCell } from '#shared/content-admin/publication-state.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DateCell } from '#ui/lists/cells.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { ListPager } from '#ui/lists/pager.tsx';
import { RowActions, RowLink } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';

const columns: Columns<ManagedEvent> = [
  { header: 'Acara', cell: ({ title }) => title },
  { header: 'Tempat', cell: ({ location }) => location },
  { header: 'Mulai', cell: ({ startDate }) => <DateCell at={startDate} /> },
  { header: 'Status', cell: (row) => <PublicationCell {...row} /> },
  actionsColumn(({ _id, title }) => (
    <RowActions>
      <RowLink label="Peserta" rowName={title} to={`/admin/manage-event/participants/${_id}`} />
    </RowActions>
  )),
];

/** Lists the events whose participants an admin without the duty for texts may manage. */
export default function ManagedEventsPage() {
  const { pages, ...region } = useList('listManagedEvents');
  return (
    <>
      <ScreenHead total={region.list.data?.total} />
      <DataTable
        {...region}
        caption="Acara yang Anda kelola"
        columns={columns}
        loadError="Gagal mengambil daftar acara."
        empty={{ text: 'Belum ada acara', reason: 'Acara muncul di sini setelah editor membuatnya.' }}
      />
      {/* A pager below a single card would move when the browser lays out the card. */}
      {(region.list.data?.totalPages ?? 1) > 1 && <ListPager pages={pages} list={region.list} />}
    </>
  );
}
