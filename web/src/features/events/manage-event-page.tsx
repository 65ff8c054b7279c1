import { adminListDate } from 'contract/dates';
import type { EventCard } from 'contract/events';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { type Failure, FailureNotice, serverMessage } from '#ui/failure-notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { toast } from '#ui/toast.tsx';
import { useContentList } from '#ui/use-content-list.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { AskDeleteContext, eventColumns } from './event-columns.tsx';

const add = <ButtonLink to="/admin/manage-event/add">Add Event</ButtonLink>;
const empty = {
  text: 'No events available.',
  reason: 'Acara yang ditambahkan di sini muncul di halaman Event.',
  action: add,
} as const;

/** The announced events, the latest start first. */
export default function ManageEventPage() {
  const total = useEndpoint('getTotalEvents', {}).data?.totalEvent;
  const { pages, list, totalPages } = useContentList('listEvents', total);
  const focus = useRowFocus();
  const [asked, setAsked] = useState<EventCard | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listEvents',
    send: (id) => call('deleteEvent', { id }),
    refreshes: ['getTotalEvents'],
  });
  const askDelete = (event: EventCard) => {
    setFailure(null);
    setAsked(event);
  };
  return (
    <AskDeleteContext value={askDelete}>
      <AdminHead title="Manage Events" total={total}>
        {add}
      </AdminHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DataTable
          caption="Events"
          columns={eventColumns}
          list={list}
          loadError="Gagal mengambil daftar event."
          empty={empty}
          focus={focus}
        />
        <Pager
          pages={pages}
          totalPages={totalPages}
          lastId={list.data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <DeleteDialog
        row={asked}
        title="Delete Event"
        record={({ title, location, startDate }) => (
          <>
            <span className="block">{title}</span>
            <span className="block font-normal text-muted text-sm">
              {`${location}, ${adminListDate(startDate)}`}
            </span>
          </>
        )}
        remove={remove}
        onClose={() => setAsked(null)}
        onDone={({ title }) => toast.success(`${title}: event dihapus.`)}
        onFailure={({ title }, error) =>
          setFailure({ record: title, text: 'Gagal menghapus event.', detail: serverMessage(error) })
        }
        returnFocus={focus.target}
      />
    </AskDeleteContext>
  );
}
