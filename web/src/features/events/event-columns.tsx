import type { EventCard } from 'contract/events';
import { adminListDate } from 'contract/text/dates';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

const helper = createColumns<EventCard>();
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
    cell: ({ row }) => <ContentActions list="/admin/manage-event" row={row.original} />,
  }),
]);
