import { adminListDate } from 'contract/dates';
import type { EventCard } from 'contract/events';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { RowActions, RowButton, RowLink } from '#ui/row-button.tsx';
import { columnsOf } from '#ui/table-columns.ts';

/** Asks whether this event is to be deleted. */
export const AskDeleteContext = createContext<(event: EventCard) => void>(() => {});

const helper = columnsOf<EventCard>();
const date = (header: string) => ({
  header,
  cell: ({ getValue }: { getValue: () => string }) => (
    <time dateTime={getValue()} className="whitespace-nowrap">
      {adminListDate(getValue())}
    </time>
  ),
});

export const eventColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('location', { header: 'Location' }),
  helper.accessor('startDate', date('Start Date')),
  helper.accessor('endDate', date('End Date')),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <EventActions event={row.original} />,
  }),
]);

function EventActions({ event }: { readonly event: EventCard }) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  const { _id, title } = event;
  return (
    <RowActions>
      <RowLink label="Edit" rowName={title} to={`/admin/manage-event/edit/${_id}`} state={{ list: search }} />
      <RowButton label="Delete" rowName={title} tone="danger" onPress={() => askDelete(event)} />
    </RowActions>
  );
}
